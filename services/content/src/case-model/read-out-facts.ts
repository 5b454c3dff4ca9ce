import type { Exchange } from '../case-fields/testimony.rules.js';
import { type ReadAloud, readAloud } from '../script/read-aloud.js';

/** What a witness wrote, as others tell it, with the exchange in which he read it. */
export interface ReadOut {
  at: number;
  said: string[];
}

const MOST = 2;

/** Of each message that a witness wrote and had to read aloud, the sentences that tell the most, in their order. */
export function readOutFacts(talks: readonly Exchange[], witness: string): ReadOut[] {
  const own = readAloud(talks).filter(({ paper }) => paper.own && paper.kind === 'email');
  return [...new Set(own.map(({ at }) => at))].map((at) => {
    const read = own.filter((one) => one.at === at);
    const ranked = [...read].sort((one, other) => telling(other) - telling(one)).slice(0, MOST);
    return {
      at,
      said: read.filter((one) => ranked.includes(one)).map((one, index) => told(one, witness, index === 0)),
    };
  });
}

const telling = ({ words }: ReadAloud): number =>
  (/\bshould have\b|\bmy (?:fault|mistake)\b/i.test(words) ? 4 : 0) +
  (/\b(?:not|never|no|nobody|cannot)\b|n['’]t\b/i.test(words) ? 2 : 0) +
  (/\b(?:another|again|second|third|fourth|broken|hurt|danger\p{Ll}*|unsafe|promise)\b/iu.test(words)
    ? 2
    : 0);

const told = ({ words, paper: { day, to } }: ReadAloud, witness: string, first: boolean): string =>
  `${first && day ? `On ${day}, ` : ''}${witness} wrote${first && to ? ` to ${to}` : ''}: “${words}”`;
