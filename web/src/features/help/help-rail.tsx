import { Link } from 'react-router-dom';
import type { SupportContact } from '@lectern/contracts/app-config';
import { useAppConfig } from '../../api/use-app-config.js';
import { paths } from '../../lib/paths.js';
import type { Faq } from './content/help-content.js';
import { existing } from './existing-links.js';

const QUICK_LINKS = existing([
  { label: 'Cases', to: paths.cases() },
  { label: 'Practice', to: paths.practice() },
  { label: 'All sessions', to: paths.sessions() },
  { label: 'Progress', to: paths.progress() },
  { label: 'Guide', to: paths.guide() },
  { label: 'Resource Library', to: paths.library() },
  { label: 'Settings', to: paths.settings() },
  { label: 'Notification preferences', to: paths.notificationPreferences() },
  { label: 'Sign-in and security', to: paths.security() },
  { label: 'Quiz', to: paths.quiz() },
]);

interface HelpRailProps {
  popular: readonly Faq[];
  onPopular: (id: string) => void;
}

/** What most people ask, where to go, and whom to ask: the last only as far as the operator set it. */
export function HelpRail({ popular, onPopular }: HelpRailProps) {
  const support = useAppConfig()?.support;
  return (
    <div className="help-rail">
      <section aria-labelledby="help-popular">
        <h2 id="help-popular">Popular articles</h2>
        <ul>
          {popular.map(({ id, question }) => (
            <li key={id}>
              <button type="button" className="link-button" onClick={() => onPopular(id)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {support && <Contact support={support} />}
      <section aria-labelledby="help-links">
        <h2 id="help-links">Quick links</h2>
        <ul className="help-links">
          {QUICK_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link className="link-button" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Contact({ support: { email, chatUrl, calendarUrl, hours } }: { support: SupportContact }) {
  const contacts = [
    chatUrl && { label: 'Live chat', to: chatUrl },
    email && { label: 'Email support', to: `mailto:${email}` },
    calendarUrl && { label: 'Schedule a call', to: calendarUrl },
  ].filter((one) => typeof one === 'object');
  if (contacts.length === 0 && !hours) return null;
  return (
    <section aria-labelledby="help-contact">
      <h2 id="help-contact">Contact</h2>
      <p className="sm t2">By whoever runs this installation.</p>
      {contacts.length > 0 && (
        <div className="row">
          {contacts.map(({ label, to }) => (
            <a
              key={to}
              className="btn"
              href={to}
              {...(to.startsWith('http') && { rel: 'noopener noreferrer' })}
            >
              {label}
            </a>
          ))}
        </div>
      )}
      {email && <p className="sm t3">{email}</p>}
      {hours && (
        <table className="help-hours">
          <caption>Support hours</caption>
          <tbody>
            {hours.map(({ days, hours: open }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
