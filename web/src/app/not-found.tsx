import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { hasStoredTokens } from '../lib/stored-tokens.js';
import { Brand } from '../ui/brand.js';
import { useDocumentTitle } from '../ui/document-title.js';
import { useFocusAfterNavigation } from '../ui/page-head.js';
import './not-found.css';

export function NotFound() {
  useDocumentTitle('Page Not Found');
  const heading = useFocusAfterNavigation();
  const home = hasStoredTokens() ? paths.dashboard() : paths.landing();
  return (
    <>
      <header className="wrap not-found-head">
        <Brand to={home} />
      </header>
      <main className="wrap not-found">
        <h1 ref={heading} tabIndex={-1}>
          404 Page Not Found
        </h1>
        <p className="t2">Nothing is at this address. It may have been mistyped, or the page was moved.</p>
        <Link className="btn primary" to={home}>
          Back to home
        </Link>
      </main>
    </>
  );
}
