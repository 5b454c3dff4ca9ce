import { Suspense, useRef } from 'react';
import { Link, NavLink, Outlet, useNavigation } from 'react-router-dom';
import { NotificationBell } from '../features/notifications/notification-bell.js';
import { paths } from '../lib/paths.js';
import { Brand } from '../ui/brand.js';
import { Loading } from '../ui/states.js';
import { CommandButton } from './command-palette/command-button.js';
import { footerLinks, headerLinks } from './navigation.js';
import { MobileMenu } from './mobile-menu.js';
import { OfflineBar } from './offline-bar.js';
import { UserMenu } from './user-menu.js';
import { useSavedTheme } from './use-saved-theme.js';
import './shell.css';

/** Header, content and footer of every signed-in page. */
export function Shell() {
  useSavedTheme();
  const main = useRef<HTMLElement>(null);
  const busy = useNavigation().state === 'loading';
  return (
    <>
      <a className="skip" href="#main" onClick={() => main.current?.focus()}>
        Skip to content
      </a>
      <header className="header">
        <div className="wrap header-row">
          <MobileMenu />
          <Brand to={paths.dashboard()} />
          <nav className="header-nav desktop-only" aria-label="Main">
            {headerLinks.map(({ label, to }) => (
              <NavLink key={to} to={to}>
                {label}
              </NavLink>
            ))}
          </nav>
          <span className="grow" />
          <div className="header-tools">
            <CommandButton />
            <NotificationBell />
            <UserMenu />
          </div>
        </div>
        <OfflineBar />
      </header>
      <main id="main" tabIndex={-1} ref={main} aria-busy={busy}>
        <div className="wrap">
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      {footerLinks.length > 0 && (
        <footer className="footer">
          <nav className="wrap" aria-label="More">
            <ul>
              {footerLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link className="footer-link" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </footer>
      )}
    </>
  );
}
