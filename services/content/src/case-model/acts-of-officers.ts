import type { ActsOfElement } from './words-of-elements.js';

const FORCE =
  /\b(?:(?:drove|put|slammed|pressed) (?:his|her|a|the) (?:right |left )?(?:knees?|elbow|fist|forearm|boot)|knee (?:strikes?|to the)|struck|punch\w*|kick\w*|swept (?:his|her|their) legs|tased|tasers?|shot|slammed|threw (?:him|her|them)|chok\w+|batons?|pepper spray\w*|blows?|took (?:him|her|them) (?:to the ground|down)|arm-?bar|bit|beat|shoved|stomped|dragged)\b/i;
/** What makes force needless: nobody resisted, or nobody could. */
const HELPLESS =
  /\b(?:both hands cuffed|was (?:already )?(?:handcuffed|cuffed|prone|restrained|subdued|unarmed)|face down|in custody|one in custody|not (?:kicking|resisting|fighting|moving|armed)|unarmed|posed no (?:\p{L}+ )?threat|palms forward|hands (?:up|raised)|had surrendered)\b|[“"][^”"]{0,160}\b(?:cuffed|not resisting|can['’]t breathe|broke my)\b[^”"]{0,160}[”"]/iu;
const SEIZED =
  /\b(?:arrest(?:ed)?|searched|seized|detained|jailed|locked|confined|held (?:him|her|them)|denied (?:him|her|them)|refused (?:him|her|them)|fired (?:him|her|them)|entered (?:the|his|her) (?:house|home|apartment))\b/i;
const WATCHED =
  /\b(?:watched|saw|observed|looked on|witnessed|arrived|pointed at (?:him|her|them)|(?:feet|yards|inches) away|(?:was|were) (?:standing|present|there|on (?:the )?scene)|stood|heard)\b/i;
const OFFICER =
  /\b(?:sergeant|supervisor|partner|lieutenant|(?:the|an|another|other|fellow) officers?|deput(?:y|ies)|guards?)\b/i;

/** What the elements of claims against those who use public power ask, and how a fact reads that bears on them. */
export const ACTS_OF_OFFICERS: readonly ActsOfElement[] = [
  {
    asks: /\bdeprived the plaintiff of a right\b|\bofficer violated the plaintiff|\brights were violated\b/i,
    bears: [
      { reads: FORCE, by: 'not-first', affirmed: true },
      { reads: HELPLESS, whole: true },
      { reads: SEIZED, by: 'second', affirmed: true },
    ],
  },
  {
    asks: /\bsaw it or had reason to know\b/i,
    bears: [
      { reads: WATCHED, by: 'second' },
      { reads: (text) => OFFICER.test(text) && WATCHED.test(text), by: 'not-first' },
      { reads: /\b(?:camera|body-?worn|video)\b[^.]{0,60}\b(?:pointed|recorded|shows?)\b/i, by: 'not-first' },
    ],
  },
  {
    asks: /\bchance and the means to stop\b/i,
    bears: [
      {
        reads:
          /\b(?:(?:feet|yards) away|(?:minutes?|seconds?) (?:passed|later|between|before)|supervis\w+|superior|ordered|told (?:him|her|them) to|help(?:ed)?|put a hand|outranked|in charge|within reach)\b/i,
        by: 'second',
      },
      { reads: (text) => OFFICER.test(text) && /\b(?:feet|yards) away\b/i.test(text), by: 'not-first' },
    ],
  },
  {
    asks: /\bThe defendant did not stop it\b/i,
    bears: [
      {
        reads:
          /\b(?:only after|did (?:not|nothing)|never|said nothing|stood by|approved|switched (?:it )?off|switch it off|looked away|walked away)\b|n['’]t\b/i,
        by: 'second',
      },
    ],
  },
  {
    asks: /\bhad a policy or a custom\b/i,
    bears: [
      {
        reads:
          /\b(?:complaints? of|sustained (?:none|no|one)|(?:no|any) (?:discipline|retraining|investigation)|commendation|policy|custom|practice of|trained|training|use of force reports|early warning|general order|(?:not|never) (?:disciplined|retrained|investigated|reviewed|view(?:ed)?))\b|[“"][^”"]{0,160}\b(?:no action|nobody asks|how we do|always|every time|use of force)\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bpolicy or custom caused\b/i,
    bears: [
      {
        reads:
          /[“"][^”"]{0,160}\b(?:going to|nobody asks|someday|somebody|sooner or later)\b[^”"]{0,160}[”"]|\b(?:because (?:of )?(?:the|its) (?:policy|custom|practice)|received no (?:discipline|training)|retained|kept (?:him|her|them) on)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bintending a harmful or offensive contact\b/i,
    bears: [
      {
        reads:
          /\b(?:twice|again|(?:two|three|four|five|several) times|on purpose|deliberately|meant to|swung|aimed|lunged|knees?)\b/i,
        by: 'not-first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bSuch a contact resulted\b/i,
    bears: [
      { reads: FORCE, by: 'not-first', affirmed: true },
      {
        reads:
          /\b(?:fractur\w+|broke (?:his|her|their|the bone)|laceration|sutures|stitches|concussion|bruis\w+)\b/i,
      },
    ],
  },
];
