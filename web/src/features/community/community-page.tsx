import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.js';
import { PageHead } from '../../ui/page-head.js';
import { Tabs } from '../../ui/tabs.js';
import { CommunityTab } from './community-tab.js';
import { LeaderboardTab } from './leaderboard-tab.js';
import { PerformanceRow } from './performance-row.js';
import { TopPerformersTab } from './top-performers-tab.js';
import './community.css';

const MembershipDialog = lazyPart(() => import('./membership-dialog.js'), 'MembershipDialog');

const TABS = ['leaderboard', 'community', 'top-performers'] as const;
type TabKey = (typeof TABS)[number];

/** `/community`: where everybody stands, and what they tell each other. */
export function CommunityPage() {
  const [query, setQuery] = useSearchParams();
  const [membership, setMembership] = useState<'never' | 'open' | 'closed'>('never');
  const asked = query.has('post') ? 'community' : query.get('tab');
  const active = TABS.find((tab) => tab === asked) ?? 'leaderboard';
  const choose = (tab: TabKey) =>
    setQuery(tab === 'leaderboard' ? {} : { tab }, { replace: true, preventScrollReset: true });
  const openMembership = () => setMembership('open');
  return (
    <>
      <PageHead
        title="Community"
        context="The attorneys who practice on this installation. Points come from measured sessions alone."
        actions={<Button onClick={openMembership}>Your name and place</Button>}
      />
      <div className="community">
        <PerformanceRow onMembership={openMembership} />
        <Tabs<TabKey>
          name="Community"
          active={active}
          onChange={choose}
          items={[
            {
              key: 'leaderboard',
              label: 'Leaderboard',
              children: <LeaderboardTab onMembership={openMembership} />,
            },
            { key: 'community', label: 'Community', children: <CommunityTab /> },
            { key: 'top-performers', label: 'Top Performers', children: <TopPerformersTab /> },
          ]}
        />
      </div>
      {membership !== 'never' && (
        <Suspense>
          <MembershipDialog open={membership === 'open'} onClose={() => setMembership('closed')} />
        </Suspense>
      )}
    </>
  );
}
