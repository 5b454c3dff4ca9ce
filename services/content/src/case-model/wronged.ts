import type { Count } from './counts.js';

const NAME = "((?:\\p{Lu}[\\p{L}.’'-]*,? ){1,4}?\\p{Lu}[\\p{L}’'-]+(?:,? (?:Jr\\.|Sr\\.|II|III|IV))?)";
const WRONGED = new RegExp(
  `\\b(?:kill(?:ed|ing)?|murder(?:ed)?|death of|(?:assault(?:ed)?|battery|injury|harm)(?: in any manner)?(?: up)?(?:on|to)?(?: the person of)?|upon|property of|belonging to|from the person of|rob(?:bed)?|struck|strik(?:e|ing)|shoot(?:ing)?|shot|stabb(?:ed|ing)|threaten(?:ed|ing)?|vehicle of) ${NAME}`,
  'gu',
);
const NO_PERSON = /\b(?:County|State|Commonwealth|City|People|Code|Statutes?|Section|Title|United)\b/;

/** Whom the counts of a charge say that it was done to. */
export const wrongedIn = (counts: readonly Count[]): string[] => [
  ...new Set(
    counts
      .flatMap(({ title, body }) => [...`${title} ${body}`.matchAll(WRONGED)].map(([, name]) => name!))
      .map((name) => name.replace(/,.*$/, ''))
      .filter((name) => name.includes(' ') && !NO_PERSON.test(name)),
  ),
];
