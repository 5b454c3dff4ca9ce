import { rangeInWords } from '@lectern/contracts/english/scores';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { Suspense } from 'react';
import { useGetOwnAssessmentQuery } from '../../../api/own-assessment.api.js';
import { lazyPart } from '../../../lib/lazy-part.js';
import { useReview } from '../review-context.js';

const OwnAssessmentPanel = lazyPart(() => import('./own-assessment-panel.js'), 'OwnAssessmentPanel');

/** The one that only the attorney can tell. */
const LOOK = 'Check Your Look';

/** Five rows, bar and number; what audio cannot show says why, or is the attorney's own assessment. */
export function StrategiesTab() {
  const { analysis, sessionId } = useReview();
  const { data } = useGetOwnAssessmentQuery({ sessionId: sessionId ?? '' }, { skip: sessionId === null });
  const own = data?.ofSession?.value ?? null;
  return (
    <>
      <ul className="strategies">
        {MURPHY_STRATEGIES.map((name) => {
          const strategy = analysis.murphyStrategies[name];
          const reason = noScoreWords(strategy);
          const shown = name === LOOK ? own : strategy.value;
          return (
            <li key={name}>
              <span>
                {name}
                {name === LOOK && own !== null && <span className="line2">your own assessment</span>}
              </span>
              {shown === null ? (
                <span className="t3 sm strategy-reason">{reason ?? 'Not measured'}</span>
              ) : (
                <>
                  <span className="bar" aria-hidden="true">
                    <span style={{ transform: `scaleX(${shown / 10})` }} />
                  </span>
                  <span className="serif num strategy-value">
                    {shown.toFixed(1)}
                    <span className="visually-hidden"> out of 10</span>
                    {name !== LOOK && strategy.range && (
                      <span className="line2">{rangeInWords(strategy.range)}</span>
                    )}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {sessionId !== null && (
        <Suspense>
          <OwnAssessmentPanel sessionId={sessionId} />
        </Suspense>
      )}
    </>
  );
}
