import { tagged } from './english/tagged.js';
import { IRREGULAR_PAST } from './english/words.js';

const REGULAR =
  'owned operated signed managed prepared drafted issued maintained installed designed supervised hired leased rented approved ordered controlled executed delivered posted recorded hosted organized inspected repaired supplied'.split(
    ' ',
  );

/** What others do with a thing, and how it is said of who does it. */
const DONE_BY: Record<string, string> = {
  driven: 'drove',
  written: 'wrote',
  sent: 'sent',
  made: 'made',
  given: 'gave',
  taken: 'took',
  sold: 'sold',
  held: 'held',
  built: 'built',
  kept: 'kept',
  drawn: 'drew',
  run: 'ran',
  led: 'led',
  ...Object.fromEntries(REGULAR.map((verb) => [verb, verb])),
};
const THING = String.raw`((?:[Aa]n?|[Tt]he) (?:[\p{L}\d’'-]+ ){0,5}?[\p{L}\d’'-]+)`;

const PASTS: Record<string, string> = {
  take: 'took',
  put: 'put',
  leave: 'left',
  run: 'ran',
  drive: 'drove',
  hit: 'hit',
  throw: 'threw',
  go: 'went',
  come: 'came',
  give: 'gave',
  hold: 'held',
  sign: 'signed',
  stand: 'stood',
  sit: 'sat',
  shoot: 'shot',
  strike: 'struck',
  write: 'wrote',
  read: 'read',
  get: 'got',
  bring: 'brought',
  fall: 'fell',
  tell: 'told',
  say: 'said',
  stop: 'stopped',
  grab: 'grabbed',
  drop: 'dropped',
  pick: 'picked',
  open: 'opened',
  enter: 'entered',
};

const past = (verb: string): string =>
  PASTS[verb] ??
  (verb.endsWith('ing') ? past(verb.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1')) : undefined) ??
  (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : /e$/.test(verb) ? `${verb}d` : `${verb}ed`);

/** A tail that speaks of somebody else: "to tell her that ...", "ordering her to repair the gate", "which he read". */
const TAIL = /(?:,? to \p{Ll}+(?: \p{L}+){0,2}? (?:him|her|them)\b|, (?:\p{Ll}+ing|which|whom?|where) ).*$/u;

/** "... a tractor-trailer driven by Pruitt crossed the line": what the thing did, told of the thing. */
export function thingsOf(text: string, name: RegExp): string[] {
  const [, thing, verb, , rest] =
    new RegExp(
      `${THING} (\\p{Ll}+) by (${name.source}) (\\p{Ll}+(?:ed|t|ell|an|ove|uck) [^,“”]+\\.)$`,
      'u',
    ).exec(text) ?? [];
  return thing && rest && DONE_BY[verb!] ? [`${thing.replace(/^[Aa]n? /, 'The ')} ${rest}`] : [];
}

/**
 * Sentences of which the witness is the subject, made of one in which he acts in a corner: "a tractor-trailer driven by Pruitt",
 * "Luna saw Dacey carry the rail", "Vang telephoned Sauer to tell her ...". Each says no more than its sentence.
 */
export function actsOf(text: string, name: RegExp): string[] {
  const found: string[] = [];
  const by = new RegExp(`${THING},? (\\p{Ll}+) by (${name.source})`, 'u').exec(text);
  const act = by && DONE_BY[by[2]!];
  if (by && act) {
    const thing = by[1]!.charAt(0).toLowerCase() + by[1]!.slice(1);
    found.push(`${by[3]} ${act} ${thing}.`);
  }
  // "Receiving no rest break, Pruitt fell asleep": the act alone.
  const main = new RegExp(`^\\p{Lu}\\p{Ll}+ing [^,“”]{3,80}, (?=${name.source})`, 'u').exec(text);
  if (main) found.push(text.slice(main[0].length));
  // "Masters, driving a dump truck, struck": what he was doing.
  const doing = new RegExp(`^(${name.source}), (\\p{Ll}+ing (?:an?|the) [^,“”]{3,60}),`, 'u').exec(text);
  if (doing) found.push(`${doing[1]} was ${doing[2]}.`, `${doing[1]}${text.slice(doing[0].length)}`);
  const seen = new RegExp(`\\b(?:saw|watched|observed|heard) (${name.source}) (\\p{Ll}{3,}) (.+)$`, 'u').exec(
    text,
  );
  if (seen && tagged(text).some(({ lower, tags }) => lower === seen[2] && tags.has('Verb')))
    found.push(`${seen[1]} ${past(seen[2]!)} ${seen[3]}`);
  const short = text.replace(TAIL, '.');
  if (short !== text && short.split(' ').length >= 4) found.push(short);
  return found;
}

const isPast = (word: string): boolean => IRREGULAR_PAST.has(word) || /[^e]ed$/.test(word);

/** "Reed pushed the button, stepped over the line and put both arms in" as three acts of Reed. */
export function seriesOf(text: string, name: RegExp): string[] {
  const who = new RegExp(`^(?:${name.source}) (?=\\p{Ll})`, 'u').exec(text)?.[0];
  if (who === undefined || /[“”";:]/.test(text)) return [];
  const acts = text
    .slice(who.length)
    .replace(/[.]$/, '')
    .split(/(,? and |, )/)
    .reduce<string[]>((all, piece, at, pieces) => {
      if (at % 2 === 1) return all;
      const [first = ''] = piece.split(' ');
      const begins = isPast(first) && !/^(?:was|were|had|did)$/.test(first);
      if (begins || all.length === 0) all.push(piece);
      else all[all.length - 1] += `${pieces[at - 1]}${piece}`;
      return all;
    }, []);
  return acts.length >= FEWEST_ACTS && isPast(acts[0]!.split(' ')[0]!)
    ? acts.map((act) => `${who}${act}.`)
    : [];
}
const FEWEST_ACTS = 2;
