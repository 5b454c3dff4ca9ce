import type { Acoustics } from '../measurements.js';
import { type Filler, findFillers } from '../words/fillers.js';
import type { WordFinding } from '../words/finding.js';
import { findHedges } from '../words/hedges.js';
import { findFalseStarts, findRepetitions } from '../words/stumbles.js';
import type { EventKind, EvidenceEvent, Finding, HeardWords } from './evidence.js';
import { findPassageEvents } from './passage-events.js';
import { findPauseEvents } from './pause-events.js';

/** How sure a finding in words with estimated times can be. */
const ESTIMATED_TIMES = 0.7;

/** All evidence in a recording, in order of time. `words` is null when nobody knows them. */
export function findEvents(acoustics: Acoustics, words: HeardWords | null): EvidenceEvent[] {
  const findings = [
    ...findPauseEvents(acoustics, words),
    ...findPassageEvents(acoustics, words?.fits ? words.tokens.length : null),
    ...(words === null ? [] : findWordEvents(words)),
  ].toSorted((a, b) => a.start - b.start);
  const ids = new Map<string, number>();
  return findings.map((finding) => {
    const base = `${finding.kind}-${Math.round(finding.start * 100)}`;
    const count = (ids.get(base) ?? 0) + 1;
    ids.set(base, count);
    return { ...finding, id: count === 1 ? base : `${base}-${count}`, dismissed: false };
  });
}

function findWordEvents({ tokens, timed }: HeardWords): Finding[] {
  const trust = timed ? 1 : ESTIMATED_TIMES;
  const toFindings = (kind: EventKind, found: readonly (WordFinding | Filler)[]): Finding[] =>
    found.flatMap(({ from, to, confidence, text, ...rest }) => {
      const start = tokens[from]?.start ?? null;
      const end = tokens[to - 1]?.end ?? null;
      if (start === null || end === null) return [];
      const word = 'word' in rest ? rest.word : text;
      return [{ kind, start, end, confidence: confidence * trust, text: word, credit: false }];
    });
  return [
    ...toFindings('filler', findFillers(tokens)),
    ...toFindings('hedge', findHedges(tokens)),
    ...toFindings('repetition', findRepetitions(tokens)),
    ...toFindings('false-start', findFalseStarts(tokens)),
  ];
}
