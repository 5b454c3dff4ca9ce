import type { Script } from '@lectern/contracts/case-scripts';
import { useEffect, useMemo, useState } from 'react';
import { useLazyOpenScriptQuery } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import type { TimeRange } from '../../../recorder/time-budget.js';
import { Loading } from '../../../ui/states.js';
import type { ScriptSection, ScriptSentence } from '../generator/script.js';
import type { OneText } from '../generator/use-saved-script.js';
import { OpenSlots } from './open-slots.js';
import { ScriptEditor } from './script-editor.js';
import { sentencesIn } from './script-text.js';
import { sectionOfText } from './section-of-text.js';
import { useScriptText } from './use-script-text.js';

interface TextOfDraftProps {
  oneText: OneText;
  /** As it is on the screen now. */
  section: ScriptSection;
  range: TimeRange | null;
  /** Told of each change: what is spoken, counted and downloaded follows the text. */
  onSection: (section: ScriptSection) => void;
  onSource: (sentence: ScriptSentence) => void;
  /** Told of the time that is set for it. */
  onTarget: (minutes: number | null) => void;
  /** The minutes for which the file held too little to say. */
  spent: number | null;
}

interface Opened {
  script: Script;
  of: OneText;
}

/** The spoken section of a draft, to be written in as one text. */
export function TextOfDraft(props: TextOfDraftProps) {
  const { oneText } = props;
  const [open] = useLazyOpenScriptQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setProblem('');
    open({ scriptId: oneText.scriptId })
      .unwrap()
      .then((script) => {
        if (left) return;
        oneText.turns.version = script.version;
        setOpened({ script, of: oneText });
      })
      .catch((error: unknown) => {
        if (!left) setProblem(errorMessage(error, 'The script could not be opened.'));
      });
    return () => {
      left = true;
    };
  }, [open, oneText, attempt]);
  if (problem !== '')
    return (
      <p className="inline-error" role="alert">
        {problem}{' '}
        <button type="button" className="link-button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </p>
    );
  if (opened?.of !== oneText) return <Loading />;
  return <Text key={`${opened.script.id}-${opened.script.version}`} opened={opened.script} {...props} />;
}

function Text({
  opened,
  oneText,
  section,
  range,
  onSection,
  onSource,
  onTarget,
  spent,
}: TextOfDraftProps & { opened: Script }) {
  const script = useScriptText(opened, oneText.turns, oneText.fresh);
  const { saved, text } = script;
  const now = useMemo(
    () => sectionOfText(oneText.drafted, text, sentencesIn(saved, text)),
    [oneText, saved, text],
  );
  useEffect(() => onSection(now), [now, onSection]);
  useEffect(() => onTarget(saved.targetMinutes), [saved.targetMinutes, onTarget]);
  return (
    <>
      <OpenSlots text={text} onFill={script.fill} />
      <ScriptEditor
        script={script}
        label={section.title}
        range={range}
        spent={spent}
        onSource={(source) => {
          const sentence = now.sentences.find((one) => one.text.includes(source.text));
          if (sentence) onSource(sentence);
        }}
      />
    </>
  );
}
