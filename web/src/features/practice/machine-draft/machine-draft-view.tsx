import type { GeneratedContent } from '@lectern/contracts/content';
import { draftNotesInWords } from '@lectern/contracts/english/draft-notes';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Button, Drawer } from 'antd';
import { paragraphsOf, scriptFrom, undecided } from '../generator/script.js';

interface MachineDraftViewProps {
  content: GeneratedContent;
  scenario: ScenarioType;
  isBusy: boolean;
  problem: string;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** The model's draft, to be read before it is taken. */
export function MachineDraftView({
  content,
  scenario,
  isBusy,
  problem,
  onTake,
  onKeep,
  onClose,
}: MachineDraftViewProps) {
  const script = scriptFrom(content, scenario);
  const open = undecided(script);
  return (
    <Drawer
      open
      title="Draft by the model on this machine"
      size="min(720px, 100%)"
      onClose={onClose}
      footer={
        <div className="row">
          <Button type="primary" aria-busy={isBusy} onClick={onTake}>
            Take it
          </Button>
          <Button onClick={onKeep}>Keep mine</Button>
          {problem && (
            <p className="inline-error" role="alert">
              {problem}
            </p>
          )}
        </div>
      }
    >
      <div className="machine-draft-text">
        <p className="sm t2">
          Each sentence was checked against your file.
          {open > 0 && ` ${open === 1 ? '1 sentence is' : `${open} sentences are`} not in it and marked.`}
        </p>
        {draftNotesInWords(script.engine).map((note) => (
          <p key={note} className="sm t2">
            {note}
          </p>
        ))}
        {script.sections
          .filter(({ contentType }) => contentType !== 'legal_citations')
          .map((section) => (
            <div key={section.contentType} className="machine-draft-section">
              <h3 className="section-title">{section.title}</h3>
              {paragraphsOf(section).map((paragraph, index) => (
                <p key={index}>
                  {paragraph.map(({ id, text, stand, part }) => (
                    <span key={id}>
                      {part && <b className="machine-draft-part">{part.title}</b>}
                      {stand === 'unsupported' ? <mark>{text} [not in your file]</mark> : text}{' '}
                    </span>
                  ))}
                </p>
              ))}
            </div>
          ))}
      </div>
    </Drawer>
  );
}
