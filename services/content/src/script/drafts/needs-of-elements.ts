import { PUT_OFF, toldOfDanger } from '../../case-model/acts-of-claims.js';
import { type Actors, actorIn } from '../../case-model/actors.js';
import { namesLoss } from '../../case-model/kinds-of-sums.js';
import { named } from '../../case-model/named-in.js';
import { QUOTATIONS } from '../english/quotes.js';

const PRONOUN = /^(?:He|She|They|His|Her|Their)\b/;
/** Is it of the one who claims? */
export const ofFirst = (text: string, actors: Actors): boolean =>
  PRONOUN.test(text) || named(text, actors.first) || (actors.roles?.first.test(text) ?? false);
/** Is it of the one whom the claim is against? */
export const ofSecond = (text: string, actors: Actors): boolean =>
  actorIn(text, actors) === 'second' ||
  named(text, actors.second) ||
  (PRONOUN.test(text) && !named(text, actors.first));
/** "No cone was put out": nobody needs to be named. */
export const LEFT = /\b(?:no|not|never|nobody|without|un\p{L}+ed)\b/iu;

const HURT =
  /\b(?:hurt|injur\w+|fractur\w+|broke|broken|burn(?:ed|s)|surger\w+|graft\w*|amputat\w+|concussion|paraly\w+|unconscious|scar\w*|hospital\w*|ambulance|intensive care|ICU|pulse|pain|bled|bleeding|bit|bitten|lacerat\w+|tear|torn|herniat\w+|numb|disab\w+|died|dead|killed|drowned|out of work|can(?:not| no longer)|could not|lost|loses|destroyed|ruined|soaked|spoiled|grip|wheelchair|therapy|treat(?:ed|ment)|diagnos\w+|no longer)\b/i;
const CAME_OF =
  /\b(?:because|caus(?:e|ed|ing)|result\w*|due to|led to|struck|hit|fell|slipped|tripped|collapsed|collided|crashed|exploded|bit|bitten|burned|crushed|pinned|knocked|thrown|went out from under|gave way|passed (?:from|through)|shock\w*|let go|touched|no pulse|flooded|leak\w*|tear|tore|aggravat\w+)\b/i;
/** What those on whom somebody lives did. */
const LEFT_THEM =
  /\b(?:clients?|customers?|patients?|members|sponsors?|sales|receipts|income|revenues?|bookings)\b.*\b(?:left|moved|lost|fell|dropped|cancel+ed|stopped|withdrew|ended)\b/i;
const LIVES = /\b(?:died|dead|death|killed|drowned|deceased)\b/i;
const DISCHARGED =
  /\b(?:fired|discharg\w+|terminat\w+|demot\w+|suspend\w+|laid off|let go|dismiss\w+|disciplin\w+|reassign\w+|eliminat\w+|passed over|written up|walked (?:her|him|them)|cut (?:his|her|their) (?:pay|hours)|denied|refused)\b/i;

const BOTH = /\b(?:the|both) (?:parties|sides)\b/i;
type Shows = (text: string, actors: Actors) => boolean;
const bare = (text: string): string => text.replace(QUOTATIONS, '“words”');
/** Words that a fact must have, in or out of what was said. */
const has =
  (reads: RegExp): Shows =>
  (text) =>
    reads.test(text);
/** Somebody else's death or hurt is not what this one lost. */
const toFirst: Shows = (text, actors) =>
  (ofFirst(text, actors) || /\b(?:him|her|them|his)\b/.test(bare(text))) &&
  (!LIVES.test(bare(text)) ||
    (!OF_ANOTHER.test(text) && (PRONOUN.test(text) || actorIn(text, actors) === 'first')));
/** "Solberg's old dog died", "Her aunt died". */
const OF_ANOTHER =
  /(?:^(?:His|Her|Their)|['’]s?) (?!(?:husband|wife|son|daughter|child|baby|mother|father)\b)(?:[\p{L}-]+,? ){1,5}(?:died|was killed|is dead)\b/u;

/** What an element asks, and what a fact must say to be evidence of it. Every row that fits the element counts. */
export const NEEDS: readonly [asks: RegExp, shows: Shows][] = [
  [
    /^(?!.*\bdeath\b).*\b(?:caused|resulted)\b/i,
    (text, actors) => toFirst(text, actors) && CAME_OF.test(bare(text)) && !UNCAUSED.test(bare(text)),
  ],
  [
    /^(?!.*\bcaus).*\b(?:harmed|harm|damages|loss|lost|injured|cost)\b/i,
    (text, actors) =>
      namesLoss(text)
        ? actorIn(text, actors) !== 'second'
        : LEFT_THEM.test(text) ||
          (toFirst(text, actors) &&
            // "He told her that he had been in hospital before": what he said, and not what was done to him.
            !/\btold (?:her|him|them|\p{Lu})/u.test(bare(text)) &&
            HURT.test(bare(text)) &&
            actorIn(text, actors) !== 'second'),
  ],
  [
    /\bperson died\b|^(?!A wrongful act).*\bdeath\b/i,
    (text, actors) => LIVES.test(bare(text)) && toFirst(text, actors),
  ],
  [
    /\badverse\b|\bended the employment\b/i,
    (text, actors) =>
      DISCHARGED.test(bare(text)) && (named(text, actors.first) || /\b(?:him|her|them)\b/.test(text)),
  ],
  [
    /\bAge was\b/,
    has(
      /\b(?:age|ages|aged|old|older|young|younger|fresh|retir\w+|years? old|sixty|fifty|forty|generation)\b|\b[3-7]\d(?=,)/i,
    ),
  ],
  [
    /\bactivity was the cause\b/i,
    has(
      /\b(?:because|days? (?:later|after)|weeks? (?:later|after)|complain\w*|report\w*|agency|government|OSHA|EEOC|comp|claim|lawyer|union|trouble|pretext|anything (?:you|we) have|look like)\b/i,
    ),
  ],
  [
    /\bdisability\b/i,
    has(
      /\b(?:disab\w+|doctor|restrict\w+|light duty|accommodat\w+|leave|surgery|back|injur\w+|medical|illness|sick|hip|knee|cancer|pregnan\w+)\b/i,
    ),
  ],
  [
    /\bdid not perform\b|\bdid not conform\b|\bbalance was not paid\b|\bused its rights\b/i,
    (text, actors) => LEFT_OUT.test(text) && ofSecond(text, actors),
  ],
  [
    /\bdefective\b/i,
    has(
      /\b(?:defect\w*|fail(?:ed|s|ure)|crack\w*|broke\w*|loose|worn|burst|explod\w+|shock\w*|recall\w*|volts?|weld\w*|stuck|short(?:ed)?|(?:no|without an?) (?:\p{L}+ )?(?:guard|interlock|warning|cover|switch)\w*|did not|could not|never)\b/iu,
    ),
  ],
  [
    /\bstated or concealed\b|\bfalse (?:statement|information)\b|\bmisstated\b/i,
    (text, actors) => {
      const to = WROTE_TO.exec(text)?.[1];
      return to === undefined || named(to, actors.first);
    },
  ],
  [
    /\bopen to influence\b/i,
    has(
      /\b(?:ill|weak\w*|frail|confus\w+|dement\w+|memory|forg[eo]t\w*|medic\w+|hospital|stroke|alone|depend\w+|could not|can(?:not| no longer)|blind|deaf|wheelchair|cancer|oxygen|MoCA|score[ds]?|grie\w+)\b/i,
    ),
  ],
  [
    /\bbreached that duty\b|\baccepted standard of care\b|\bdid not meet the\b.*\bcare\b/i,
    (text, actors) =>
      ofSecond(text, actors)
        ? CARELESS.test(bare(text)) || PUT_OFF.test(text) || toldOfDanger(text)
        : CARELESS.test(bare(text)) && LEFT.test(bare(text)),
  ],
  [
    /\bowed a fiduciary duty\b/i,
    has(
      /\b(?:trust\w*|partners?|books|agent|guardian|executor|managed|handled|kept|in charge|power of attorney|fiduciary|adviser|advisor)\b/i,
    ),
  ],
  [
    /\bhad a policy or a custom\b/i,
    has(
      /\b(?:polic\w+|customs?|practices?|rules?|protocols?|train\w*|always|every|routin\w+|budget|memo\w*|directive|orders?)\b/i,
    ),
  ],
  [
    /\bvalid contract existed\b/i,
    (text, actors) =>
      /\b(?:sign\w*|agree\w*|contract\w*|lease\w*|promis\w+|accept\w*|deal|ordered|paid)\b/i.test(text) &&
      (BOTH.test(text) || (ofFirst(text, actors) && named(text, actors.second))),
  ],
  [
    /\bowned or had the right to possess\b|\bproperty belonged to another\b/i,
    has(
      /\b(?:own\w*|belong\w*|bought|paid for|put in|contributed|inherited|hers|his|theirs|registered to|titled)\b/i,
    ),
  ],
  [
    /\bengaged in protected activity\b/i,
    has(
      /\b(?:complain\w*|report\w*|grievance|EEOC|OSHA|charge|letter|wrote|e-?mail\w*|told|refus\w+|testif\w+|HR|human resources|hotline|union)\b/i,
    ),
  ],
  [
    /\bknew of the danger\b|\bdefendant knew it\b/i,
    has(
      /\b(?:knew|known|knows|told (?:her|him|them|\p{Lu})|warn\w*|aware|notice\w*|read|reports?|complain\w*|admit\w*|labell?ed)\b/u,
    ),
  ],
  [/\bwill came of that influence\b/i, (text, actors) => named(text, actors.second)],
  [
    /\bpossess\w* a controlled\b/i,
    has(
      /\b(?:grams?|pills?|baggies?|powder|crystal|cocaine|heroin|fentanyl|methamphetamine|marijuana|substance|drugs?|narcotics?|kilos?|ounces?)\b/i,
    ),
  ],
  [
    /\b(?:meant|intended|intent) to distribute\b/i,
    has(
      /\b(?:sold|sells?|selling|deliver\w*|handed|bought from|buys? from|customers?|scales?|baggies|packag\w+|ledger|distribut\w*|kilos?)\b/i,
    ),
  ],
  [
    /\bconditions of employment\b|\bsevere or pervasive\b/i,
    has(
      /\b(?:quit|resign\w*|left|trans\w+|cried|avoid\w*|afraid|every (?:day|shift|week)|daily|again|touch\w*|grab\w*|joke\w*|call(?:ed|s)|slur\w*|comment\w*|text\w*|pictures?|doctor|sleep|locked)\b|[“"]/i,
    ),
  ],
  [
    /\bpay that the law\b/i,
    (text, actors) =>
      /\b(?:paid|unpaid|per hour|wages?|paychecks?|overtime|commissions?)\b/i.test(text) &&
      ofFirst(text, actors),
  ],
  [
    /\bdid not (?:intend|consent)\b|\bno license\b/i,
    has(/\b(?:not|never|without|no|nobody|refused|asked (?:him|her|them) to)\b/i),
  ],
];
/** Done without care, or left undone. */
const CARELESS =
  /\b(?:not|never|no|nobody|without|fail\w*|ignor\w+|refus\w+|forgot|late|asleep|sleep\w*|drunk|speed\w*|fast|too|miles per hour|mph|phone|text\w*|red light|ran (?:the|a) \w+|took (?:down|away|off|out)|removed|disabled|blocked|propped|unlocked|unmarked|untreated|unread|wet|ice|icy|broken|worn|loose|rotten|rusted|missing|alone|knew|told|warn\w*|complain\w*|left|skipp\w+|instead|despite|could have|should have|dismissed|sent (?:him|her|them) home|delayed?|waited)\b/i;
/** What is written to a friend deceives nobody else. */
const WROTE_TO = /\b(?:wrote|texted|e-?mailed|sent a message) (?:to )?(\p{Lu}[\p{L}.’' -]{1,40}?)(?=[:.,])/u;
/** What was not done, or what somebody answered by refusing. */
const LEFT_OUT =
  /\b(?:not|never|failed|refus\w+|stopped|ignored|without|declin\w+|cancel+ed|terminat\w+|threatened|removed|locked|den(?:y|ied)|unpaid|late|short|instead|nobody|no one)\b|n['’]t\b|[“"]No\b/i;
const UNCAUSED =
  /\b(?:did not|never|nobody|no one) (?:caus|fall|hit|str)\w*|\bwithout (?:any )?(?:injur(?:y|ies)|harm)\b|\b(?:uninjured|unhurt|unharmed|no injur(?:y|ies))\b/i;
