import type { StrategySummary } from '@lectern/contracts/guide';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetGuideQuery } from '../../api/guide.api.js';
import { mediumDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { Tag } from '../../ui/tag.js';
import './guide.css';

/** `/guide`: the five strategies, and how far the reader is. */
export function GuidePage() {
  const { data, error, refetch } = useGetGuideQuery({});
  return (
    <>
      <PageHead
        title="Five communication strategies"
        documentTitle="Guide"
        context="What the coach teaches, with exercises whose targets Lectern measures."
      />
      {data ? (
        <div className="main-and-rail guide-columns">
          <div>
            <Progress strategies={data.strategies} />
            <ul className="panel ruled-list strategy-list">
              {data.strategies.map((strategy) => (
                <Row key={strategy.id} strategy={strategy} />
              ))}
            </ul>
          </div>
          <StudyTips next={data.strategies.find(({ completedAt }) => completedAt === null)} />
        </div>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'The guide could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="bone guide-bone" />
          ))}
        </Loading>
      )}
    </>
  );
}

function Progress({ strategies }: { strategies: StrategySummary[] }) {
  const all = strategies.length;
  const done = strategies.filter(({ completedAt }) => completedAt !== null).length;
  const percent = all === 0 ? 0 : Math.round((done / all) * 100);
  return (
    <div className="guide-progress">
      <p className="row between">
        <b>
          {done} of {all} completed
        </b>
        <span className="num t2">{percent}%</span>
      </p>
      <div
        className="bar"
        role="progressbar"
        aria-label="Strategies completed"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}

function Row({ strategy }: { strategy: StrategySummary }) {
  const { id, title, category, difficulty, timeToMaster, description, completedAt } = strategy;
  return (
    <li className="strategy-row">
      <div className="row between">
        <h2>
          <Link className="stretched" to={paths.strategy(id)}>
            {title}
          </Link>
        </h2>
        {completedAt !== null && (
          <Tag look="filled">
            <span aria-hidden="true">✓ </span>Completed {mediumDate(completedAt)}
          </Tag>
        )}
      </div>
      <p className="t2">{description}</p>
      <p className="row strategy-facts sm t2">
        <span>{category}</span>
        {difficulty && <DifficultyMark difficulty={difficulty} />}
        <span>{timeToMaster} of short practice</span>
      </p>
    </li>
  );
}

function StudyTips({ next }: { next: StrategySummary | undefined }) {
  return (
    <aside className="guide-tips" aria-labelledby="study-tips">
      <h2 id="study-tips">Study tips</h2>
      <ul className="bullets">
        <li>One strategy at a time. Read its principles, then practice one of them for a week.</li>
        <li>Ten minutes a day, standing and aloud. What is only read is not yet learned.</li>
        <li>Do an exercise until its target is met twice in a row, then make it harder.</li>
        <li>Use your own case. An exercise with a borrowed story tests your memory instead of your voice.</li>
        <li>Mark a strategy complete when you can do it without thinking of it.</li>
      </ul>
      {next && (
        <p className="guide-next">
          <Link className="btn primary" to={paths.strategy(next.id)}>
            Study {next.title}
          </Link>
        </p>
      )}
    </aside>
  );
}
