import type { Acoustics } from '../measurements.js';
import { type Filler, findFillers, withoutFillers } from '../words/fillers.js';
import type { WordFinding } from '../words/finding.js';
import { findHedges } from '../words/hedges.js';
import { findFalseStarts, findRepetitions } from '../words/stumbles.js';
import type { Token } from '../words/tokens.js';
import type { EventKind, EvidenceEvent, Finding, HeardWords } from './evidence.js';
import { findHesitationEvents } from './hesitation-events.js';
import { findPassageEvents } from './passage-events.js';
import { findPauseEvents } from './pause-events.js';
import { findRushEvents } from './rush-events.js';

/** How sure a finding in words with estimated times can be. */
const ESTIMATED_TIMES = 0.7;

/** All evidence in a recording, in order of time. `words` is null when nobody knows them. */
export function findEvents(acoustics: Acoustics, words: HeardWords | null): EvidenceEvent[] {
  const spoken = words === null ? [] : findWordEvents(words);
  const fillers = spoken.filter(({ kind }) => kind === 'filler');
  const findings = [
    ...findPauseEvents(acoustics, words),
    ...findRushEvents(acoustics, words),
    ...findPassageEvents(acoustics),
    ...spoken,
    ...findHesitationEvents(acoustics, words, fillers),
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
  // What is a filler is nothing else: neither a hedge nor a word said twice.
  const meant = withoutFillers(tokens);
  const toFindings = (
    kind: EventKind,
    among: readonly Token[],
    found: readonly (WordFinding | Filler)[],
  ): Finding[] =>
    found.flatMap(({ from, to, confidence, text, ...rest }) => {
      const start = among[from]?.start ?? null;
      const end = among[to - 1]?.end ?? null;
      if (start === null || end === null) return [];
      const word = 'word' in rest ? rest.word : text;
      return [{ kind, start, end, confidence: confidence * trust, text: word, credit: false }];
    });
  const repetitions = findRepetitions(meant);
  const falseStarts = findFalseStarts(meant).filter(
    ({ from, to }) => !repetitions.some((one) => from < one.to && to > one.from),
  );
  return [
    ...toFindings('filler', tokens, findFillers(tokens)),
    ...toFindings('hedge', meant, findHedges(meant)),
    ...toFindings('repetition', meant, repetitions),
    ...toFindings('false-start', meant, falseStarts),
  ];
}
