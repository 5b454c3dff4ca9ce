import type { ScriptSummary } from '@lectern/contracts/case-scripts';
import type { CaseDetail } from '@lectern/contracts/cases';
import { Link } from 'react-router-dom';
import { useOwnPace } from '../../api/use-own-pace.js';
import { clock, mediumDate, spokenSeconds } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { counted } from './case-words.js';
import { TakeScore } from './take-score.js';

/** What can be rehearsed: planned parts, drafts and the attorney's own scripts. */
export function PartList({ detail }: { detail: CaseDetail }) {
  return (
    <section aria-labelledby="parts">
      <div className="row between section-line">
        <h2 id="parts">What you can rehearse</h2>
        <Link className="sm" to={paths.practiceInCase(detail.id)}>
          Add a part
        </Link>
      </div>
      {detail.scripts.length === 0 ? (
        <p className="panel padded t2">
          Nothing yet. An opening, a cross or a closing is drafted from the file, or is your own script.
        </p>
      ) : (
        <ul className="panel ruled-list">
          {detail.scripts.map((script) => (
            <Part key={script.id} script={script} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Part({ script }: { script: ScriptSummary }) {
  const { title, targetMinutes, words, origin, takes, lastTake } = script;
  const { wordsPerMinute } = useOwnPace();
  const facts = [
    targetMinutes !== null && `Target ${targetMinutes} min`,
    words > 0 &&
      `${origin === 'own' ? 'your script' : 'draft'} runs ${clock(spokenSeconds(words, wordsPerMinute))}`,
  ].filter(Boolean);
  const to = paths.rehearse(script.scenario, script.id);
  return (
    <li className="part-row">
      <div>
        <Link className="case-name" to={to}>
          {title}
        </Link>
        <span className="line2">{facts.join(' · ') || 'No words yet'}</span>
      </div>
      <div className="part-figure sm num">
        {lastTake === null ? (
          <span className="t3">{words === 0 ? 'Not drafted' : 'Not spoken yet'}</span>
        ) : (
          <>
            <TakeScore
              score={lastTake.overallScore}
              basis={lastTake.scoreBasis}
              range={lastTake.scoreRange}
              seconds={lastTake.duration}
            />
            <span className="line2">
              {counted(takes, 'take')}, last {mediumDate(lastTake.at)}
            </span>
          </>
        )}
      </div>
      <Link className="btn small" to={to}>
        {words === 0 ? 'Write' : 'Rehearse'}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </li>
  );
}
