import type { Achievement } from '@lectern/contracts/achievements';
import { isApiError } from '../../api/api-error.js';
import { useGetAchievementsQuery } from '../../api/achievements.api.js';
import { errorMessage } from '../../api/error-message.js';
import { PageHead } from '../../ui/page-head.js';
import { RuledRow } from '../../ui/ruled-row.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { AchievementCard } from './achievement-card.js';
import { CertificationPanel } from './certification-panel.js';
import { NextMilestone } from './next-milestone.js';
import './achievements.css';

type Filter = 'all' | Achievement['category'];

const FILTERS: readonly [key: Filter, label: string][] = [
  ['all', 'All'],
  ['practice', 'Practice'],
  ['skill', 'Skills'],
  ['streak', 'Streaks'],
  ['milestone', 'Milestones'],
  ['murphy-mastery', 'Murphy Mastery'],
  ['special', 'Special'],
];

/** `/achievements`: what was earned, what comes next, and the certification. */
export function AchievementsPage() {
  const { data, error, refetch } = useGetAchievementsQuery({});
  const next = data?.achievements.find(({ id }) => id === data.next);
  return (
    <>
      <PageHead
        title="Achievements"
        context="Counted from your own sessions; nothing here is given for signing in."
      />
      {data ? (
        <div className="achievements">
          <RuledRow framed>
            <Tile label="Earned" value={`${data.earned}`} of={`of ${data.achievements.length}`} />
            <Tile label="Points" value={data.points.toLocaleString('en-US')} />
            <Tile label="Complete" value={`${data.complete}%`} />
            <Tile label="Gold+" value={`${data.goldPlus}`} />
          </RuledRow>
          {next && <NextMilestone achievement={next} />}
          <section className="achievement-tabs">
            <h2 className="visually-hidden">All achievements</h2>
            <Tabs
              name="Categories of achievements"
              items={FILTERS.map(([key, label]) => ({
                key,
                label,
                children: <Grid achievements={of(data.achievements, key)} />,
              }))}
            />
          </section>
          <CertificationPanel certification={data.certification} />
        </div>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your achievements could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="bone achievement-bone-tiles" />
          <div className="achievement-grid">
            {[0, 1, 2].map((bone) => (
              <div key={bone} className="bone achievement-bone" />
            ))}
          </div>
        </Loading>
      )}
    </>
  );
}

const of = (achievements: Achievement[], filter: Filter): Achievement[] =>
  filter === 'all' ? achievements : achievements.filter(({ category }) => category === filter);

function Tile({ label, value, of: whole }: { label: string; value: string; of?: string }) {
  return (
    <div className="achievement-tile">
      <span className="label">{label}</span>
      <span className="achievement-figure serif num">
        {value}
        {whole && <span className="t3 achievement-whole"> {whole}</span>}
      </span>
    </div>
  );
}

function Grid({ achievements }: { achievements: Achievement[] }) {
  return achievements.length === 0 ? (
    <EmptyState title="No achievements found" text="Try selecting a different category" />
  ) : (
    <ul className="achievement-grid">
      {achievements.map((achievement) => (
        <AchievementCard key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}
