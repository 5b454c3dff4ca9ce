import { AudioOutlined, PlusOutlined } from '@ant-design/icons';
import type { ScriptSummary } from '@lectern/contracts/case-scripts';
import type { CaseDetail } from '@lectern/contracts/cases';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOwnPace } from '../../api/use-own-pace.js';
import { clock, mediumDate, spokenSeconds } from '../../lib/format.js';
import type { Pace } from '../../lib/own-pace.js';
import { paths } from '../../lib/paths.js';
import { scenarioTitle } from '../../lib/scenarios.js';
import { START_NOW } from '../../lib/start-now.js';
import { hearingDay, hearingPlaceLine } from './case-words.js';
import { nextStep, type NextStep } from './next-step.js';
import { Readiness } from './readiness.js';

/** The one act that comes next, beside when it will count. */
export function NextPanel({ detail, onAddDocuments }: { detail: CaseDetail; onAddDocuments: () => void }) {
  const step = nextStep(detail);
  const { title, text, action } = sentenceFor(step, detail, onAddDocuments, useOwnPace());
  return (
    <section className="panel accented case-next" aria-labelledby="case-next">
      <div>
        <p className="label case-next-label">Next</p>
        <h2 id="case-next">{title}</h2>
        <p className="t2">{text}</p>
        <div className="row">{action}</div>
      </div>
      <Hearing detail={detail} />
    </section>
  );
}

/** A scenario's own name is said in lower case; a title that somebody gave stands as it was given. */
const named = ({ title, scenario }: Pick<ScriptSummary, 'title' | 'scenario'>): string =>
  title === scenarioTitle(scenario) ? `the ${title.toLowerCase()}` : `“${title}”`;

function sentenceFor(
  step: NextStep,
  detail: CaseDetail,
  onAddDocuments: () => void,
  { wordsPerMinute }: Pace,
): { title: string; text: string; action: ReactNode } {
  switch (step.kind) {
    case 'add-documents':
      return {
        title: 'Add the documents of this case',
        text: `PDF, Word or text, up to ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB and ${MAX_DOCUMENT_PAGES.toLocaleString('en-US')} pages each. They are read on this installation, first and last pages first.`,
        action: (
          <>
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onAddDocuments}>
              Add documents
            </Button>
            <Link className="btn" to={paths.practiceInCase(detail.id)}>
              Choose a part to rehearse
            </Link>
          </>
        ),
      };
    case 'hearing-past':
      return {
        title: 'The hearing is past',
        text: `It was on ${hearingDay(step.date, 'long')}. Set the next date, or archive the case.`,
        action: (
          <Link className="btn primary" to={paths.editCase(detail.id)}>
            Set the next date
          </Link>
        ),
      };
    case 'draft':
      return {
        title: 'Choose what to rehearse first',
        text: 'The file is there. A draft is made from it and from nothing else; your own script can be used instead.',
        action: (
          <Link className="btn primary" to={paths.practiceInCase(detail.id)}>
            Choose a part
          </Link>
        ),
      };
    case 'draft-part':
      return {
        title: `Write ${named(step.script)}`,
        text: 'It is planned and has no words yet. Draft it from the file, or use your own script.',
        action: (
          <Link className="btn primary" to={paths.rehearse(step.script.scenario, step.script.id)}>
            Open it
          </Link>
        ),
      };
    case 'first-take':
      return {
        title: `Say ${named(step.script)} aloud once`,
        text: `It has ${step.script.words.toLocaleString('en-US')} words, about ${clock(spokenSeconds(step.script.words, wordsPerMinute))}, and has not been spoken.`,
        action: <Record script={step.script} />,
      };
    case 'full-take':
      return {
        title: `Say ${named(step.script)} in full once`,
        text: 'None of its takes is of full length yet.',
        action: <Record script={step.script} />,
      };
    case 'again':
      return {
        title: `Say ${named(step.script)} again`,
        text: `Its last take is of ${step.script.lastTake ? mediumDate(step.script.lastTake.at) : 'before'}; nothing of this case was spoken longer ago.`,
        action: <Record script={step.script} />,
      };
  }
}

function Record({ script }: { script: Extract<NextStep, { script: unknown }>['script'] }) {
  return (
    <Link className="btn primary" to={paths.rehearse(script.scenario, script.id)} state={START_NOW}>
      <AudioOutlined aria-hidden="true" />
      Record take {script.nextTake}
    </Link>
  );
}

function Hearing({ detail }: { detail: CaseDetail }) {
  const open = detail.scripts.filter(({ rehearsed }) => !rehearsed).map(named);
  return (
    <div className="case-hearing">
      <p className="label">{detail.hearingKind ?? 'Hearing'}</p>
      {detail.hearingDate === null ? (
        <>
          <p className="case-date">No date yet</p>
          <p className="t2">With a date, this page tells what is left to rehearse.</p>
          <p>
            <Link to={paths.editCase(detail.id)}>Add the date</Link>
          </p>
        </>
      ) : (
        <>
          <p className="case-date">{hearingDay(detail.hearingDate, 'long')}</p>
          <p className="t2">{hearingPlaceLine(detail)}</p>
        </>
      )}
      {detail.parts > 0 && (
        <p className="sm case-readiness">
          <Readiness
            rehearsed={detail.rehearsed}
            parts={detail.parts}
            words={`${detail.rehearsed} of ${detail.parts} ${detail.parts === 1 ? 'part' : 'parts'} rehearsed.`}
          />
        </p>
      )}
      {open.length > 0 && detail.parts > 0 && (
        <p className="sm t2">
          Not yet: {new Intl.ListFormat('en-US', { type: 'conjunction' }).format(open)}.
        </p>
      )}
    </div>
  );
}
