import { sharedStems, stemsOf } from './likeness.js';

/** What a negation takes back stands right behind it. */
const NEGATION =
  /\b(?:not|never|nobody|no one|nothing|none|without|neither|nor|cannot|denie[sd]|deny|denying|refused to|failed to|unable to|lacks?|lacked|no)\b|n['’]t\b/gi;
const REACH = /^(?:[^\p{L}\d]*[\p{L}\d][\p{L}\d'’.:-]*){1,6}/u;
/** "not only", "no longer than": nothing is taken back. */
const NO_NEGATION = /^\s*(?:only|just|merely|less than|more than|later than|fewer than|until|because)\b/i;

interface Denied {
  /** Right behind a negation: of "no sign was posted there", sign and post. */
  heads: ReadonlySet<string>;
  /** As far as it may reach. */
  reached: ReadonlySet<string>;
}
const HEADS = 2;

/** What each negation of a text takes back. */
const deniedIn = (text: string): Denied[] =>
  [...text.matchAll(NEGATION)].flatMap(({ 0: word, index }) => {
    const rest = text.slice(index + word.length);
    if (NO_NEGATION.test(rest)) return [];
    const [behind = ''] = rest.split(
      /[,;:“”"]|[.!?](?:\s|$)|\b(?:but|and|until|before|because|that|which|who|when|if)\b/,
      1,
    );
    const stems = [...stemsOf(REACH.exec(behind)?.[0] ?? '')];
    return [{ heads: new Set(stems.slice(0, HEADS)), reached: new Set(stems) }];
  });

const alike = (one: Denied, others: readonly Denied[]): boolean =>
  others.some(({ heads }) => sharedStems(one.heads, heads) > 0);
const reaches = (all: readonly Denied[], word: string): boolean =>
  all.some(({ reached }) => reached.has(word));

/** Of the places those that say most of it. */
function closest<P extends { stems: ReadonlySet<string> }>(
  own: ReadonlySet<string>,
  places: readonly P[],
): P[] {
  const shared = places.map(({ stems }) => sharedStems(own, stems));
  const most = Math.max(0, ...shared);
  return places.filter((_, at) => shared[at] === most);
}

/**
 * Does a sentence say the opposite of the places that it rests on? It takes back what all of them that speak of it say, or says
 * what all of them take back.
 */
export function contradicts(sentence: string, places: readonly string[]): boolean {
  const own = { stems: stemsOf(sentence), denied: deniedIn(sentence) };
  const told = places.map((place) => ({ stems: stemsOf(place), denied: deniedIn(place) }));
  const speaking = (word: string) => told.filter(({ stems }) => stems.has(word));
  // Where both take back the same, how far it reaches differs by the order of the words.
  const only = own.denied.filter((one) => !told.some(({ denied }) => alike(one, denied)));
  const unsaid = told.flatMap(({ denied }) => denied).filter((one) => !alike(one, own.denied));
  return (
    only.some(({ heads }) =>
      [...heads].some((word) => {
        const at = speaking(word);
        return at.length > 0 && at.every(({ denied }) => !reaches(denied, word));
      }),
    ) ||
    unsaid.some(({ heads }) =>
      [...heads].some(
        (word) =>
          own.stems.has(word) &&
          !reaches(own.denied, word) &&
          closest(own.stems, speaking(word)).every(({ denied }) => denied.some((one) => one.heads.has(word))),
      ),
    )
  );
}

/** Share of the words of one text that another holds. */
export const coveredBy = (own: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
  own.size === 0 ? 1 : sharedStems(own, stems) / own.size;
