import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { escaped } from '@lectern/legal-text/escaped';
import { type Brief, story, told } from '../brief.js';
import { centrality } from '../central-words.js';
import { type Line, type Paragraph, framing, quotesOf } from '../line.js';

const MOST = 5;
const WRITTEN = /^(?:[^“”]*, )?[^“”,]{3,50} (?:wrote to|sent a message to) ([^“”:.]{2,60})/u;
/** What went to everybody was not written of our client. */
const TO_ALL = /\b(?:All|Team|Everyone|Staff|Everybody)\b/;
/** It speaks of nothing that the rest of the file speaks of. */
const LEAST = 1.2;

/**
 * What the other side's own people wrote of ours, word for word, for whoever sues: an admission needs no witness (Fed. R. Evid. 801(d)(2)).
 * @param before what was told already
 */
export function theirWritings(brief: Brief, before: readonly Line[]): Paragraph[] {
  if (brief.model.side !== 'claiming' || brief.read.sides.criminal) return [];
  const speaksOf = clientIn(brief);
  const read = new Set(before.flatMap(quotesOf));
  const weight = (fact: ModelFact): number => {
    const words = fact.said.join(' ').replace(/^[^“]*/, '');
    return centrality(brief.read, words) + (speaksOf.test(words) ? LEAST : 0);
  };
  const written = story(brief).filter((fact) => {
    const [, whom = ''] = WRITTEN.exec(fact.said[0] ?? '') ?? [];
    const { favors, by, act } = bearingOf(brief.read, fact);
    return (
      whom !== '' &&
      !TO_ALL.test(whom) &&
      favors === 'ours' &&
      by === 'content' &&
      act === 'admission' &&
      !fact.sources.some(({ quote }) => read.has(quote)) &&
      weight(fact) >= LEAST
    );
  });
  const kept = new Set([...written].sort((a, b) => weight(b) - weight(a)).slice(0, MOST));
  return told(
    brief,
    'What they wrote',
    written.filter((fact) => kept.has(fact)),
    [framing('Now remember what was written on the other side, word for word.')],
  );
}

/** Our client by any part of the name, or by its first letter, as messages between others call somebody. */
function clientIn({ read }: Brief): RegExp {
  const words = (read.sides.client?.said ?? '').split(' ').filter((word) => word.length > 2);
  const [first = ''] = words;
  return words.length === 0
    ? /(?!)/
    : new RegExp(
        `(?<![\\p{L}])(?:${words.map(escaped).join('|')}|${escaped(first.charAt(0))}(?![\\p{L}.’']))(?![\\p{L}])`,
        'u',
      );
}
