import type { LeaderboardEntry } from '@lectern/contracts/leaderboard';
import { DataTable, type Column } from '../../ui/data-table.js';
import { memberName, ordinal, pointsOf, signed } from './community-words.js';
import { LevelBadge } from './level-badge.js';

interface RankingTableProps {
  entries: LeaderboardEntry[];
  /** The reader's own place, where it lies beyond the entries. */
  you: LeaderboardEntry | null;
  /** One member has no place among others. */
  isAlone?: boolean;
}

const own =
  (look = '') =>
  ({ isYou }: LeaderboardEntry): string =>
    isYou ? `own-place ${look}` : look;

/** The figure with its name, which on a narrow screen stands beside it. */
function Cell({ label, value }: { label: string; value: string }) {
  return (
    <>
      <span className="cell-label">{label} </span>
      {value}
    </>
  );
}

const columns = (isAlone: boolean): Column<LeaderboardEntry>[] => [
  {
    id: 'rank',
    header: 'Place',
    className: own('num rank-cell'),
    cell: ({ rank }) => (isAlone ? '–' : ordinal(rank)),
  },
  {
    id: 'name',
    header: 'Member',
    names: true,
    className: own('member-cell'),
    cell: (entry) => (
      <>
        {memberName(entry)}
        <span className="line2">
          {[entry.isYou && entry.name && `shown as ${entry.name}`, entry.practiceArea]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'level', header: 'Level', className: own(), cell: ({ badge }) => <LevelBadge badge={badge} /> },
  {
    id: 'sessions',
    header: 'Sessions',
    className: own('num'),
    cell: ({ totalSessions }) => <Cell label="Sessions" value={totalSessions.toLocaleString('en-US')} />,
  },
  {
    id: 'average',
    header: 'Average',
    className: own('num'),
    cell: ({ averageScore }) => <Cell label="Average" value={averageScore?.toFixed(1) ?? '–'} />,
  },
  {
    id: 'improvement',
    header: 'Improvement',
    className: own('num'),
    cell: ({ improvementRate }) => (
      <Cell label="Improvement" value={improvementRate === null ? '–' : signed(improvementRate)} />
    ),
  },
  {
    id: 'streak',
    header: 'Streak',
    className: own('num'),
    cell: ({ streak }) => <Cell label="Streak" value={`${streak}`} />,
  },
  {
    id: 'achievements',
    header: 'Achievements',
    className: own('num'),
    cell: ({ achievements }) => <Cell label="Achievements" value={`${achievements}`} />,
  },
  {
    id: 'points',
    header: 'Points',
    className: own('num points-cell'),
    cell: ({ points }) => <Cell label="Points" value={pointsOf(points, true)} />,
  },
];

/** Every place with its figures; the reader's own is marked by word and tint. */
export function RankingTable({ entries, you, isAlone = false }: RankingTableProps) {
  return (
    <div className="panel ranking">
      <DataTable
        caption="Full rankings"
        className="ranking-table"
        columns={columns(isAlone)}
        groups={[{ rows: entries }, ...(you ? [{ heading: 'Your place', rows: [you] }] : [])]}
        keyOf={({ id }) => id}
      />
    </div>
  );
}
