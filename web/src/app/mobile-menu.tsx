import { MenuOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useListNotificationsQuery } from '../api/notifications.api.js';
import { paths } from '../lib/paths.js';
import { BrandMark } from '../ui/brand.js';
import { menuLinks } from './navigation.js';
import { useSignOut } from './use-sign-out.js';

/** The menu button of narrow screens and its drawer. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const signOut = useSignOut();
  const unread = useListNotificationsQuery({}).data?.filter((one) => !one.isRead).length ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="icon-button mobile-only"
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined />
      </button>
      <Drawer
        open={open}
        onClose={close}
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
            <NavLink key={to} to={to} className="menu-link" onClick={close}>
              {label}
            </NavLink>
          ))}
          <hr />
          <NavLink to={paths.notifications()} className="menu-link" onClick={close}>
            Notifications
            {unread > 0 && <span className="t3">{unread} unread</span>}
          </NavLink>
          <button type="button" className="menu-link" onClick={() => void signOut()}>
            Sign Out
          </button>
        </nav>
      </Drawer>
    </>
  );
}
