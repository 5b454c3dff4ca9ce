import { useListDocumentsQuery } from '../../../api/documents.api.js';
import type { Script } from './script.js';

interface RemovedDocumentsProps {
  caseId: string;
  script: Script;
  onRegenerate: () => void;
}

/** Over a draft that rests on documents which were taken out of the case since. */
export function RemovedDocuments({ caseId, script, onRegenerate }: RemovedDocumentsProps) {
  const named = documentsOf(script);
  const { data } = useListDocumentsQuery({ caseId }, { skip: named.size === 0 });
  if (!data) return null;
  const there = new Set(data.documents.map(({ id }) => id));
  const gone = [...named].filter(([id]) => !there.has(id)).map(([, name]) => name);
  if (gone.length === 0) return null;
  return (
    <p className="inline-warning engine-note" role="status">
      This draft rests on {gone.join(', ')}, which {gone.length === 1 ? 'is' : 'are'} no longer in the case.
      Its sentences keep their words; those sources show only what they said.{' '}
      <button type="button" className="link-button" onClick={onRegenerate}>
        Draft again
      </button>{' '}
      from what is there.
    </p>
  );
}

/** The documents that a draft names as its sources, by their ids. */
const documentsOf = ({ sections }: Script): ReadonlyMap<string, string> =>
  new Map(
    sections
      .flatMap(({ sentences }) => sentences.flatMap(({ drafted }) => drafted.sources))
      .flatMap((source) =>
        source.kind === 'pdf' && source.documentId
          ? [[source.documentId, source.document ?? 'a document'] as const]
          : [],
      ),
  );
