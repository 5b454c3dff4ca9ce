import { FileTextOutlined } from '@ant-design/icons';
import type { CaseModel } from '@lectern/contracts/case-model';
import type { CaseDocument } from '@lectern/contracts/documents';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import { paperLine } from '../paper-words.js';
import { DocumentActs } from './document-acts.js';
import { documentLine, pageRanges } from './document-words.js';
import { RenameForm } from './rename-form.js';

const PageDialog = lazyPart(() => import('../../../documents/page-view.js'), 'PageDialog');

interface DocumentRowProps {
  document: CaseDocument;
  /** What it is to the case, once that is understood. */
  paper: CaseModel['papers'][number] | undefined;
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** One document: its state, what it gives to the case, and its pages. */
export function DocumentRow({ document, paper, onMove, isFirst, isLast }: DocumentRowProps) {
  const [problem, setProblem] = useState('');
  const [renaming, setRenaming] = useState(false);
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, title, status, pageCount, pagesRead, unread, warnings } = document;
  const { text, trouble } = documentLine(document);
  return (
    <li ref={row} className="document-row">
      <FileTextOutlined aria-hidden="true" />
      <div>
        {renaming && (
          <RenameForm
            document={document}
            onDone={() => {
              setRenaming(false);
              // The button is there again with the next paint.
              requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
            }}
          />
        )}
        {!renaming &&
          (status === 'read' || pagesRead > 0 ? (
            <button type="button" className="link-button document-title" onClick={() => setOpen(true)}>
              {title}
              <span className="visually-hidden">: show its pages</span>
            </button>
          ) : (
            <b>{title}</b>
          ))}
        <span className={trouble ? 'line2 warn' : 'line2'}>{text}</span>
        {paper && <span className="line2">{paperLine(paper)}</span>}
        {status === 'reading' && pageCount !== null && (
          <div
            className="bar"
            role="progressbar"
            aria-label={`Reading ${title}`}
            aria-valuemin={0}
            aria-valuemax={pageCount}
            aria-valuenow={pagesRead}
          >
            <span style={{ transform: `scaleX(${pagesRead / pageCount})` }} />
          </div>
        )}
        {(warnings.length > 0 || (status === 'read' && unread.length > 0)) && (
          <details className="sm">
            <summary>Details</summary>
            <ul className="bullets">
              {unread.length > 0 && <li>Not read: pages {pageRanges(unread)}</li>}
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </details>
        )}
        {problem && (
          <p className="inline-error" role="alert">
            {problem}
          </p>
        )}
        {!renaming && (
          <DocumentActs
            document={document}
            onMove={onMove}
            isFirst={isFirst}
            isLast={isLast}
            onRename={() => setRenaming(true)}
            onProblem={setProblem}
          />
        )}
      </div>
      {open && (
        <Suspense>
          <PageDialog title={title} documentId={id} page={1} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
