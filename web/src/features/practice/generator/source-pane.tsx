import type { Source } from '@lectern/contracts/content';
import { Drawer } from 'antd';
import { useSyncExternalStore } from 'react';
import type { ScriptSentence } from './script.js';
import type { ReadDocument } from './use-case-draft.js';
import { FIELD_LABELS } from './words.js';

const NARROW = '(max-width: 1023px)';

interface SourcePaneProps {
  sentence: ScriptSentence;
  document: ReadDocument | null;
}

/** The quoted words that a sentence rests on: beside the script, on small screens as a sheet. */
export function SourcePane({ sentence, document, onClose }: SourcePaneProps & { onClose: () => void }) {
  const narrow = useNarrow();
  if (narrow) {
    return (
      <Drawer open title="Source" placement="bottom" size={320} onClose={onClose}>
        <div className="source-pane">
          <Quotes sentence={sentence} document={document} />
        </div>
      </Drawer>
    );
  }
  return (
    <aside className="source-pane beside" aria-labelledby="source-pane" aria-live="polite">
      <div className="row between">
        <h2 id="source-pane">Source</h2>
        <button type="button" className="link-button sm" onClick={onClose}>
          Close
        </button>
      </div>
      <Quotes sentence={sentence} document={document} />
    </aside>
  );
}

/** Where the rail lies below the script. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(NARROW).matches,
  );
}

function Quotes({ sentence, document }: SourcePaneProps) {
  const quoted = sentence.sources.filter((source) => source.kind === 'pdf' || source.kind === 'case-field');
  return (
    <>
      {quoted.map((source, index) => (
        <Quoted key={index} source={source} document={document} />
      ))}
      <p className="source-line">
        {document ? `${document.fileName}, read on this installation` : 'From the case details you entered'}
      </p>
    </>
  );
}

function Quoted({ source, document }: { source: Source; document: ReadDocument | null }) {
  if (source.kind !== 'pdf' && source.kind !== 'case-field') return null;
  const place =
    source.kind === 'pdf'
      ? `p. ${source.page}${document ? ` of ${document.parsed.pageCount}` : ''}`
      : `Case Details: ${FIELD_LABELS[source.field]}`;
  return (
    <figure>
      <figcaption className="sm t3">{place}</figcaption>
      <blockquote className="panel quote">
        <mark>{source.quote}</mark>
      </blockquote>
    </figure>
  );
}
