import { BookOutlined, CalendarOutlined, LineChartOutlined, TrophyOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { AchievementsFact, LibraryFact, ProgressFact, ScheduleFact } from './quick-facts.js';

const links = [
  { label: 'View Progress', to: paths.progress(), icon: <LineChartOutlined />, fact: <ProgressFact /> },
  { label: 'Schedule Practice', to: paths.schedule(), icon: <CalendarOutlined />, fact: <ScheduleFact /> },
  { label: 'Resource Library', to: paths.library(), icon: <BookOutlined />, fact: <LibraryFact /> },
  { label: 'Achievements', to: paths.achievements(), icon: <TrophyOutlined />, fact: <AchievementsFact /> },
].filter(({ to }) => hasPage(to));

/** The four quick cards as one ruled row; only those whose page exists. */
export function QuickLinks() {
  if (links.length === 0) return null;
  return (
    <nav className="panel ruled-row quick-links" aria-label="Shortcuts">
      {links.map(({ label, to, icon, fact }) => (
        <Link key={to} to={to}>
          <span className="quick-icon" aria-hidden="true">
            {icon}
          </span>
          <span>
            <b>{label}</b>
            {fact}
          </span>
        </Link>
      ))}
    </nav>
  );
}
