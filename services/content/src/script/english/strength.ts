import { kindOf } from './clauses.js';
import { datesIn } from './dates.js';

const KNOWLEDGE =
  /\b(?:knew|known|know|aware|warn\w*|told|notice|notified|notif\w+|admitted|admits|admission|complain\w*|reported|email\w*|signed|agreed|promised|recorded|video|witness\w*|saw|refused|ignored|failed|without|never|no one|nobody)\b/i;
const HARM =
  /\b(?:injur\w+|broke\w*|fractur\w+|killed|died|death|pain|surger\w+|hospital\w*|lost|loss|damage\w*|fired|terminated|arrest\w*|deport\w*|evict\w*|infring\w+|breach\w*|stole\w*)\b/i;

/** How much a listener can hold on to in a fact: who knew, what it did, when, how much. Only used to choose and to order. */
export function strengthOf(fact: string): number {
  const words = fact.split(/\s+/).length;
  return (
    (KNOWLEDGE.test(fact) ? 3 : 0) +
    (HARM.test(fact) ? 2 : 0) +
    (/\d/.test(fact) ? 1 : 0) +
    (datesIn(fact).length > 0 ? 1 : 0) +
    (words >= 5 && words <= 22 ? 1 : words > 35 ? -2 : 0)
  );
}

/** May be cut behind the first clause without turning its meaning around. */
const LIMITS =
  /^(?:unless|if|except|but|although|though|until|only|provided|not|however|when|while|because|with the exception|or)\b/i;
const SHORT_POINT_WORDS = 16;

/** A fact short enough for a cue card: its first clause, when that clause stands by itself; else the whole. */
export function shortened(fact: string): string {
  const body = fact.replace(/[.]$/, '');
  if (body.split(/\s+/).length <= SHORT_POINT_WORDS) return fact;
  for (const mark of body.matchAll(/(;|,\s+(?:and|which|so|where|who)|\s+[–—-]+)\s+/g)) {
    const head = body.slice(0, mark.index);
    const tail = body.slice(mark.index + mark[0].length);
    const words = head.split(/\s+/).length;
    const balanced =
      head.split('(').length === head.split(')').length && (head.match(/["“”]/g)?.length ?? 0) % 2 === 0;
    if (
      words >= 5 &&
      words <= SHORT_POINT_WORDS + 4 &&
      balanced &&
      !LIMITS.test(tail) &&
      mayDrop(mark[1]!, tail) &&
      kindOf(head) === 'statement'
    )
      return `${head}.`;
  }
  return fact;
}

/** A list must keep its last item, and a tail that denies something must stay. */
function mayDrop(mark: string, tail: string): boolean {
  if (/\b(?:not|no|never|without|denie[sd]|false)\b|n['’]t\b/i.test(tail)) return false;
  return !/(?:and|so)$/.test(mark) || kindOf(tail) === 'statement';
}
