import { ExpandOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { documents } from '@lectern/contracts/documents';
import type { Output } from '@lectern/contracts/define';
import { Button, Modal } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDocumentPageImageQuery, useDocumentPageQuery } from '../api/documents.api.js';
import { isApiError } from '../api/api-error.js';
import { errorMessage } from '../api/error-message.js';
import { ErrorState, Loading } from '../ui/states.js';
import { useObjectUrl } from '../ui/use-object-url.js';
import './page-view.css';

interface PageViewProps {
  documentId: string;
  page: number;
  /** What is to be found there; nothing where the page itself is looked at. */
  quote?: string;
}

type Page = Output<typeof documents.page>;

/** A page of a document as a picture with the passage marked, its text beside it, and the pages around it. */
export function PageView(props: PageViewProps) {
  const [at, setAt] = useState(props.page);
  const [large, setLarge] = useState(false);
  return (
    <>
      <OnePage {...props} at={at} onTurn={setAt} onEnlarge={() => setLarge(true)} />
      {large && <PageDialog {...props} first={at} onClose={() => setLarge(false)} />}
    </>
  );
}

interface PageDialogProps extends PageViewProps {
  title?: string;
  /** The page that is shown first, where it is another than that of the passage. */
  first?: number;
  onClose: () => void;
}

/** The same over whatever is on the screen. */
export function PageDialog({ title = 'Source', first, onClose, ...props }: PageDialogProps) {
  const [at, setAt] = useState(first ?? props.page);
  return (
    <Modal open title={title} footer={null} width="min(1240px, 96vw)" onCancel={onClose}>
      <OnePage {...props} at={at} onTurn={setAt} />
    </Modal>
  );
}

/** A draft outlives the documents that it rests on. */
function Removed({ quote }: Pick<PageViewProps, 'quote'>) {
  return (
    <div className="panel state">
      <p>This document is no longer in the case, or has no such page.</p>
      {quote && (
        <>
          <p className="t2">What it said when this was drafted:</p>
          <blockquote className="quote">{quote}</blockquote>
        </>
      )}
    </div>
  );
}

interface OnePageProps extends PageViewProps {
  at: number;
  onTurn: (page: number) => void;
  onEnlarge?: () => void;
}

function OnePage({ documentId, page, quote, at, onTurn, onEnlarge }: OnePageProps) {
  const { data, error, isFetching, refetch } = useDocumentPageQuery({
    documentId,
    page: String(at),
    // Only on its own page: the words may stand on others too.
    ...(at === page && quote !== undefined && { quote: quote.slice(0, 2000) }),
  });
  if (isApiError(error) && error.code === 'not_found') return <Removed quote={quote} />;
  if (error)
    return (
      <ErrorState
        message={errorMessage(error, 'This page could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading>
        <div className="bone page-bone" />
      </Loading>
    );
  const isHere = at === page;
  const isMarked = data.boxes.length > 0 || data.passage !== null;
  return (
    <figure className="page-view" aria-busy={isFetching}>
      <figcaption className="page-view-head">
        <span className="sm grow page-name">
          <b>{data.title}</b> <span className="num">p. {`${at} of ${data.pageCount}`}</span>
        </span>
        {!isHere && quote !== undefined && (
          <button type="button" className="link-button sm" onClick={() => onTurn(page)}>
            Back to p. {page}
          </button>
        )}
        <Button
          type="text"
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label="Previous page"
          disabled={at <= 1}
          onClick={() => onTurn(at - 1)}
        />
        <Button
          type="text"
          icon={<RightOutlined aria-hidden="true" />}
          aria-label="Next page"
          disabled={at >= data.pageCount}
          onClick={() => onTurn(at + 1)}
        />
        {onEnlarge && (
          <Button
            type="text"
            icon={<ExpandOutlined aria-hidden="true" />}
            aria-label="Show the page larger"
            onClick={onEnlarge}
          />
        )}
      </figcaption>
      {isHere && quote !== undefined && data.read && !isMarked && (
        <p className="sm t2">
          The passage could not be found again on this page. It was read as: <q>{quote}</q>
        </p>
      )}
      <div className="page-body">
        {data.hasImage && <Picture page={data} documentId={documentId} />}
        <PageText page={data} />
      </div>
    </figure>
  );
}

function Picture({ page: { title, page, boxes }, documentId }: { page: Page; documentId: string }) {
  const { currentData, error } = useDocumentPageImageQuery({ documentId, page: String(page) });
  if (error) return <p className="sm t2">{errorMessage(error, 'There is no picture of this page.')}</p>;
  if (!currentData) return <div className="bone page-bone" aria-hidden="true" />;
  return (
    <div className="page-sheet">
      <Sheet blob={currentData.blob} alt={`Page ${page} of ${title}`} />
      {boxes.map(({ x, y, width, height }, index) => (
        <span
          key={index}
          className="page-mark"
          style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
        />
      ))}
    </div>
  );
}

const part = (fraction: number): string => `${fraction * 100}%`;

function Sheet({ blob, alt }: { blob: Blob; alt: string }) {
  const url = useObjectUrl(blob);
  return url && <img src={url} alt={alt} />;
}

/** As it was read, opened where the passage stands. */
function PageText({ page: { read, text, passage } }: { page: Page }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (box.current) box.current.scrollTop = mark ? Math.max(0, mark.offsetTop - 48) : 0;
  }, [text, passage]);
  if (!read)
    return <p className="sm t2">This page is not read so far, or nothing could be recognized on it.</p>;
  return (
    // A part that scrolls can be reached by keyboard.
    <div ref={box} className="page-text" role="region" aria-label="Text of the page" tabIndex={0}>
      {passage === null ? (
        text
      ) : (
        <>
          {text.slice(0, passage.start)}
          <mark>{text.slice(passage.start, passage.end)}</mark>
          {text.slice(passage.end)}
        </>
      )}
    </div>
  );
}
