import { Drawer } from 'antd';
import { NavLink } from 'react-router-dom';
import { useListNotificationsQuery } from '../api/notifications.api.js';
import { paths } from '../lib/paths.js';
import { BrandMark } from '../ui/brand.js';
import { menuLinks } from './navigation.js';
import { useSignOut } from './use-sign-out.js';

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** All pages, for narrow screens. */
export function MobileDrawer({ open, onClose, afterClose }: MobileDrawerProps) {
  const signOut = useSignOut();
  const unread = useListNotificationsQuery({}).data?.filter((one) => !one.isRead).length ?? 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(shown) => {
        if (!shown) afterClose();
      }}
      placement="left"
      size={300}
      title={
        <span className="brand">
          <BrandMark />
          Lectern
        </span>
      }
    >
      <nav aria-label="All pages">
        {menuLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} className="menu-link" onClick={onClose}>
            {label}
          </NavLink>
        ))}
        <hr />
        <NavLink to={paths.notifications()} className="menu-link" onClick={onClose}>
          Notifications
          {unread > 0 && <span className="t3">{unread} unread</span>}
        </NavLink>
        <button type="button" className="menu-link" onClick={() => void signOut()}>
          Sign Out
        </button>
      </nav>
    </Drawer>
  );
}
