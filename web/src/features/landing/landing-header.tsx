import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { Brand } from '../../ui/brand.js';

export function LandingHeader() {
  const [open, setOpen] = useState(false);
  return (
    <header className="landing-header">
      <div className="wrap landing-header-row">
        <Brand to={paths.landing()} size={28} />
        <button
          type="button"
          className="icon-button mobile-only"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={() => setOpen(!open)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d={open ? 'm4 4 12 12M16 4 4 16' : 'M2 4.5h16M2 10h16M2 15.5h16'}
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
        </button>
        <nav id="landing-menu" className={open ? 'landing-menu open' : 'landing-menu'} aria-label="Account">
          {hasPage(paths.quiz()) && (
            <Link className="btn text" to={paths.quiz()}>
              Take Quiz
            </Link>
          )}
          <Link className="btn text" to={paths.signIn()}>
            Sign In
          </Link>
          <Link className="btn" to={paths.signUp()}>
            Sign Up
          </Link>
        </nav>
      </div>
    </header>
  );
}
