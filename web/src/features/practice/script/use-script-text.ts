import type { caseScripts, Script } from '@lectern/contracts/case-scripts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import type { CallInput } from '../../../api/call.js';
import { useLazyOpenScriptQuery, useWriteScriptMutation } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { withWords } from './script-text.js';
import type { ScriptTurns } from './script-turns.js';

const PAUSE_MS = 900;
const AGAIN_MS = 4_000;

export type TextSaving =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  /** Another window has saved since; its text is here to be taken, or to be written over knowingly. */
  | { kind: 'overtaken'; theirs: Script }
  | { kind: 'refused'; message: string };

export interface ScriptText {
  /** As it was last saved, with its sources. */
  saved: Script;
  text: string;
  saving: TextSaving;
  edit: (text: string) => void;
  confirm: (place: { start: number; end: number }) => void;
  /** Puts the attorney's words wherever the mark of an open place stands: they answer for them. */
  fill: (mark: string, words: string) => void;
  /** Minutes that there are for it; null for no time of its own. */
  aim: (minutes: number | null) => void;
  settle: (take: 'mine' | 'theirs') => void;
}

type Change = Omit<CallInput<typeof caseScripts.write>, 'scriptId' | 'version' | 'text'>;

/** What could not be sent while Lectern was away. */
interface Left {
  text: string;
  change: Change;
}

/** Places that were confirmed belong to the text that they were confirmed in. */
const changeOf = (left: Left | null, text: string): Change =>
  left === null || left.text === text ? (left?.change ?? {}) : { targetMinutes: left.change.targetMinutes };

interface Unsent {
  /** The version that was written on. */
  version: number;
  text: string;
}

function unsentOf(name: string): Unsent | null {
  const kept = tabDraft(name);
  return typeof kept === 'object' &&
    kept !== null &&
    'text' in kept &&
    typeof kept.text === 'string' &&
    'version' in kept &&
    typeof kept.version === 'number'
    ? { version: kept.version, text: kept.text }
    : null;
}

/**
 * A script as one text, saved while it is typed; what is not saved yet outlives a reload of this tab, unless the script was drafted
 * anew.
 */
export function useScriptText(opened: Script, turns: ScriptTurns, fresh = false): ScriptText {
  const { id: scriptId } = opened;
  const name = `script.${scriptId}`;
  const [saved, setSaved] = useState(opened);
  const [unsent] = useState(() => (fresh ? null : unsentOf(name)));
  const [text, setText] = useState(unsent?.text ?? opened.text);
  const [saving, setSaving] = useState<TextSaving>(
    unsent && unsent.version !== opened.version && unsent.text !== opened.text
      ? { kind: 'overtaken', theirs: opened }
      : { kind: 'saved', at: opened.savedAt },
  );
  const [write] = useWriteScriptMutation();
  const [open] = useLazyOpenScriptQuery();
  const [attempt, setAttempt] = useState(0);
  const left = useRef<Left | null>(null);
  const latest = useRef(text);
  latest.current = text;

  const send = useCallback(
    async (sent: string, change: Change = {}) => {
      setSaving({ kind: 'saving' });
      left.current = null;
      try {
        const next = await turns.save((version) =>
          write({ scriptId, version, text: sent, ...change }).unwrap(),
        );
        setSaved(next);
        if (latest.current === sent) forgetTabDraft(name);
        setSaving({ kind: 'saved', at: next.savedAt });
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict')
          setSaving({ kind: 'overtaken', theirs: await open({ scriptId }).unwrap() });
        else if (isApiError(error) && ['network', 'unavailable', 'timeout'].includes(error.code)) {
          left.current = { text: sent, change };
          setSaving({ kind: 'waiting' });
          setTimeout(() => setAttempt((count) => count + 1), AGAIN_MS);
        } else setSaving({ kind: 'refused', message: errorMessage(error, 'The script could not be saved.') });
      }
    },
    [write, open, name, scriptId, turns],
  );

  const idle = saving.kind === 'saved' || saving.kind === 'waiting';
  useEffect(() => {
    if (!idle || (text === saved.text && left.current === null)) return;
    const timer = setTimeout(() => void send(text, changeOf(left.current, text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [idle, text, saved, attempt, send]);

  const edit = (typed: string) => {
    setText(typed);
    keepTabDraft(name, { version: turns.version, text: typed } satisfies Unsent);
    setSaving((now) => (now.kind === 'refused' ? { kind: 'saved', at: saved.savedAt } : now));
  };
  return {
    saved,
    text,
    saving,
    edit,
    fill: (mark, words) => {
      const filled = withWords(latest.current, mark, words);
      edit(filled.text);
      // Until it is settled which text counts, none is saved.
      if (saving.kind !== 'overtaken') void send(filled.text, { confirmed: filled.places });
    },
    confirm: (place) => void send(text, { confirmed: [place] }),
    aim: (targetMinutes) => void send(text, { targetMinutes }),
    settle: (take) => {
      if (saving.kind !== 'overtaken') return;
      setSaved(saving.theirs);
      turns.version = saving.theirs.version;
      if (take === 'theirs') {
        setText(saving.theirs.text);
        forgetTabDraft(name);
      }
      setSaving({ kind: 'saved', at: saving.theirs.savedAt });
    },
  };
}
