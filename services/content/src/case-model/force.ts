import type { ForceReason } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { MONTH } from '@lectern/legal-text/months';
import { withoutScheme } from '../script/english/paper-asides.js';
import type { FileSentence } from './file-sentences.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const REASONS: [ForceReason, number, RegExp][] = [
  ['direct-speech', 4, /[“"](?=[^”"]*[\p{Ll}][^”"]*\s[^”"]*\s)[^”"]{12,}[”"]/u],
  [
    'admission',
    3,
    /\b(?:admit(?:s|ted)|acknowledg\w+|conced\w+|confess\w+|apologi[sz]ed|knew|was aware|were aware|had been (?:told|warned|informed)|warned|warnings?|refused to deny|no longer den\w+)\b/i,
  ],
  [
    'death',
    4,
    /\b(?:died|dead|death|killed|kill|murder\w*|drown\w*|suicide|fatal\w*|deceased|homicide|strangled|stabbed)\b/i,
  ],
  [
    'harm',
    2.5,
    /\b(?:injur(?:ed|ies|y)|fractur\w+|broke (?:his|her|their)|burn(?:ed|s)|amputat\w+|surger(?:y|ies)|hospital\w*|bleed\w*|bruis\w+|unconscious|pain|shot|struck|beat(?:en)?|assault\w*|raped?|fired (?:him|her|them)|(?:was|were|been) (?:fired|terminated|discharged|demoted|laid off|let go|suspended|removed|reassigned|transferred|expelled|dismissed|handcuffed|tased|choked|kicked|punched|searched|seized|towed)|(?:terminated|demoted|discharged|suspended|expelled|handcuffed|tased|choked|kicked|punched|shoved) (?:him|her|them|\p{Lu}[\p{L}.]*)|collapsed|fell|slipped|tripped|pinned|dragged|slammed|tackled|Tasers?|discharged (?:his|her|the|a)|pulled (?:him|her|them|\p{Lu}[\p{L}.]*)|seizures?|paraly[sz]\w+|scar(?:s|red|ring)|stroke|infect\w+|repossess\w+|evict\w+|arrest(?:ed)?|destroyed|demolish\w*|lost (?:his|her|their)|deport\w+|detained|foreclos\w+|bankrupt\w*|crash\w*|collid\w+|threat(?:en|ened|s)|tear gas|explosi\w+|trapped|out of work|can no longer|cannot)\b/iu,
  ],
  [
    'contradiction',
    2.5,
    /\b(?:however|in truth|in fact|instead|never|nobody|no one|nothing|not once|none of|had not|did not|(?:was|were|has|have) not (?:been )?[a-z]+(?:ed|en|ing)|identical|no resemblance|contrary|despite|although|even though|yet|other than|only after|still had|without (?:ever|first|telling|asking|any))\b|^No [a-z][a-z -]{0,40}? (?:was|were|had)\b/i,
  ],
  [
    'concealment',
    3,
    /\b(?:conceal\w*|hid|hidden|destroyed|delet\w+|shredd\w+|forg(?:ed|ery)|fak(?:ed?|ing)|falsif\w+|doctored|altered|backdat\w+|fabricat\w+|l(?:ied|ying) (?:to|about)|false(?:ly)? (?:stated|told|claimed|represented|said)|pretend\w*|covered up|secret(?:ly)?|stamp(?:ed)?)\b/i,
  ],
  [
    'refusal',
    2,
    /\b(?:refused|ignored|failed to (?!state)|declined|rejected|would not|turned (?:away|down|off)|dismissed (?:him|her|the (?:complaint|warning)s?)|did nothing|stopped paying|never (?:paid|called|answered|returned|told))\b/i,
  ],
  [
    'testimony',
    2,
    /\b(?:testif\w+|told|said|wrote|emailed|texted|called|asked|replied|answered|reported|complained|stated|informed|advised)\b/i,
  ],
  ['money', 2, /\$\s?\d/],
];
const MONTH_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
const NAMED =
  /^(?:On [^,]{4,24}(?:, \d{4})?, )?(?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+)* (?:then |later |also |never )?\p{Ll}+(?:ed|t|d|e|w|k|n|g|w)\b/u;
const ACTED =
  /\b(?:drove|ran|walked|fell|slipped|hit|struck|shot|took|gave|sent|wrote|signed|told|said|called|asked|bought|sold|paid|hired|fired|opened|closed|entered|left|stopped|searched|found|saw|heard|met|moved|built|broke|cut|carried|pulled|pushed|threw|grabbed|arrived|returned|began|started|turned|put|kept|held|stole|lost|won|came|went|brought|showed|made|received|posted|fled|chased|crashed|installed|delivered|ordered|drank|slept|woke|waited|stood|sat|worked|lived|married|divorced|died)\b/;

/** Charging language, conclusions of law, and what contracts and statutes say of themselves. */
const CONCLUDES =
  /\b(?:violat\w+|lied|justifi\w+|properly|improper\w*|incorrect\w*|meritless|concedes?|liab(?:le|ility)|jurisdiction|testamentary capacity|undue(?:ly)? influenc\w+|(?:confidential|fiduciary) relationship|(?:actual|constructive) (?:(?:and|or) constructive )?notice|(?:ordinary|due|reasonable) care|defamatory|conditions? precedent|venue|entitled|unlawful\w*|negligen\w*|breach\w*|proximate\w*|extreme degree|subjective(?:ly)? aware\w*|conscious (?:disregard|indifference)|devised|scheme|artifice|conspir\w+|in furtherance|knowingly|willful\w*|intentional\w*|malicious\w*|wanton\w*|reckless\w*|with (?:the )?(?:intent|purpose)|knowing (?:that|it|them|the same)|should have known|constitut(?:ed?|es)|natural person|course and scope|residing (?:at|in)|outrageous|discriminat\w+|retaliat\w+|unconstitutional\w*|irreparabl\w*|damages|relief|punitive|tortious\w*|duty (?:of|to)|so employed|reasonabl[ey]|unreasonabl[ey]|legitimate|probable cause|state law|federal law|statut\w+|regulations?|ordinance|constitution\w*|amendment|legal(?:ly)?|lawful(?:ly)?|standard of|obligat\w+|foreseeab\w+|certif(?:y|ied|ication) (?:a |the )?class|class members?|putative|herself and all others|similarly situated|commerce|citizens? of|domicil\w+|principal place|incorporated (?:in|under)|organized (?:and existing )?under|duly|resident of|resides? in|scope of (?:his |her |their )?employment|possessed [\d.,]+ \p{L}+ of|in whole or in part|at fault|fault of|comparative|(?:parallel|anticompetitive|deceptive|unfair|wrongful|tortious|illegal) (?:conduct|practices?|acts?|behavior|scheme)|prevent competition|is (?:a|an) (?:\p{L}+ )?(?:corporation|limited liability|individual|nonprofit|association|partnership))\b/iu;
/** What somebody is by his papers, and what befell him or what he did. */
const STATUS =
  /\b(?:(?:lawful|legal) permanent residen(?:ts?|ce)|(?:naturalized )?citizens? of|residents? of|resid(?:es?|ed|ing) in)\b/gi;
const BEFELL =
  /\b(?:was|were|been) (?:denied|issued|granted|refused|turned (?:away|back)|barred|stopped|held|separated|prevented|told|sent)\b|\b(?:travell?ed|returned|applied|moved|fled|emigrated|enlisted)\b/i;

/** What belongs to the life of the lawsuit rather than to the story. */
const PROCEDURE =
  /\b(?:court|courts|(?<!in )motions?|mov(?:ed|es) (?:for (?:an? |summary|the entry|leave|reconsider)|to (?:dismiss|compel|strike|suppress|intervene|vacate|amend|stay|quash|certify|exclude|remand|transfer|set aside|withdraw))|appeal(?:s|ed)?|ruling|ruled|rulings|(?:the|this|amended|original|verified|instant|its|plaintiff['’]s) complaint(?! (?:about|to|with|of|that|she|he|they|hotline|line|form|desk|box|department|log)\b)|complaint (?:alleges|alleging|was (?:filed|dismissed)|in this)|lawsuit|litigation|pleading|pleadings|discovery(?! of)|deposition|(?<!\b(?:general|in-house|school|guidance|grief|crisis) )counsel(?!,? (?:and )?(?:guidance|comfort|advice))|attorney general|judgment|(?<!\bin the )hearings?\b(?! (?:aid|loss|the|an?|that|his|her|no|nothing|nobody))|the trial|(?:at|to) trial|(?:to|took|on) the (?:witness )?stand|jury|verdict|plea|pleaded|pled|(?<!\b(?:normal|differential|jack|house|slab|floor|foundation|dust|machine|load|porch|room|wall|pad|soil) )settle(?:d|ment)?(?! (?:into|onto|against|down|back|in))|(?<!\bproof of )insur(?:ed|er|ance|ers)|indict\w+|(?<!\b(?:inventory|head|blood|pill|cash|vote|cell|platelet|mold|spore|plate|germ|bacteria|step|cycle) )counts?|collateral source|(?:for|sign(?:ed)?) an? (?:general|full|mutual) release|(?:was|were|been|is|are|stands?) charged(?! (?:\$|\d|for|an?|the|twice|interest))|charged (?:with|in (?:an?|the|Count)|by (?:information|indictment|complaint))|charges (?:him|her|them) with|convict\w+|sentenc\w+|(?<!\b(?:felt|feel|looked) )guilty|judge|docket|affirm(?:ed|ance)|vacated|filed(?! (?:an?|the|her|his|their|its|another|no) (?:[\p{L}-]+ ){0,3}?(?:complaint|grievance|report|claim|charge|request|notice|form)s?\b(?! (?:in|for damages)\b))|(?<!\bdate of (?:this )?)filing(?! cabinet)|(?<!\b(?:freezer|wet|dry|snow|jump|track|work|business|swim|pant|space|hazmat) )suit|sued|petition(?:ed)?|(?:opening|reply|appellate|amicus|trial|answering|supplemental|his|its|their) briefs?\b(?! \p{Ll}+)|briefing|injunction|restraining order|remand\w*|stay(?:ed)? pending|transferred to(?= (?:the |this |that )?(?:\p{L}+ ){0,3}(?:court|docket|calendar|judge|county|division)\b)|removed to|affidavits?|declaration|allegations?|alleges?|alleged|argues?|argued (?:that|before|in|on appeal|for (?:the|an?))|contends?|contended|asserts?|asserted|proof(?! of (?:purchase|payment|loss|delivery|ownership|address|insurance|registration|age|identity))|claims? that|claimed that|(?<!\b(?:collected|destroyed|bagged|photographed|hid|tampered with|recovered|seized|processed|physical|trace) (?:the |any |all )?)evidence(?! (?:bag|locker|technician|tag|room|team|marker|custodian))|proceedings?|third[- ]party (?:defendant|plaintiff|complaint|claim)s?|part(?:y|ies)['’]|(?:the )?parties (?:agree|stipulat\w+|dispute|filed|argue|shall|have (?:briefed|filed|agreed)|conferred|completed)|magistrate|district attorney|prosecut\w+|proffer\w*|cooperat\w+ with|oral arguments?|arguments? (?:that|fails?|is|are|lacks?|on appeal)|assumption|interpretation|reading of|rationale|doctrine|theory|cases|precedents?|opinion|precedent|holdings?(?= (?:of|in|that))|(?<!\b(?:lab|laboratory|blood|chemical|forensic|DNA|fingerprint|data|failure|handwriting) )analysis|at issue|the issues? (?:is|are|before|presented|on appeal|whether)|(?:in|genuine|factual) disputes?|(?:does|do|did) not dispute|undisputed|the record|of record|the law(?! (?:firm|offices?|school|library|enforcement)\b)|legislat\w+|congress|senate|executive order|(?:scheduling|status|pretrial|case management) conferences?|(?:responds|replies|counters|maintains|insists|posits|urges|submits) that)\b/iu;
/** "terminated under section 9": of a contract, and done. */
const ENDED_UNDER =
  /\b((?:terminat|cancel|reject|notif|withh|demand|suspend|renew|exercis)\p{Ll}+(?: \p{L}+){0,4}) under (?:section|paragraph|article) \d[\d.]*(?! (?:of the|of title|U\.S))/giu;
/** "12 Fern Court": no court of law, unlike "May 12 the court" and "12 Superior Court". */
const ADDRESS = new RegExp(
  `(?<!\\b${MONTH} )\\b\\d{1,5} (?!(?:District|Circuit|Superior|Supreme|Trial|Family|County|Municipal|Probate|Juvenile|Justice)\\b)(?:\\p{Lu}\\p{Ll}+ ){1,2}Court\\b`,
  'gu',
);
const INSURES = /\binsur(?:ed|er|ers|ance)\b/gi;
const LAW =
  /\b(?:must (?:show|prove|establish|demonstrate|be)|requires? (?:that|a|the|proof)|is (?:proper|appropriate|warranted) (?:when|where|only|if)|we review|reviewed? (?:for|de novo)|standard of review|courts? (?:have|may|must|will|should)|elements? of|burden (?:of|is|to)|presum(?:ed|ption)|as a matter of law|under (?:the )?(?:rule|section|title|chapter|common law|\p{Lu}\p{Ll}+ law)|statute provides|the act provides|act(?: of \d{4})? (?:became|was (?:enacted|passed|signed|adopted))|became law|(?:signed|enacted|passed) into law|(?:became|were|was|are|is) regulated|(?:aegis|auspices) of)\b/iu;
/** Speaks of a rule, not of an event. */
/** How a charge is worded, which is no way to tell what happened. */
const CHARGES =
  /\b(?:knowingly|feloniously)\b(?! (?:asked|said|told))|\bwith (?:the )?intent to\b|\bfor the purpose of executing\b|\bin violation of (?:title|section|\d)/i;
const SHALL =
  /\b(?:shall|must|may not|is required to|are required to|is prohibited|are prohibited|means|defines?|provides? that|pursuant)\b/i;

/** "Pursuant to Section 4, Oduya paid a deposit": what was done, and where it was agreed. */
const BY_CLAUSE = /^(?:pursuant to|under|as required by) (?:Section|Paragraph|Article|Clause) [\d.]{1,8},\s/i;
/** What somebody was told must be done is what was said, no rule. */
const REPORTED =
  /\b((?:told|informed|warned|advised|notified|instructed|recommended|wrote|reported)\b[^.;]{0,60}? )that\b.*$/i;

/** "At 11:49:25": somebody kept the time by a clock, a camera or a log. */
const TO_THE_SECOND = /\b\d{1,2}:\d{2}:\d{2}\b/;
/** What was measured, weighed or timed. */
const MEASURED =
  /\b\d[\d,.]* (?:pounds|lbs?|feet|inches|miles (?:an|per) hour|mph|knots|seconds|minutes|degrees|percent|per cent|ppm|mg|psi|times)\b|\b(?:detected|measured|tested|averaged|weighed|registered|clocked)\b[^.]{0,60}\d/i;
/** The blow itself, to a thing. */
const BROKE =
  /\b(?:parted|snapped|sheared|ruptured|burst|gave way|came (?:off|loose|apart)|cracked|split|exploded|jammed|failed at|tore loose|swung (?:left|right|off|out))\b/i;
/** Who was what before, what he was paid, what a thing was bought for: nobody decides by it. */
const BACKGROUND =
  /\b(?:(?:was|were) (?:first |re)?(?:hired|employed|promoted|born|married|divorced|raised|licensed)|retainer|(?:an|per) hour\b(?<=\$[\d.,]{1,9} (?:an|per) hour)|purchased (?:it )?in \d{4}|base salary|(?:his|her) late (?:husband|wife)|graduated|bachelor|years old|for (?:\p{L}+ ){1,2}years an? |found work|rate (?:of pay|on the date)|planted the first|which (?:it|he|she) (?:bought|purchased)|for which \S+ paid|(?:'s|’s) part of the lease)\b/iu;

/** Below this a sentence of a long paper is not worth a listener's time. */
export const FLOOR = 2.5;

export interface Force {
  kind: 'event' | 'procedure' | 'law';
  force: number;
  reasons: ForceReason[];
}

/** How a sentence strikes a listener, apart from its form: what was said, admitted, hidden or suffered; law and procedure apart. */
export function forceOf(
  { text, section, numbered }: Pick<FileSentence, 'text' | 'section' | 'numbered'>,
  { insures = false }: { insures?: boolean } = {},
): Force {
  const own = withoutScheme(text).replace(QUOTATIONS, ' x ');
  const reasons: ForceReason[] = [];
  let force = 0;
  for (const [reason, weight, pattern] of REASONS) {
    // What somebody else said is his admission, not the file's: words inside a quotation count for the quotation alone.
    if (!pattern.test(reason === 'direct-speech' ? text : own)) continue;
    reasons.push(reason);
    force += weight;
  }
  if (MONTH_DAY.test(own)) {
    reasons.push('date');
    force += 1.5;
  } else if (datesIn(own.replace(/\([^)]*\)/g, '')).length > 0) force += 0.5;
  if (NAMED.test(own)) {
    reasons.push('named-person');
    force += 1.5;
  }
  if (ACTED.test(own)) force += 1;
  if (TO_THE_SECOND.test(own)) force += 3;
  else if (MEASURED.test(own)) force += 1.5;
  if (BROKE.test(own)) force += 2;
  if (section === 'facts') force += 1.5;
  if (numbered) force += 0.5;
  if (section === 'argument' || section === 'relief' || section === 'jurisdiction') force -= 1.5;
  // A count draws its conclusions from what was told before it.
  if (section === 'charges') force -= /\b(?:knew|each|did nothing|aware)\b/.test(own) ? 4 : 1.5;
  const plain = own.replace(BY_CLAUSE, '').replace(REPORTED, '$1');
  const law = LAW.test(plain.replace(ENDED_UNDER, '$1')) || SHALL.test(plain) || CHARGES.test(plain);
  // Between an insurer and whom it insures the insurance is the story.
  const procedure = PROCEDURE.test(
    (insures ? own.replace(INSURES, 'covers') : own).replace(ADDRESS, 'there'),
  );
  // "A citizen of Peru, she was denied a visa": whose citizen she is concludes nothing.
  if (CONCLUDES.test(BEFELL.test(own) ? own.replace(STATUS, ' x ') : own)) force -= 5;
  const words = text.split(' ').length;
  if (words > 40) force -= 1.5;
  // A short paper has nothing else to tell.
  if (BACKGROUND.test(own)) force = Math.max(Math.min(force, 1), force - 2.5);
  return { kind: law ? 'law' : procedure ? 'procedure' : 'event', force, reasons };
}
