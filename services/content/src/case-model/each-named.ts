import { sameName } from '@lectern/legal-text/names';
import type { Caption } from '../case-fields/caption.rules.js';
import { isGovernment } from '../case-fields/party-names.rules.js';

const AND_OTHERS = /,? et al\.?$|,? and others$/i;
const MOST_NAMED = 3;
/** A jury decides about each of the accused by name. */
const MOST_ACCUSED = 6;

/** "Ada Moss, et al." with the two or three whom the caption names; a jury hears every one of them. */
export function eachNamed(
  value: string | undefined,
  captions: readonly (Caption | undefined)[],
): string | undefined {
  if (!value || !AND_OTHERS.test(value)) return value;
  const first = value.replace(AND_OTHERS, '');
  // "Ada Moss and Ben Moss, wife and husband": what they are to each other is nobody.
  const names = captions
    .flatMap((caption) => [caption?.first, caption?.second])
    .find((party) => party && !/\bet al\b/i.test(party.quote) && sameName(party.names[0] ?? '', first))
    ?.names.filter(
      (name) =>
        /^\p{Lu}/u.test(name) &&
        !/\bDoes?\b|\b(?:Unknown|Unnamed)\b|^(?:Defendants?|Plaintiffs?|Respondents?|Petitioners?)$/.test(
          name,
        ),
    );
  const most = captions.some((caption) => caption && isGovernment(caption.first)) ? MOST_ACCUSED : MOST_NAMED;
  return names && names.length > 1 && names.length <= most
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
    : value;
}
