import type { Source } from '@lectern/contracts/content';
import type { ScriptSentence } from './script.js';
import type { ReadDocument } from './use-case-draft.js';
import { FIELD_LABELS } from './words.js';

interface SourcePaneProps {
  sentence: ScriptSentence;
  document: ReadDocument | null;
}

/** The quoted words that a sentence rests on. */
export function SourcePane({ sentence, document }: SourcePaneProps) {
  const quoted = sentence.sources.filter((source) => source.kind === 'pdf' || source.kind === 'case-field');
  return (
    <aside className="source-pane" aria-labelledby="source-pane" aria-live="polite">
      <div className="row between">
        <h2 id="source-pane">Source</h2>
      </div>
      {quoted.map((source, index) => (
        <Quoted key={index} source={source} document={document} />
      ))}
      <p className="source-line">
        {document ? `${document.fileName}, read on this installation` : 'From the case details you entered'}
      </p>
    </aside>
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
