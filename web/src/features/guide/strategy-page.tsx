import type { Strategy } from '@lectern/contracts/guide';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useCompleteStrategyMutation, useGetStrategyQuery } from '../../api/guide.api.js';
import { longDate } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { Stressed } from '../../ui/stressed.js';
import { ExerciseList } from './exercise-list.js';
import { OwnLook } from './own-look.js';
import './guide.css';

/** The one strategy that no microphone can judge. */
const LOOK = 'check-your-look';
const BACK = { to: paths.guide(), label: 'Back to Guide' };

/** `/guide/:strategyId`: a strategy in full. */
export function StrategyPage() {
  const { strategyId = '' } = useParams();
  const { currentData: data, error, refetch } = useGetStrategyQuery({ strategyId });
  if (data) return <OneStrategy strategy={data} />;
  const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
  if (missing)
    return (
      <PageHead title="Strategy not found" back={BACK} context="The guide has no strategy at this address." />
    );
  return (
    <>
      <PageHead title="Guide" back={BACK} />
      {error ? (
        <ErrorState
          message={errorMessage(error, 'This strategy could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          {[0, 1, 2].map((row) => (
            <div key={row} className="bone guide-bone" />
          ))}
        </Loading>
      )}
    </>
  );
}

function OneStrategy({ strategy }: { strategy: Strategy }) {
  const { id, title, category, difficulty, timeToMaster, description, completedAt } = strategy;
  return (
    <article className="strategy">
      <PageHead
        title={title}
        back={BACK}
        context={
          <>
            <p>{description}</p>
            <p className="row strategy-facts sm">
              <span>{category}</span>
              {difficulty && <DifficultyMark difficulty={difficulty} />}
              <span>{timeToMaster} of short practice</span>
            </p>
          </>
        }
      />
      <figure className="coach-says">
        {strategy.coachSays.map((line) => (
          <blockquote key={line}>{line}</blockquote>
        ))}
        <figcaption className="sm t3">The coach’s teaching</figcaption>
      </figure>
      <Section title="Key principles">
        {strategy.keyPrinciples.map((principle) => (
          <div className="principle" key={principle.title}>
            <h3>{principle.title}</h3>
            {principle.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>
                <Stressed text={paragraph} />
              </p>
            ))}
            <p className="in-court">
              <span className="label primary">In court</span>
              <Stressed text={principle.inCourt} />
            </p>
          </div>
        ))}
      </Section>
      <Section title="Practice exercises">
        <ExerciseList strategyId={id} exercises={strategy.practiceExercises} />
      </Section>
      {id === LOOK && <OwnLook />}
      <Section title="Common mistakes">
        <Lines lines={strategy.commonMistakes} />
      </Section>
      <Section title="Success metrics">
        <Lines lines={strategy.successMetrics} />
      </Section>
      <Completion strategyId={id} completedAt={completedAt} />
      {strategy.sources.length > 0 && (
        <Section title="Sources">
          <Lines lines={strategy.sources} small />
        </Section>
      )}
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="strategy-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines, small }: { lines: string[]; small?: boolean }) {
  return (
    <ul className={small ? 'bullets sm' : 'bullets'}>
      {lines.map((line) => (
        <li key={line}>
          <Stressed text={line} />
        </li>
      ))}
    </ul>
  );
}

/** The button is gone once the strategy is completed; what it did stays to be read. */
function Completion({ strategyId, completedAt }: { strategyId: string; completedAt: string | null }) {
  const [complete, completing] = useCompleteStrategyMutation();
  return (
    <div className="strategy-completion">
      <p role="status" className={completedAt === null ? 'visually-hidden' : undefined}>
        {completedAt !== null && (
          <>
            <span aria-hidden="true">✓ </span>Completed on {longDate(completedAt)}
          </>
        )}
      </p>
      {completedAt === null && (
        <Button
          type="primary"
          size="large"
          disabled={completing.isLoading}
          onClick={() => void complete({ strategyId })}
        >
          Mark Complete
        </Button>
      )}
      {completing.error !== undefined && completedAt === null && (
        <p className="inline-error" role="alert">
          It could not be saved. {errorMessage(completing.error)}
        </p>
      )}
    </div>
  );
}
