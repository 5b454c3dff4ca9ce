import { MONTH_OR_SHORT } from '@lectern/legal-text/months';
import type { ExtractedValue } from './extracted-value.js';
import { looksCited } from './caption.rules.js';
import { withoutMinuteHead } from './minute-head.rules.js';
import type { Sentence } from './sentences.rules.js';

export const MAX_FACTS = 12;
const MAX_FACT_LENGTH = 480;
const MIN_CLAUSE_LENGTH = 120;
const MIN_WORDS = 6;

const DATE = new RegExp(
  `\\b${MONTH_OR_SHORT} \\d{1,2}(?:, \\d{4})?|\\b\\d{1,2} ${MONTH_OR_SHORT} \\d{4}|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\b(?:in|since|by|early|late) (?:${MONTH_OR_SHORT} )?(?:of )?(?:19|20)\\d\\d\\b`,
);
const MONEY =
  /\$\s?\d[\d,.]*( (million|billion|thousand))?|\b\d+(\.\d+)? ?(%|percent|miles|feet|hours|mph|pounds|acres)\b/i;
const ACTED =
  /\b(was|were|had|did|began|came|drove|fell|found|gave|got|held|hit|kept|knew|left|made|met|paid|ran|said|sent|signed|sold|sought|struck|sued|told|took|went|wrote|brought|bought|built|lost|led|put|set|shot|became|died|broke|beat|bit|bled|caught|chose|cut|drank|felt|fled|flew|froze|heard|hung|lay|rode|rose|sat|saw|slept|slid|spent|spoke|stood|stole|swore|threw|tore|withdrew|woke|wore|refused|failed|entered|[a-z]{3,}ed)\b/;
const PEOPLE =
  /\b(plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|employees?|employers?|claimants?|debtors?|tenants?|landlord|officers?|victim|suspect|husband|wife|mother|father|company|the (parties|state|government))\b/i;
const PRESENTS =
  /\b(this (case|action|suit|appeal|matter|dispute|lawsuit|complaint|petition|interlocutory appeal)\b.{0,60}\b(arises|arose|presents|concerns|involves|is (a|an|about|brought)|stems|began|challenges)|bring this|brings this|came before|is an? (individual|corporation|nonprofit|limited liability|resident|citizen|religious|company|natural person)|employed (by|as)|resides? (in|at)|located (in|at)|operates?|owns?)\b/i;
const STATES =
  /\b(is|are|be|been|has|have|does|do|shall|will|may|must|can|could|would|should|arises|presents|concerns|seeks|alleges|resides|operates|owns|works|claims|contends|asserts|denies|holds|expires|remains|requires|provides|states|shows)\b/;
const CHARGE = /\bto wit\b|\bwillfully and knowingly|unlawfully\b/i;

const LAW_TALK =
  /\b(we (draw|recount|recite|summarize|assume|hold|affirm|reverse|conclude|review|agree|disagree|decline|need not|note|turn|begin|have (held|observed|said))|this court (has|must|may|will|should|held|reviews)|standard of review|de novo|abuse of discretion|as a matter of law|pursuant to (rule|federal rule)|under rule \d|courts? (have|must|may|should)|must (establish|show|demonstrate|prove)|is well[- ]settled|for the (foregoing|above) reasons|respectfully|jurisdiction (and|over|of this court|under|is proper)|there is probable cause|venue is proper|incorporates? (by reference|herein)|realleges?|repeats and realleges)\b/i;
const BOILERPLATE =
  /\b(?:lacks?|without|deny|denies) (?:\w+ )?(?:knowledge|information)(?: or information)? sufficient\b|\b(?:lacks?|without) sufficient (?:knowledge|information)\b|\bdemands? strict proof\b|\bnot required to (?:admit or deny|respond|answer)\b|^any allegations? not (?:expressly|specifically|otherwise)\b|\bden(?:y|ies) (?:the |each |all |any )?(?:\w+ ){0,3}allegations? (?:of|in|contained in|set forth in) (?:the \w+ sentences? of )?paragraphs?\b(?!.*\b(?:except|admit))|\bto the extent (?:that )?an? (?:answer|response) is required\b|\bno other (?:pending or resolved |pending )?(?:civil )?action\b|\bmay be served (?:with (?:process|citation) )?(?:through|by|at|via)\b|\b(?:is|as) a core proceeding\b|^I (?:want|would like|am asking|ask the court)\b|^this is an action (?:for damages )?(?:in excess of|that exceeds|within)|^at all (?:relevant |material )?times.{0,80}\bresidents?\b|\b(?:hearing|trial|conference|motion|petition)\b.{0,60}\b(?:will be (?:held|heard)|(?:is|has been) (?:set|scheduled|returnable)|is returnable)\b|\bWHEREFORE\b|^(?:and )?now,? comes?\b|^(?:and now,? )?comes? now\b|^I(?:, [^,]{3,60},)? (?:certify|declare|state) (?:that the following|under)|\b(?:I|lam|Lama?)\b.{0,8}\b(?:special agent|detective|police officer|task force officer)\b|based on the foregoing|certif(?:y|ies) that the foregoing|not (?:certified|to be published)|citing or relying on|the undersigned (?:states|certifies) that the damages|^damages sought|provide the information below|\(?write the full name|courts are courts of limited|types of cases can be heard|short and plain statement|state (?:briefly|as briefly)|attach additional|additional (?:pages|paper)|privacy act statement|^as grounds\b|^you (?:may|must|have)\b|^warning\b|^made (?:a )?defendants? herein\b|^against the peace\b|^contrary to the form\b|you have been sued|failure to (?:appear|respond)|you are warned|if you (?:wish to defend|fail to)|judgment (?:by default )?(?:may|will) be entered against you|a lawsuit has been filed against you|a copy of this|^and now,? comes?\b|\b(hereby certify|certificate of service|electronically filed|cm\/ecf|word count|typeface|attorneys? for|esq\b|bar no|sbn|telephone|facsimile|e-?mail:|signature|sworn to|notary|so ordered|all rights reserved|page \d+ of|delivered the opinion|joined\.|on brief|(for|of counsel for) (the )?(plaintiff|defendant|petitioner|respondent|appell|employer|employee|state)[\w-]*[,.]|pro se\b|not present|court reporter|amic(us|i) curiae|slip op|being duly sworn|i believe that the facts stated|proceedings for contempt|claim made against you|proceeding has been commenced|is inadmissible (?:for|in)|nothing in (?:it|this letter) (?:is|shall)|(?:offer|proposal) (?:is|remains|will remain|shall remain|expires?) (?:open|at|on)?|have been a special agent|this affidavit is being submitted|familiar with the facts|where the contents of documents|initials of preparer|discovery (?:in this (?:case|suit) )?(is intended|will be conducted)|driver['’]s license number|social security number|\binclude (?:the amounts|any basis)|list the specific|do not make legal arguments|cannot fit|form is affected by|charge filed with both|cease and desist from|take the following affirmative|subject to formal revision|following proceedings were)\b/i;

const PRAYS =
  /\b(?:(?:should|must) be (?:reversed|vacated|affirmed|remanded|dismissed|granted|denied)|prays?|asks?|requests?|demands?|seeks?)\b|^(?:awarding|directing|ordering|declaring|enjoining|granting|designat|certify|appointing)|^(?:for|that|an?)\b.*\b(?:damages|costs|interest|relief|fees|judgment)\b/i;

const SEEKS =
  /^(?:the )?(?:plaintiff|petitioner|claimant|defendant|respondent)s?\s+(?:now |also )?(?:seeks?|demands?|prays?)\b/i;

const AFFIANT =
  /^(?:[A-Z][a-z]+(?: [a-z]+){0,2}, )?I (?:have|had|am|was|also|later|then|personally)?\s*(?:spoken|interviewed|reviewed|learned|been|participated|obtained|examined|conferred|submit|make|know)\b/;

/** What somebody has done in his working life makes him a witness; it is no part of the story. */
const CAREER =
  /^(?:since|during|throughout|in|over|through|as part of|based on|before|prior to)\b[^,]{0,80}\b(?:joining|career|tenure|training|employment with|years? (?:as|of|with)|duties|assignment|capacity)\b[^,]{0,80}, (?:I|he|she|your affiant|affiant)\b|\b(?:I|affiant) (?:have|has) (?:also )?(?:conducted|participated in|led|supervised|investigated|made|executed|received|testified in)\b.{0,40}\b(?:numerous|hundreds|dozens|many|various|several|extensive|specialized|over \d+|more than \d+)\b/i;

/** Where a party lives or is organized is pleaded for jurisdiction; the story does not need it. */
const WHO_THEY_ARE =
  /^(?:the )?(?:plaintiff|defendant|petitioner|respondent)s?\b.{0,160}?\b(?:is|are|was|were) (?:an? |and (?:was|were) |residents? )?(?:.{0,50}\b(?:corporation|company|partnership|association|individual|resident|citizen|domiciliary|law firm)|located|organized)\b/i;

function scoreOf(sentence: Sentence, names: RegExp | undefined, order: number): number {
  const { text, section } = sentence;
  let score = 0;
  if (section === 'facts') score += 2.5;
  if (section === 'charges' && CHARGE.test(text)) score += 2;
  if (section === 'argument' || section === 'jurisdiction' || section === 'relief') score -= 2;
  if (sentence.numbered) score += 0.8;
  if (DATE.test(text)) score += 1.8;
  if (MONEY.test(text)) score += 1;
  if (PEOPLE.test(text)) score += 0.8;
  if (names?.test(text)) score += 1.2;
  if (ACTED.test(text)) score += 0.8;
  if (PRESENTS.test(text)) score += 1.6;
  if (CHARGE.test(text)) score += 1;
  if (LAW_TALK.test(text)) score -= 2.5;
  // An affiant's own work is no part of the story.
  if (AFFIANT.test(text)) score -= 3;
  if (WHO_THEY_ARE.test(text)) score -= 2.5;
  if (looksCited(text) || /^(see|cf|id|but see|accord|e\.g)\b/i.test(text)) score -= 3;
  if (/^[a-z(]/.test(text)) score -= 3;
  if (/^[“"‘'[(]/.test(text) || /\[[a-z]\]/i.test(text)) score -= 1;
  if (/§|\bu\.s\.c\b|\bact of\b/i.test(text)) score -= 0.7;
  // What a paper tells first it thinks the most of.
  score += 2.2 * Math.exp(-order / 14) + (order < 3 ? 1.5 : 0);
  return score;
}

/** "Disclosing any code to others;" is a line of an order's list, and "relied on by plaintiffs (Pl." a piece of a sentence. */
const isListItem = (text: string): boolean =>
  (/;(?:\s*(?:and|or))?$/.test(text) && /^(?:\(?[a-z\d]{1,2}[.)]\s+)?\p{L}+ing\b/iu.test(text)) ||
  /^\p{L}+ing(?:, \p{L}+ing|,? or )/iu.test(text) ||
  /\([A-Z][a-z]{0,4}\.$/.test(text);

/** What a paper sets before its own words: "ANSWER:", "Narrative:", "CARROLL, J." */
const LABEL =
  /^(?:(?:ANSWER|RESPONSE|Answer|Response|Narrative|NARRATIVE|Synopsis|SYNOPSIS)\s*:|[A-Z][A-Z’'-]+, (?:C\. ?)?J\.)\s*(?=\S)/;
/** The name of the charge before its story. */
const CHARGED_AS = /^(?:COUNT\b.{3,160}?,? )?committed as follows:\s*/i;

/** Short enough to be one fact; a long charge is told from its "to wit". */
export function factText(full: string): string {
  const text = withoutMinuteHead(full).replace(LABEL, '').replace(CHARGED_AS, '');
  const wit = /\bto wit,?\s+(.{40,})$/i.exec(text)?.[1];
  const fact = (wit && text.length > MAX_FACT_LENGTH ? wit : text)
    .replace(/^\W+(?=[A-Z])/, '')
    .replace(/^(?:[IVX]{1,4}|[A-H])\.\s+(?=[A-Z“])/, '');
  if (fact.length <= MAX_FACT_LENGTH) return fact;
  const cut = fact.slice(0, MAX_FACT_LENGTH);
  // Up to a semicolon the sentence is whole, and nothing has to mark that it goes on.
  const clause = cut.lastIndexOf('; ');
  if (clause >= MIN_CLAUSE_LENGTH) return `${cut.slice(0, clause)}.`;
  return `${cut.slice(0, Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), 200))} …`;
}

const words = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9$]{4,}/g) ?? []);

function repeats(text: string, chosen: string[]): boolean {
  const own = words(text);
  return chosen.some((other) => {
    const theirs = words(other);
    const common = [...own].filter((word) => theirs.has(word)).length;
    // A short sentence shares its date and its name with many that say something else.
    return common >= 5 && common / Math.max(1, Math.min(own.size, theirs.size)) > 0.72;
  });
}

export const isProse = (text: string): boolean => {
  const words = text.split(/\s+/);
  const letters = text.replace(/[^A-Za-z]/g, '');
  const small = text.replace(/[^a-z]/g, '').length;
  // Marks of a column or of a box: a caption or a form, not a sentence.
  if (/(?:^|\s)[)|☐☑☒](?:\s|$)|(?:^|\s)X\s+[A-Z]/.test(text)) return false;
  if (words.length < MIN_WORDS || small / Math.max(1, letters.length) <= 0.55) return false;
  if (!/[.;:!?…][”"’')\]]*\d{0,2}$/.test(text) && words.length < 25) return false;
  const lowercase = words.filter((word) => /^[a-z]/.test(word)).length / words.length;
  return (ACTED.test(text) || STATES.test(text) || lowercase > 0.6) && letters.length / text.length > 0.5;
};

/** Not an argument's point, a request, a career, a line of a list, nor what every paper of its kind says. */
export const mayBeFact = (sentence: Sentence): boolean =>
  sentence.section !== 'aside' &&
  // The points of an argument are what its author concludes.
  !(sentence.section === 'argument' && /^(?:[IVX]{1,5}|[A-H])\.\s/.test(sentence.text)) &&
  !/^whether\b|^re:|^the court:|^[^“"]*\?$/i.test(sentence.text) &&
  // What is prayed for has not happened; "Plaintiff alleges:" only opens what has.
  !(sentence.section === 'relief' && PRAYS.test(sentence.text)) &&
  !SEEKS.test(sentence.text) &&
  !CAREER.test(sentence.text) &&
  !/:$/.test(sentence.text) &&
  !isListItem(sentence.text) &&
  !BOILERPLATE.test(sentence.text);

/** What happened, in the document's own sentences and order. `names` are the words that stand for the parties. */
export function readKeyFacts(sentences: Sentence[], names: string[]): ExtractedValue[] {
  const known =
    names.length > 0
      ? new RegExp(`\\b(${names.map((name) => name.replace(/[^\p{L}\d ]/gu, '.')).join('|')})\\b`, 'i')
      : undefined;
  const told_ = sentences.filter((sentence) => mayBeFact(sentence) && isProse(sentence.text));
  const ranked = told_
    .map((sentence, order) => ({ sentence, order, score: scoreOf(sentence, known, order) }))
    // A short paper is all facts; of a long one only what reads like a fact is taken.
    .filter(
      ({ score, sentence }) =>
        score >= (told_.length <= MAX_FACTS && sentence.section !== 'argument' ? 0 : 1.5),
    )
    .sort((a, b) => b.score - a.score);

  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === MAX_FACTS) break;
    if (
      !repeats(
        candidate.sentence.text,
        chosen.map((one) => one.sentence.text),
      )
    )
      chosen.push(candidate);
  }
  return chosen
    .sort((a, b) => a.order - b.order)
    .map(({ sentence, score }) => ({
      value: factText(sentence.text),
      page: sentence.page,
      quote: sentence.text,
      confidence: Math.min(0.9, Math.max(0.6, 0.6 + score / 20)),
    }));
}
