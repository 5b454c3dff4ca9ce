import { DownOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useShownUser } from '../api/profile.api.js';
import { Avatar } from '../ui/avatar.js';
import { useDisclosure } from '../ui/use-disclosure.js';
import { userMenuLinks } from './navigation.js';
import { useSignOut } from './use-sign-out.js';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const user = useShownUser();
  const signOut = useSignOut();
  const { open, toggle, hide, box, button } = useDisclosure();
  if (!user) return null;
  const name = user.name ?? user.email;
  return (
    <div ref={box} className="user desktop-only">
      <button ref={button} type="button" className="user-button" aria-expanded={open} onClick={toggle}>
        <Avatar name={name} url={user.avatarUrl} />
        <span className="user-name">{name}</span>
        <DownOutlined className="sm" aria-hidden="true" />
        <span className="visually-hidden">User menu</span>
      </button>
      {open && (
        <div className="user-menu">
          <div className="user-card">
            {user.name && <div>{user.name}</div>}
            <div className="sm t3">{user.email}</div>
            {user.firm && <div className="sm t3">{user.firm}</div>}
          </div>
          <ul>
            {userMenuLinks.map(({ label, to }) => (
              <li key={to}>
                <Link className="menu-link" to={to} onClick={hide}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className="menu-link" onClick={() => void signOut()}>
                Sign Out
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
