import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useDocumentTitle } from '../ui/document-title.js';

const RELOADED = 'lectern.reloaded';

/** Shown in place of a page that threw while it was drawn. */
export function CrashedPage() {
  return <PageFailure error={useRouteError()} />;
}

/** Shown in place of a page that crashed or could not be loaded. Plain, because what failed may be what draws buttons. */
export function PageFailure({ error }: { error: unknown }) {
  useDocumentTitle('Page failed');
  useEffect(() => {
    // After an update the old chunks are gone: one reload fetches the new ones.
    if (isMissingChunk(error) && sessionStorage.getItem(RELOADED) === null) {
      sessionStorage.setItem(RELOADED, 'yes');
      location.reload();
    }
  }, [error]);
  return (
    <div className="wrap state" role="alert">
      <h1>This page stopped working</h1>
      <p className="t2">What you have saved is not affected.</p>
      <div className="action">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          Load it again
        </button>
      </div>
    </div>
  );
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
