import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { clock } from '../../../lib/format.js';
import { EvidenceGlyph } from '../../../ui/evidence-glyph.js';
import { laneOf, whatOf } from '../findings/findings.js';
import { usePlaybackState, usePosition, useReview } from '../review-context.js';
import {
  rangeOfWord,
  segmentsOf,
  sentenceAround,
  wordAt,
  wordAtOffset,
  type Piece,
  type Segment,
  type Word,
} from './transcript.js';

const HIGHLIGHT = 'current-word';

/** The transcript with word-level seek. Marks are one tab stop; arrows move among them. */
export function SpokenWords({ words }: { words: Word[] }) {
  const { events, playback, playPassage } = useReview();
  const segments = useMemo(() => segmentsOf(words, events), [words, events]);
  const current = usePosition(playback, (position) => wordAt(words, position));
  const text = useRef<HTMLDivElement>(null);
  const follow = useFollow(text, current);
  useHighlight(text, current);

  const onClick = (event: MouseEvent) => {
    const word = wordUnder(event.clientX, event.clientY);
    const clicked = word === null ? undefined : words[word];
    // Selecting words to copy them is no request to play.
    if (word === null || !clicked || getSelection()?.isCollapsed === false) return;
    if (clicked.sure === false) {
      const { start, end } = sentenceAround(words, word);
      playPassage(start, end);
    } else playPassage(clicked.start, null);
  };

  return (
    <>
      <div
        className="transcript"
        role="group"
        aria-label="Transcript"
        ref={text}
        onClick={onClick}
        onKeyDown={moveAmongMarks}
      >
        {segments.map((segment, index) => (
          <Paragraph key={segment.from} segment={segment} firstMark={index === firstWithMark(segments)} />
        ))}
      </div>
      {follow.stopped && (
        <Button className="follow-again" onClick={follow.resume}>
          Jump to current word
        </Button>
      )}
    </>
  );
}

const firstWithMark = (segments: Segment[]): number =>
  segments.findIndex((segment) => segment.parts.some((part) => part.type === 'pause' || part.event));

function Paragraph({ segment, firstMark }: { segment: Segment; firstMark: boolean }) {
  const { playPassage, playback, playable } = useReview();
  const playing = usePosition(playback, (position) => position >= segment.start && position < segment.end);
  const marks = segment.parts.filter((part) => part.type === 'pause' || part.event);
  return (
    <div className={playing ? 'segment now' : 'segment'}>
      {playable ? (
        <button
          type="button"
          className="timecode num"
          aria-label={`Play from ${clock(segment.start)}`}
          onClick={(event) => {
            event.stopPropagation();
            playPassage(segment.start, null);
          }}
        >
          {clock(segment.start)}
        </button>
      ) : (
        <span className="timecode num">{clock(segment.start)}</span>
      )}
      <p>
        {segment.parts.map((part, index) => {
          const tabbable = firstMark && part === marks[0];
          if (part.type === 'pause') {
            return <Mark key={`pause-${part.event.id}`} part={part} tabbable={tabbable} />;
          }
          const space = index === 0 ? '' : ' ';
          return (
            <span key={part.from}>
              {space}
              {part.event ? (
                <Mark part={part} tabbable={tabbable} />
              ) : (
                <span data-from={part.from} className={part.unsure ? 'unsure' : undefined}>
                  {part.text}
                </span>
              )}
            </span>
          );
        })}
      </p>
    </div>
  );
}

function Mark({ part, tabbable }: { part: Segment['parts'][number]; tabbable: boolean }) {
  const { show, selectedId } = useReview();
  const { event } = part;
  if (!event) return null;
  const lane = laneOf(event.kind);
  const classes = [
    'mark',
    part.type === 'pause' ? 'pause' : lane,
    event.credit ? 'credit' : '',
    selectedId === event.id ? 'selected' : '',
  ];
  const activate = () => show(event);
  return (
    <span
      role="button"
      tabIndex={tabbable ? 0 : -1}
      className={classes.filter(Boolean).join(' ')}
      aria-label={`${part.type === 'pause' ? '' : `${part.text}: `}${whatOf(event)}. Play from ${clock(event.start)}`}
      data-from={part.type === 'words' ? part.from : undefined}
      onClick={(click) => {
        click.stopPropagation();
        activate();
      }}
      onKeyDown={(key) => {
        if (key.key !== 'Enter') return;
        key.preventDefault();
        activate();
      }}
    >
      {part.type === 'pause' ? (
        <>
          <EvidenceGlyph kind="pause" size={11} />
          {part.seconds.toFixed(1)} s
        </>
      ) : (
        part.text
      )}
    </span>
  );
}

/** Roving tab stop: one mark is reached with Tab, the others with the arrows up and down. */
function moveAmongMarks(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement) || !event.target.classList.contains('mark'))
    return;
  event.preventDefault();
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('.mark')];
  const next = marks[marks.indexOf(event.target) + step];
  if (!next) return;
  event.target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** The word under the pointer, by the text offset there. */
function wordUnder(x: number, y: number): number | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  const piece = caret?.offsetNode.parentElement?.closest<HTMLElement>('[data-from]');
  if (!caret || !piece) return null;
  return wordAtOffset({ from: Number(piece.dataset['from']), text: piece.textContent ?? '' }, caret.offset);
}

/** Colors the current word without an element for each word; browsers without it tint the paragraph alone. */
function useHighlight(text: React.RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const range = current < 0 ? null : domRangeOf(text.current, current);
    if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
    else CSS.highlights.delete(HIGHLIGHT);
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [text, current]);
}

function domRangeOf(root: HTMLElement | null, word: number): Range | null {
  const pieces = [...(root?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
  const element = pieces.findLast((piece) => Number(piece.dataset['from']) <= word);
  const node = element?.firstChild;
  if (!element || !node) return null;
  const piece: Pick<Piece, 'from' | 'text'> = {
    from: Number(element.dataset['from']),
    text: node.textContent ?? '',
  };
  const { start, end } = rangeOfWord(piece, word);
  if (end > piece.text.length) return null;
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** Keeps the current word in sight until the reader scrolls by hand. */
function useFollow(text: React.RefObject<HTMLElement | null>, current: number) {
  const { playback } = useReview();
  const { playing } = usePlaybackState(playback);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const stop = () => setStopped(true);
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchmove', stop, { passive: true });
    return () => {
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
  }, [playing]);
  const bring = () =>
    domRangeOf(text.current, current)?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (playing && !stopped && current >= 0) bring();
  });
  return {
    stopped: stopped && playing,
    resume: () => {
      setStopped(false);
      bring();
    },
  };
}
