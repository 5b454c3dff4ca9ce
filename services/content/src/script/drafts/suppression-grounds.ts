/** What may be kept from the jury because of how it was got, by what the papers tell of it. */
export interface Ground {
  /** As it is asked for: "suppress the identification". */
  what: string;
  /** Words by which papers raise it. */
  raises: RegExp;
  /** Sentences that tell how the thing was got. */
  facts: RegExp;
  /** Without such a sentence there is nothing to keep out. */
  got?: RegExp;
  /** Not raised where another ground tells how the thing was searched. */
  last?: true;
  /** None where it depends on more than the papers tell. */
  standard: string[];
  authority: string;
}

const STOP =
  /\b(?:(?:traffic|investigat\w{2,4}) stop|pulled (?:him|her|them|it|the \p{Ll}{2,12}) over|stopped (?:the|a|his|her|(?:\p{Lu}\p{Ll}{1,3}\. )?\p{Lu}[\p{L}-]{1,20}['’]s) (?:\p{Ll}{1,12} )?(?:car|vehicle|truck|van|sedan|pickup|motorist)|stopped (?:Mr|Ms|Mrs)\. \p{Lu}[\p{L}’'-]{1,20} (?:on|at|near|for|in|because)|initiated a stop|activated (?:his|her|the|my) (?:emergency |overhead |patrol )?lights)\b/iu;
const STOPPED =
  /\b(?:lane (?:line|marker)|fog line|cent(?:er|re) line|tail ?light|headlights?|speeding|swerv\w{2,4}|detain(?:ed|ing)|writ(?:e|ing) (?:a|the) (?:warning|ticket|citation))\b/i;
const QUESTIONED =
  /\bread (?:him|her|them|\p{Lu}[\p{L}’'-]{1,20}) (?:the|his|her|their) warnings\b|\b(?:statements? (?:made|given) (?:by|to)|reads? (?:(?:him|her|the) )?rights|custody|custodial|interrogat\w{2,5}|Miranda|read (?:him|her|them|\p{Lu}\p{Ll}{1,20}) (?:his|her|their|the) (?:Miranda )?rights)\b/u;
const STATEMENT =
  /\bread (?:him|her|them) the warnings\b|\bnot under arrest\b|\b(?:statements? (?:made|given|recorded)|reads? (?:(?:him|her|the) )?rights|under arrest|Miranda|waiver form|waived (?:his|her) rights|read (?:him|her) (?:his|her) rights|in custody|custodial|interrogat\w{2,5}|interview room|recorded interview|agreed to speak|want(?:ed)? a lawyer|ask(?:ed|ing) for (?:a|an|his|her) (?:lawyer|attorney)|at the station)\b/i;
const TESTED =
  /\b(?:breath (?:test|sample)|blood (?:test|sample|draw)|(?:field )?sobriety test\w{0,1}|one-leg stand|walk-and-turn|horizontal gaze|PBT|Intoxilyzer|DataMaster)/i;
const SEARCH =
  /\b(?:search(?:ed|es|ing)?|consent(?:ed)?|warrant|pat(?:ted)?[- ]down|frisk\w{0,3}|opened the (?:trunk|bag|door|safe|locker|glove|van|car)|(?:found|seized) (?:[\p{L}\d$,.]{1,14} ){1,5}(?:in|on|inside|under|from) (?:his|her|the|\p{Lu}\p{L}{1,20}['’]s) (?:\p{Ll}{1,12} )?(?:car|vehicle|trunk|pocket|bag|home|house|apartment|garage|shed|room|person|backpack|van|truck|compartment|closet|drawer))\b/iu;
const IDENTIFIED =
  /\b(?:photo(?:graphic)? (?:array|line-?up|spread)|six-(?:photo|pack)|line-?ups?|show-?up)\b/i;
const PICKED =
  /\b(?:array|line-?ups?|show-?up|six-(?:photo|pack)|(?:selected|picked|chose) (?:#|number|photo)|picked (?:out )?(?:him|her|\p{Lu}\p{L}{1,20}) (?:out|from))/iu;

/** A search under a warrant, and what came of it; not what an officer says of his years, nor how an informant was sent. */
const WARRANT =
  /\b(?:under|up?on|pursuant to|with|executed|obtained|issued|signed|served|applied for|granted|swore out) (?:an?|the|that|this|two|three) (?:\p{Ll}+ )?warrants?\b|\bsearch warrants?\b|\b(?:first|second|third) warrant\b/iu;
const OF_WARRANT = /\b(?:search )?warrants?\b|\bseized\b/i;
const CONSENT =
  /\bconsent(?:ed|s)?\b|\bpermission\b|\b(?:asked|asks) (?:whether|if) (?:\p{Ll}{1,8} ){1,3}(?:look|search|come in|enter)\b|\byou can(?:,| look| come)/iu;
const CONSENTED =
  /\bconsented\b|\b(?:gave|given) (?:\p{L}{1,14} ){0,3}(?:consent|permission)\b|\bconsent to (?:the |a )?search\b|\basked (?:whether|if) (?:we|he|she|they|officers) (?:might|could|may|can) (?:look|search|come in|enter)\b/iu;
/** Whose it must be. */
const STANDING = 'Only the one whose own place or thing was searched may object.';
const WITHOUT_WARRANT = 'A search without a warrant is unreasonable unless an exception applies.';
const FOUND = 'what the search brought to light';

/** The federal floor, which holds in the courts of every state; who must show what depends on how the thing was got. */
export const GROUNDS: readonly Ground[] = [
  {
    what: 'the evidence from the stop',
    raises: STOP,
    facts: new RegExp(`${STOP.source}|${STOPPED.source}`, 'iu'),
    standard: [
      'A stop needs a reasonable suspicion that the officer can put into words.',
      'It may last no longer than its reason.',
    ],
    authority: 'Terry v. Ohio, 392 U.S. 1, 21 (1968); Rodriguez v. United States, 575 U.S. 348, 354 (2015)',
  },
  {
    what: 'the statement',
    raises: QUESTIONED,
    facts: STATEMENT,
    standard: ['The government must show that the accused was warned and freely waived those rights.'],
    authority: 'Miranda v. Arizona, 384 U.S. 436, 444 (1966); Colorado v. Connelly, 479 U.S. 157, 168 (1986)',
  },
  {
    what: 'the results of the tests',
    raises: TESTED,
    facts: TESTED,
    standard: [],
    authority: 'Birchfield v. North Dakota, 579 U.S. 438, 474-76 (2016)',
  },
  {
    what: 'what was found under the warrant',
    raises: WARRANT,
    facts: OF_WARRANT,
    got: WARRANT,
    standard: [
      'A search under a warrant is presumed lawful.',
      'Whoever attacks it must show what was wrong with the warrant or with how it was carried out.',
      STANDING,
    ],
    authority:
      'Illinois v. Gates, 462 U.S. 213, 238 (1983); Franks v. Delaware, 438 U.S. 154, 155-56 (1978); Rakas v. Illinois, 439 U.S. 128, 134 (1978)',
  },
  {
    what: 'what was found by consent',
    raises: CONSENTED,
    facts: new RegExp(`^(?!.*\\bwarrant\\b)(?:.*(?:${CONSENT.source}|${SEARCH.source}))`, 'iu'),
    got: CONSENTED,
    standard: [
      'Where the government relies on consent, it must show that the consent was freely given.',
      'It must be given by one who could give it.',
      STANDING,
    ],
    authority:
      'Schneckloth v. Bustamonte, 412 U.S. 218, 219, 222 (1973); Illinois v. Rodriguez, 497 U.S. 177, 181 (1990); Rakas v. Illinois, 439 U.S. 128, 134 (1978)',
  },
  {
    what: FOUND,
    raises:
      /\b(?:warrantless|without (?:a|any) (?:search )?warrant|(?:not have a|had no|not get a|not seek a) (?:search )?warrant)\b/i,
    facts: SEARCH,
    standard: [WITHOUT_WARRANT, 'The government must show that one does.', STANDING],
    authority:
      'Coolidge v. New Hampshire, 403 U.S. 443, 454-55 (1971); Rakas v. Illinois, 439 U.S. 128, 134 (1978)',
  },
  {
    what: FOUND,
    raises: SEARCH,
    last: true,
    facts: SEARCH,
    standard: [],
    authority: 'Katz v. United States, 389 U.S. 347, 357 (1967)',
  },
  {
    what: 'the identification',
    raises: IDENTIFIED,
    facts: PICKED,
    got: /^(?!.*\b(?:unable|did not|could not|no ?one|anyone|nobody)\b).*\b(?:selected|picked|chose|identified|pointed (?:to|at)|recogni[sz]ed)\b/i,
    standard: [
      'An identification stays out where the procedure pointed to one person and the result is not reliable.',
    ],
    authority: 'Neil v. Biggers, 409 U.S. 188, 199 (1972); Manson v. Brathwaite, 432 U.S. 98, 114 (1977)',
  },
];
