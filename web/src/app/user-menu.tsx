import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { Link } from 'react-router-dom';
import { useUser } from '../api/hooks.js';
import { userMenuLinks } from './navigation.js';
import { useSignOut } from './use-sign-out.js';

export function UserMenu() {
  const user = useUser();
  const signOut = useSignOut();
  if (!user) return null;
  const name = user.name ?? user.email;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(button) => button.parentElement ?? button}
      menu={{
        items: [
          ...userMenuLinks.map(({ label, to }) => ({ key: to, label: <Link to={to}>{label}</Link> })),
          { key: 'sign-out', label: 'Sign Out', onClick: () => void signOut() },
        ],
      }}
      popupRender={(menu) => (
        <div className="user-menu">
          <div className="user-card">
            {user.name && <div className="user-card-name">{user.name}</div>}
            <div className="sm t3">{user.email}</div>
            {user.firm && <div className="sm t3">{user.firm}</div>}
          </div>
          {menu}
        </div>
      )}
    >
      <button type="button" className="user-button desktop-only" aria-haspopup="menu">
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="user-name">{name}</span>
        <DownOutlined className="sm" aria-hidden="true" />
        <span className="visually-hidden">User menu</span>
      </button>
    </Dropdown>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
