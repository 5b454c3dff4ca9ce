import type { CaseDocument } from '@lectern/contracts/documents';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { useGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { useListDocumentsQuery } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import { counted } from '../case-words.js';
import { DocumentRow } from './document-row.js';
import { useMoving } from './use-moving.js';
import { useSending } from './use-sending.js';

/** Opens the file dialog from elsewhere on the page. */
export type AddDocuments = RefObject<(() => void) | null>;

/** As long as a document is being read, in case the socket is silent. */
const POLL_MS = 4_000;
const isBusy = ({ status }: CaseDocument): boolean => status === 'waiting' || status === 'reading';

/** What the documents are to the case; the same question as that of "What Lectern understood". */
const usePapers = (caseId: string, skip: boolean) =>
  useGetModelOfCaseQuery({ caseId }, { skip }).data?.model.papers;

/** The documents of a case, each with how far it is read. */
export function FilePanel({ caseId, addDocuments }: { caseId: string; addDocuments: AddDocuments }) {
  const [busy, setBusy] = useState(false);
  const { data, error, isLoading, refetch } = useListDocumentsQuery(
    { caseId },
    { pollingInterval: busy ? POLL_MS : 0 },
  );
  useEffect(() => setBusy(data?.documents.some(isBusy) ?? false), [data]);
  const documents = data?.documents ?? [];
  const papers = usePapers(caseId, !data || busy || documents.length === 0);
  const { said, problem: unmoved, move } = useMoving(caseId, documents);
  const { sending, send, cancel, forget } = useSending(caseId);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    addDocuments.current = () => input.current?.click();
  }, [addDocuments]);
  const pages = documents.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  return (
    <section aria-labelledby="file">
      <div className="row between section-line">
        <h2 id="file">In the file</h2>
        {documents.length > 0 && (
          <span className="sm t3 num">
            {counted(documents.length, 'document')}, {counted(pages, 'page')}
          </span>
        )}
      </div>
      {isLoading && (
        <Loading>
          <div className="bone case-bone" />
        </Loading>
      )}
      {error && !data && (
        <ErrorState
          message={errorMessage(error, 'The documents of this case could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      <div
        className={over ? 'file-drop over' : 'file-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <ul className="panel ruled-list">
          {documents.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              paper={papers?.find((paper) => paper.document.id === document.id)}
              isFirst={index === 0}
              isLast={index === documents.length - 1}
              onMove={documents.length > 1 ? (by) => void move(index, by) : undefined}
            />
          ))}
          {sending.map(({ key, name, fraction, problem }) => (
            <li key={key} className="document-row">
              <div>
                <b>{name}</b>
                {problem === null ? (
                  <span className="line2" role="status">
                    Sending, {Math.round(fraction * 100)} %
                  </span>
                ) : (
                  <span className="line2 warn" role="alert">
                    {problem}
                  </span>
                )}
              </div>
              <button
                type="button"
                className="link-button sm"
                onClick={() => (problem === null ? cancel(key) : forget(key))}
              >
                {problem === null ? 'Cancel' : 'Remove'}
                <span className="visually-hidden"> {name}</span>
              </button>
            </li>
          ))}
          <li className="document-add">
            <button type="button" className="btn" onClick={() => input.current?.click()}>
              Add documents
            </button>
            <span className="sm t3">
              PDF, .docx or .txt, up to {MAX_DOCUMENT_BYTES / 1024 / 1024} MB and{' '}
              {MAX_DOCUMENT_PAGES.toLocaleString('en-US')} pages each. Or drop them here.
            </span>
          </li>
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {unmoved && (
        <p className="inline-error" role="alert">
          {unmoved}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".pdf,.docx,.txt"
        aria-label="Documents of the case"
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}
