import type { Performance } from '@lectern/contracts/leaderboard';
import { COUNTED_SPEECH_SECONDS, LISTED_FROM_SESSIONS } from '@lectern/contracts/leaderboard';
import type { ReactNode } from 'react';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetPerformanceQuery } from '../../api/leaderboard.api.js';
import { RuledRow } from '../../ui/ruled-row.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { counted, pointsOf } from './community-words.js';
import { LevelBadge } from './level-badge.js';

/** Your Performance: place, average score, streak and level. */
export function PerformanceRow({ onMembership }: { onMembership: () => void }) {
  const { data, error, refetch } = useGetPerformanceQuery({});
  return (
    <section className="performance" aria-labelledby="your-performance">
      <h2 className="community-heading" id="your-performance">
        Your Performance
      </h2>
      {data ? (
        <RuledRow framed>
          <Rank performance={data} onMembership={onMembership} />
          <Figure
            label="Average score"
            value={
              data.averageScore === null ? (
                'Not scored yet'
              ) : (
                <>
                  {data.averageScore.toFixed(1)} <span className="t3 of-ten">/ 10</span>
                </>
              )
            }
            plain={data.averageScore === null}
            note={`${counted(data.totalSessions, 'session')} of ${COUNTED_SPEECH_SECONDS} s or more`}
          />
          <Figure
            label="Day streak"
            value={data.streak}
            note={
              data.longestStreak > 0
                ? `Longest: ${counted(data.longestStreak, 'day')}`
                : 'Begins with your next session'
            }
          />
          <Figure
            label="Current level"
            value={<LevelBadge badge={data.badge} />}
            plain
            note={
              data.nextLevel
                ? `${pointsOf(data.points)} points, ${data.nextLevel.badge} from ${pointsOf(data.nextLevel.from)}`
                : `${pointsOf(data.points)} points`
            }
          />
        </RuledRow>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your performance could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="bone performance-bone" />
        </Loading>
      )}
    </section>
  );
}

function Rank({ performance, onMembership }: { performance: Performance; onMembership: () => void }) {
  const { globalRank, listed, unlisted, totalSessions } = performance;
  if (globalRank !== null && listed > 1)
    return <Figure label="Global rank" value={`#${globalRank}`} note={`of ${counted(listed, 'member')}`} />;
  if (globalRank !== null)
    return <Figure label="Global rank" value="No rank yet" plain note="You are the only member listed." />;
  if (unlisted === 'left')
    return (
      <Figure
        label="Global rank"
        value="Not listed"
        plain
        note={
          <>
            By your choice.{' '}
            <button type="button" className="link-button sm" onClick={onMembership}>
              Change
            </button>
          </>
        }
      />
    );
  return (
    <Figure
      label="Global rank"
      value="Not listed yet"
      plain
      note={`From ${LISTED_FROM_SESSIONS} sessions of ${COUNTED_SPEECH_SECONDS} s on; you have ${totalSessions}.`}
    />
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** Words, not a number. */
  plain?: boolean;
}

function Figure({ label, value, note, plain = false }: FigureProps) {
  return (
    <div className="performance-figure">
      <span className="label">{label}</span>
      <span className={plain ? 'performance-words' : 'performance-value serif num'}>{value}</span>
      <span className="sm t3">{note}</span>
    </div>
  );
}
