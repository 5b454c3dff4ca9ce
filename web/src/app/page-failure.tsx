import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { serverAnswers } from '../lib/server-answers.js';
import { useDocumentTitle } from '../ui/document-title.js';

const RELOADED = 'lectern.reloaded';
/** A reload that did not help is not repeated; an update later in the day is another matter. */
const AGAIN_AFTER_MS = 60_000;

/** Shown in place of a page that threw while it was drawn. */
export function CrashedPage() {
  return <PageFailure error={useRouteError()} />;
}

/** Shown in place of a page that crashed or could not be loaded. Plain, because what failed may be what draws buttons. */
export function PageFailure({ error }: { error: unknown }) {
  useDocumentTitle('Page failed');
  useEffect(() => {
    // After an update the old chunks are gone: one reload fetches the new ones.
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!isMissingChunk(error) || Date.now() - last <= AGAIN_AFTER_MS) return;
    const left = new AbortController();
    // A reload without a server would end in the browser's own page.
    void serverAnswers(left.signal).then(() => {
      if (left.signal.aborted) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    });
    return () => left.abort();
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
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}
