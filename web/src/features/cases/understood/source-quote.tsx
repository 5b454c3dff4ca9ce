import type { ModelSource } from '@lectern/contracts/case-model';
import { createContext, useContext } from 'react';
import { placeOf } from './understood-words.js';

/** Opens the page that something was read on. */
export const ShowPageContext = createContext<(source: ModelSource) => void>(() => undefined);

/** The page of a source, where there is one to look at. */
export function PageLink({ source, children }: { source: ModelSource; children?: React.ReactNode }) {
  const show = useContext(ShowPageContext);
  if (source.document?.id === undefined || source.page === undefined) return children;
  return (
    <button
      type="button"
      className="link-button sm"
      aria-label={`${placeOf(source)}: show the page`}
      onClick={() => show(source)}
    >
      {children}
    </button>
  );
}

/** What the file says, in its words, and where. */
export function SourceQuote({ source }: { source: ModelSource }) {
  return (
    <blockquote className="understood-quote">
      {source.quote}{' '}
      <cite>
        <PageLink source={source}>{placeOf(source)}</PageLink>
      </cite>
    </blockquote>
  );
}
