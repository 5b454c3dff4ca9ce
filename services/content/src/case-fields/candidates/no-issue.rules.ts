import { MONTH } from '@lectern/legal-text/months';
import { sectionOf } from '../document-passages.rules.js';
import { namesCourt, roleLabel } from '../party-names.rules.js';
import { contentWords } from './content-words.rules.js';
import { isReadable } from './presentable.rules.js';

/** A court, a row of a caption, an office, or the name of a part of every paper. */
export const isNoIssue = (value: string): boolean =>
  !isReadable(value) ||
  roleLabel(value) !== undefined ||
  contentWords(value.replace(PROCEDURE, '')).length === 0 ||
  PAPER.test(value) ||
  BROKEN_OFF.test(value) ||
  UNDISPUTED.test(value) ||
  namesCourt(value) ||
  DATED.test(value) ||
  ANYBODYS.test(value) ||
  /^(?:complaint|petition|demand|summons|indictment|information|judgment (?:for|of|in))\b|^pay\b|^(?:plaintiff|defendant|petitioner|respondent)s?\b.{0,20}\b(?:seeks?|demands?|requests?|asks?|prays?)\b/i.test(
    value,
  ) ||
  OFFICE.test(value) ||
  LETTERHEAD.test(value) ||
  PERSON.test(value) ||
  /(?:^|\s)(?:vs?\.|[)|]|§(?!§?\s?\d))\s|\s\)$|[§|]$|^(?:\w+ ){0,2}Rules?$|\bSBN\b|\bJURY TRIAL\b|\bLLP\b|\bCOUNTY OF\b|\bDISTRICT OF\b/.test(
    value,
  ) ||
  /^(?:(?:[a-z-]{2,12}(?:st|nd|rd|th)) )?(?:cause of action|claim for relief|count|defense)$/i.test(value) ||
  (sectionOf(value) !== undefined && contentWords(value).length <= 3 && !LAW.test(value));
const LAW =
  /\b(?:breach|negligen\w+|fraud\w*|act|amendment|clause|infring\w*|discriminat\w*|violation|contract|liability|injunction|dismiss\w*|custody|damages|standing)\b/i;
/** How a letter was sent, who sent it, and who spoke. */
const LETTERHEAD =
  /^(?:by|via) (?:e-?mail|fax|certified|first[- ]class|hand|messenger|overnight)\b|\bsettlement communication\b|,? (?:llc|llp|inc|pllc|plc|ltd|p\.c|p\.a)\.?$|^(?:court of )?common pleas\b|^before the \w+|^please serve\b|^(?:conclusions of law|findings of fact)$|^(?:\d{1,2} )?by m(?:r|s|rs)\. |\bjudicial (?:district|circuit|cent(?:re|er))\b|\bcontact information\b|^(?:law)?suit (?:of|by|against)\b|^warning\b|\byour?\b|\b(?:answers?|responses?|objections?) to (?:\w+['’]?s? ){0,4}(?:interrogatories|requests?|set)\b/i;
/** "ROBERT S. ROE, III": whoever signed. */
const PERSON =
  /^(?!(?:counts?|claims?|parts?|titles?|points?|articles?|chapters?|issues?|phase|schedule|under|in)\b)\p{L}[\p{L}’'-]+ (?:\p{L}\. )+\p{L}[\p{L}’'-]{2,}(?:,? (?:jr|sr|ii|iii|iv|esq)\.?)?$/iu;
export const OFFICE =
  /\b(?:police|fire|sheriff['’]?s) department$|\badministrative law$|\blaw (?:offices?|offic|group|firm)\b|\b(?:civil|criminal) minutes\b|\bpro hac vice\b|\b(?:PLLC|P\.C\.|VSB)(?=\W|$)|\b\d{1,2}:\d{2}\s?[ap]\.?m\b|\b(?:judges?|justices?|clerk|esq|attorneys?|counsel|magistrate|telephone|division|case no|no\. \d|page \d|rules)\b(?!['’]? (?:fees|general))/i;

/** The name of a paper or of a part of one, and not of what it is about. */
const PAPER =
  /^(?:in re|statement of related|appearance form|certificate of (?:service|compliance|interested)|corporate disclosure|table of|schedule|exhibit|appendix|docketing|particulars of|statement of (?:claim|defence)|(?:\w+ ){0,2}sentencing memorandum|(?:plaintiff|claimant|petitioner)s? claims?$|notice of (?:appeal|appearance|filing|hearing|motion)|memorandum|circuit rules?|local rules?|master|short form|demand strict|(?:trial|opening|reply|answering|amicus) brief|(?:\w+['’]?s? ){0,4}(?:interrogatories|requests? for (?:production|admissions?|documents)))\b|\b(?:paragraphs?|strict proof|appeals for the|memorandum of law in|answer and grounds)\b|(?<!show )\b(?:complaint|litigation|form|docket sheet|petition|brief|paper|pleading)s?(?: and (?:demand for )?(?:a )?jury (?:demand|trial))?$|^(?:videotaped )?(?:deposition|examination|testimony|affidavit|interview|transcript)(?: upon (?:oral|written) examination)? (?:of|by)\b|^as and for\b|^discovery (?:control )?plan$|^(?:\w+ ){0,2}affirmative defenses?$/i;
/** A row of a table of contents run into the next, a verb without its subject, a word broken over two rows. */
const BROKEN_OFF =
  /\b(?:sections?|articles?|chapters?|last file)$|\b(?:additionally|also) (?:argu|contend|assert)\w+$|\ba\/k\/a\b|\s\d{1,3}\s+(?:[A-Z]{1,3}|\d{1,2})\.\s|^(?:and|but|because|thus|therefore|however|allocates?|creates?|states?|provides?|requires?|allows?|denies|grants?|claims that)\b(?! (?:law|action|tort|court|constitution))|[a-z]-(?:ly|ed|ing|tion|ty|al|er)$|^(?!whether\b).*\b(?:they|them|he|she|who|whom|grounds that|found|said|told|signed|leaves|admitted|withdrew|objections to)\b/i;
/** "Plaintiff's claims" names none of them. */
const ANYBODYS =
  /^(?:the )?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|employer)(?:['’]s|s['’]?) (?:claims?|defen[sc]es?|recovery|rights?|motions?|appeal|payments?|notice|counsel)$/i;
/** "agreement from October": the phrase was cut within a date. Nor is all the law of a country in dispute. */
const DATED = new RegExp(
  `\\b(?:from|dated|of|on|in|by|to|for|through|until|since|between) (?:the )?(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|twenty|thirty|forty|sixty|ninety)\\b|^United States Code$`,
  'i',
);
/** Where a case may be heard is in dispute only where somebody says so. */
const UNDISPUTED = /^(?:(?!.*\b(?:improper|lack|transfer|change|motion|wrong|non|not)\b).*\bvenue\b)/i;

/** Words of every paper, in which nothing is in dispute. */
export const PROCEDURE =
  /\b(?:court|judge|clerk|counsel|attorney|filed|docket|page|certificate|record|brief|paper|order|opinion|plaintiffs?|defendants?|appell\w+|petitioners?|respondents?|party|parties)\b/gi;

const BODY = 'Department|Bureau|Board|Commission|Agency|Ministry|Secretary|Office';
const AGENCY = [
  new RegExp(
    `^(?:the |u\\.?s\\.? |united states )?(?:${BODY}) of (?!any\\b|no\\b)[\\w’'-]+(?: [\\w’'-]+){0,5}$`,
    'i',
  ),
  new RegExp(`^(?:[A-Z.]{2,} ){0,5}(?:${BODY.toUpperCase()}) OF(?: [A-Z’']{2,}){1,6}$`),
  // Written as a name: "Equal Employment Opportunity Commission", and not "breach of a commission".
  new RegExp(`^(?:(?:[A-Z][\\w.’'-]*|and|of|for|the) ){1,6}(?:${BODY}|Administration)$`),
];

const FORM =
  /\b(?:company|companies|co|corporation|corp|incorporated|inc|l\.?l\.?[cp]|ltd|limited|bank|n\.a|holdings|hospital|university|foundation)\.?$/i;
const WRITTEN_AS_NAME = /^[A-Z\d&(“"]|^(?:of|and|the|for)$/;
/** "Acme Mutual Insurance Company": who is insured or sued is no issue. */
const namesCompany = (value: string): boolean =>
  FORM.test(value) && / /.test(value) && value.split(/\s+/).every((word) => WRITTEN_AS_NAME.test(word));

const NEVER =
  /^pro hac vice$|^(?:(?:a|demand for|right to) )*(?:jury trial|trial by jury)$|^answers? and\b|^(?:governing law|severability|counterparts|entire agreement|confidentiality)$|^settlement agreement and\b|\b(?:crash|accident|incident|police) report$|\bappeals from\b|\b(?:cannot|must|shall|will|would|may|can) \w+$|^penalt(?:y|ies) of perjury$|\blast visited\b|\bnot present\b|^agenc(?:y|ies)$|^appeals? from\b|^proceedings?$|\b(?:for|of) the (?:\w+|district of columbia|federal) circuit$|\boffices? of the public defender\b/i;

/** "Acme releases": a verb that is read as a noun, with who does it. */
const DOES =
  /^\p{Lu}[\p{L}’'-]+ (?:releases|appeals|agrees|seeks|asks|denies|moves|contends|argues|waives)$/u;

/** What is never in dispute, whoever names it: an authority is a party or a forum, and oaths and admissions stand in every paper. */
export const isNeverIssue = (value: string): boolean =>
  NEVER.test(value) || DOES.test(value) || namesCompany(value) || AGENCY.some((name) => name.test(value));
