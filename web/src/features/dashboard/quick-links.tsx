import { BookOutlined, CalendarOutlined, LineChartOutlined, TrophyOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';

const links = [
  { label: 'View Progress', to: paths.progress(), icon: <LineChartOutlined /> },
  { label: 'Schedule Practice', to: paths.schedule(), icon: <CalendarOutlined /> },
  { label: 'Resource Library', to: paths.library(), icon: <BookOutlined /> },
  { label: 'Achievements', to: paths.achievements(), icon: <TrophyOutlined /> },
].filter(({ to }) => hasPage(to));

/** The four quick cards as one ruled row; only those whose page exists. */
export function QuickLinks() {
  if (links.length === 0) return null;
  return (
    <nav className="panel ruled-row quick-links" aria-label="Shortcuts">
      {links.map(({ label, to, icon }) => (
        <Link key={to} to={to}>
          <span className="quick-icon" aria-hidden="true">
            {icon}
          </span>
          <b>{label}</b>
        </Link>
      ))}
    </nav>
  );
}
