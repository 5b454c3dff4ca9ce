/** More marks than this are no longer counted by eye. */
const MOST_MARKS = 8;

/** Planned parts that were rehearsed, as a count: never a percentage. */
export function Readiness({ rehearsed, parts, words }: { rehearsed: number; parts: number; words: string }) {
  return (
    <>
      {parts <= MOST_MARKS && (
        <span className="steps" aria-hidden="true">
          {Array.from({ length: parts }, (_, index) => (
            <i key={index} className={index < rehearsed ? 'on' : ''} />
          ))}
        </span>
      )}
      {words}
    </>
  );
}
