import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { laneOf } from '../findings/findings.js';

export interface Word {
  text: string;
  start: number;
  end: number;
  /** False where only the sentence is known to be near; absent where a recognizer gave the times. */
  sure?: boolean | undefined;
}

const ENDS_SENTENCE = /[.!?]["”’)]*$/;
/** Words without stops have no sentences: so many around the unsure one are played. */
const MOST_AROUND = 12;

/** The times of the sentence around a word. */
export function sentenceAround(words: readonly Word[], index: number): { start: number; end: number } {
  let from = index;
  while (from > 0 && index - from < MOST_AROUND && !ENDS_SENTENCE.test(words[from - 1]!.text)) from--;
  let to = index;
  while (to + 1 < words.length && to - index < MOST_AROUND && !ENDS_SENTENCE.test(words[to]!.text)) to++;
  return { start: words[from]!.start, end: Math.max(words[from]!.start, words[to]!.end) };
}

/** What is played for a finding: its own place, or the sentence around it where its words are not surely placed. */
export function placeOf(
  event: Pick<EvidenceEvent, 'kind' | 'start' | 'end'>,
  words: readonly Word[] | null | undefined,
): { start: number; end: number; sentence: boolean } {
  const { start, end } = event;
  if (!words || laneOf(event.kind) !== 'filler' || event.kind === 'hesitation')
    return { start, end, sentence: false };
  const index = words.findIndex((word) => word.sure === false && word.start < end && word.end > start);
  return index < 0 ? { start, end, sentence: false } : { ...sentenceAround(words, index), sentence: true };
}

/** A run of words that carry the same finding, or none. */
export interface Piece {
  type: 'words';
  /** True for words whose place is not sure. */
  unsure: boolean;
  /** Index of its first word in the whole transcript. */
  from: number;
  text: string;
  event: EvidenceEvent | null;
}

/** A measured pause, as a mark between two words. */
export interface PauseMark {
  type: 'pause';
  event: EvidenceEvent;
  seconds: number;
}

export interface Segment {
  start: number;
  end: number;
  from: number;
  to: number;
  parts: (Piece | PauseMark)[];
}

/** A pause this long starts a new paragraph, in seconds. */
const PARAGRAPH_GAP = 1.2;
/** After a full stop a paragraph of this many words ends. */
const LONG_PARAGRAPH = 45;

/** The transcript in paragraphs, with the findings at their words. */
export function segmentsOf(words: readonly Word[], events: readonly EvidenceEvent[]): Segment[] {
  const marks = marksByWord(words, events);
  const pauses = pausesByWord(words, events);
  const segments: Segment[] = [];
  let segment: Segment | null = null;
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (!segment || (before && endsParagraph(before, word, index - segment.from))) {
      segment = { start: word.start, end: word.end, from: index, to: index, parts: [] };
      segments.push(segment);
    }
    append(segment, word, index, marks.get(index) ?? null);
    segment.to = index + 1;
    segment.end = word.end;
    for (const event of pauses.get(index) ?? []) {
      segment.parts.push({ type: 'pause', event, seconds: event.end - event.start });
    }
  });
  return segments;
}

const endsParagraph = (before: Word, word: Word, length: number): boolean =>
  word.start - before.end >= PARAGRAPH_GAP || (length >= LONG_PARAGRAPH && /[.!?]["”’)]*$/.test(before.text));

function append(segment: Segment, { text, sure }: Word, index: number, event: EvidenceEvent | null): void {
  const last = segment.parts.at(-1);
  const unsure = sure === false;
  if (last?.type === 'words' && last.event?.id === event?.id && last.unsure === unsure)
    last.text += ` ${text}`;
  else segment.parts.push({ type: 'words', from: index, text, unsure, event });
}

/** Which finding a word carries; where several overlap, the shortest, which says most about it. */
function marksByWord(words: readonly Word[], events: readonly EvidenceEvent[]): Map<number, EvidenceEvent> {
  const marks = new Map<number, EvidenceEvent>();
  const counting = events
    .filter((event) => !event.dismissed && laneOf(event.kind) !== 'pause' && event.kind !== 'hesitation')
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  for (const event of counting) {
    for (let index = firstEndingAfter(words, event.start); index < words.length; index += 1) {
      const word = words[index];
      if (!word || word.start >= event.end) break;
      const middle = (word.start + word.end) / 2;
      if (middle >= event.start && middle <= event.end) marks.set(index, event);
    }
  }
  return marks;
}

/** A pause stands behind the last word before it. */
function pausesByWord(
  words: readonly Word[],
  events: readonly EvidenceEvent[],
): Map<number, EvidenceEvent[]> {
  const pauses = new Map<number, EvidenceEvent[]>();
  for (const event of events) {
    if (event.dismissed || event.kind !== 'pause') continue;
    const middle = (event.start + event.end) / 2;
    const after = firstEndingAfter(words, middle);
    const next = words[after];
    // A stretch without a pause is a finding of its lane as well, but lies over words, not between them.
    if (after === 0 || (next && next.start < middle)) continue;
    pauses.set(after - 1, [...(pauses.get(after - 1) ?? []), event]);
  }
  return pauses;
}

/** Index of the first word that ends after the time, by halving; the number of words when there is none. */
export function firstEndingAfter(words: readonly Word[], seconds: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > seconds) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The word that is being said at a time; -1 between words. */
export function wordAt(words: readonly Word[], seconds: number): number {
  const index = firstEndingAfter(words, seconds);
  const word = words[index];
  return word && word.start <= seconds ? index : -1;
}

/** Which word of a piece a text offset lies in, counted in the whole transcript. */
export const wordAtOffset = (piece: { from: number; text: string }, offset: number): number =>
  piece.from + (piece.text.slice(0, offset).match(/\s/g)?.length ?? 0);

/** Where a word lies in the text of its piece. */
export function rangeOfWord(
  piece: { from: number; text: string },
  index: number,
): { start: number; end: number } {
  const words = piece.text.split(' ');
  const before = words.slice(0, index - piece.from).join(' ');
  const start = before === '' ? 0 : before.length + 1;
  return { start, end: start + (words[index - piece.from]?.length ?? 0) };
}
