import { piecesOf } from './script-text.js';

/** Where a sentence stands whose place is named in the margin. */
export interface Mark {
  start: number;
  end: number;
  open: boolean;
}

/**
 * The same text in the same lines behind the field, whose own letters are clear: it gives the field its height, and shows headings,
 * open slots and where sentences stand.
 */
export function Mirror({ text, marks }: { text: string; marks: Mark[] }) {
  let at = 0;
  return (
    <div className="script-mirror" aria-hidden="true">
      {marks.map(({ start, end, open }) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <span key={start}>
            <Shown text={before} />
            <mark data-start={start} className={open ? 'open' : ''}>
              <Shown text={text.slice(start, end)} />
            </mark>
          </span>
        );
      })}
      <Shown text={text.slice(at)} />
      {'\n'}
    </div>
  );
}

const Shown = ({ text }: { text: string }) =>
  piecesOf(text).map(({ kind, text: words }, index) =>
    kind === 'words' ? (
      words
    ) : (
      <span key={index} className={`script-${kind}`}>
        {words}
      </span>
    ),
  );
