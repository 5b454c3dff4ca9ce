import { AudioOutlined } from '@ant-design/icons';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/hooks.js';
import { useListSessionsQuery } from '../../api/sessions.api.js';
import { hasPage, paths } from '../../lib/paths.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';
import { START_NOW } from '../../lib/start-now.js';
import { PageHead } from '../../ui/page-head.js';
import { Tabs } from '../../ui/tabs.js';
import { FixNext } from './fix-next.js';
import { LeftBehind } from './left-behind.js';
import { NextCases } from './next-cases.js';
import { QuickLinks } from './quick-links.js';
import { RecentActivity } from './recent-activity.js';
import { ScenarioCards } from './scenario-cards.js';
import './dashboard.css';

export function DashboardPage() {
  const user = useUser();
  const sessions = useListSessionsQuery({});
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const newcomer = sessions.data?.length === 0;
  return (
    <>
      <PageHead
        title={`${newcomer ? 'Welcome' : 'Welcome back'}, ${user?.name ?? 'Attorney'}`}
        documentTitle="Dashboard"
        context={user?.firm}
        actions={
          hasPage(paths.practice()) && (
            <Link className="btn large" to={paths.practice(QUICK_PRACTICE)} state={START_NOW}>
              <AudioOutlined aria-hidden="true" />
              Quick Start
            </Link>
          )
        }
      />
      <LeftBehind />
      <FixNext sessions={sessions} />
      <NextCases />
      <QuickLinks />
      <Tabs
        name="Practice and activity"
        active={query.get('tab') === 'recent' ? 'recent' : 'scenarios'}
        onChange={(tab) => setQuery(tab === 'recent' ? { tab } : {}, { replace: true })}
        items={[
          { key: 'scenarios', label: 'Practice Scenarios', children: <ScenarioCards /> },
          {
            key: 'recent',
            label: 'Recent Activity',
            children: <RecentActivity sessions={sessions} onStart={() => void navigate(paths.practice())} />,
          },
        ]}
      />
    </>
  );
}
