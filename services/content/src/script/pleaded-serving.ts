import type { ModelPerson } from '@lectern/contracts/case-model';
import { accountOfFact, type Brief } from './brief.js';
import { CHARGE, EXCUSE, HARM, KIND, PRAISE, UNSEEN } from './not-asked.js';
import type { Put } from './second-person.js';
import { QUOTATIONS } from './english/quotes.js';

/** What a paper argues, asks a court for, or offers to settle with (FRE 408). */
export const ARGUES =
  /^(?:Even if|In light of|On this record|For purposes of)\b|\b(?:question|issue|matter) (?:is|was|of fact) for (?:the|a) jury\b|\bsubjective (?:belief|intent)\b|\byou (?:\p{L}+ly |also |now )?(?:contend|argue|allege|deny|denied|denies|move|seek|sought|claim|assert|maintain|pray|demand|request(?:ed)? judgment|rel(?:y|ied)|appeal|sue|bring|brought|are (?:not )?entitled|(?:will|may|might|can|cannot|must|should|would|have no evidence)\b|repeat|incorporate|reserve|filed|answered the|counterclaim)\w*\b|\b(?:settle\w*|in compromise|without prejudice|Rule 68|mediation|jurisdiction|venue|resident? of|resid(?:e|es|ing)|is liable|are liable|ordinary care|superior knowledge|assumed the risk|mitigat\w+|comparative|\bshow that\b|unwelcome|hostile|intolerable|subjected to|\bin (?:your|the|its) brief\b|\b(?:answers|argues|contends|replies|responds|maintains|asserts) that\b|duty|breach\w*|negligen\w*|offered? (?:\p{L}+ ){0,2}\$|\$[\d,]+ (?:in|for) settlement)\b/iu;
/** What their own answer tells of his care. */
const CARED =
  /^(?:[^,“”]{2,40}, )?[Yy]ou (?:had |then |also |promptly |immediately )*(?:reported|notified|warned|asked|requested|fixed|repaired|cleaned|inspected|checked|posted|offered|apologized|helped|called)\b/u;
/** A sentence by which a pleading only concludes: whatever it says that he did is what is to be proved. */
const CONCLUDES =
  /\b(?:careless\w*|reckless\w*|negligen\w*|wanton\w*|breach\w*|vicious|(?:not|is|are|individually) liable|proximate\w*|without (?:sufficient )?(?:knowledge|information)|lacks? (?:sufficient )?(?:knowledge|information)|(?:reasonable|ordinary|due) care)\b|^(?:The )?Defendants (?:knew|failed|owed|caused|acted)\b/iu;
/** What he knew, meant and caused are conclusions, too. */
const OF_MIND =
  /^(?:[^,“”]{2,40}, )?[Yy]ou (?:knew|should have known|intended|caused (?:the |an? )?(?:injur|harm|damage|death|loss))/u;
/** What somebody of the other side thought he saw or feared is his excuse. */
export const PERCEIVES =
  /\byou (?:saw|heard|felt|believed|thought|feared|perceived|understood|were afraid|(?:used to )?think)\b|\b(?:obstructed|realistic|reasonabl[ey]|lawful(?:ly)?|immun\w+|objectively|good faith)\b/i;
/** Said or granted against himself. */
const GRANTS =
  /\byou (?:did |also |later |since |have |then )*(?:agree|admit|concede|acknowledge|grant)(?:d|ed)?\b|\byou (?:did |have |has )?(?:testified|said under oath) that you (?:did not|had not|never|heard|knew|could not)\b/i;
/** An omission of whoever complains of another. */
const LEFT_UNDONE =
  /\b[Yy]ou (?:did not|had not|have not|never|could not) (?:\p{L}+ly |at (?:that|the) time |then |yourself |even |ever )?(?:give|gave|given|tell|told|report|see an?|seek|go|gone|went|ask|call(?:ed)?|complain|look|sign|return|answer|repl(?:y|ied)|pay|paid|keep|kept|write|written|wrote|mention|check|inspect|read|request|wait|let|allow|permit|make|made|send|sent|bring|brought|file|filed|object|stop|move|take|took|taken|use|used|try|tried|work|worked|look|attend|wear|wore|disclose|test|miss|have (?:an?|any|written)|get)\b/iu;
/** What one who sues does that speaks for whom he sues. */
const YIELDS =
  /\b[Yy]ou (?:did |also |then |later |each |have |had |first )*(?:with(?:held|hold)|refus(?:e|ed)|declin(?:e|ed)|turned down|list(?:ed)?|seal(?:ed)?|dri(?:ed|ry)|agreed?|accept(?:ed)?|sign(?:ed)?|initial(?:ed|led)?|took in|rented|sublet|received?|were (?:paid|warned|told|written up|disciplined|given|offered|late|asked to)|was written up|kn[eo]w|admit(?:ted)?|acknowledged?|conceded?|stopped|miss(?:ed)?|resign(?:ed)?|quit|left|delet(?:e|ed)|mov(?:e|ed)|carr(?:y|ied)|kept? (?:books|the)|work(?:ed)?|drank|smoked?|chose|stayed|put a check|checked|canceled|cancelled|cash(?:ed)?|deposit(?:ed)?|spent|borrowed|sold|copied|downloaded|emailed|forwarded|changed|return(?:ed)? to|found work)\b/u;
const OWN_WORDS =
  /\b[Yy]ou (?:had |then |later )?(?:wrote|said|answered|told [^“”]{2,40}|replied|texted|sent [^“”]{2,40}|posted|put|stated|testified)[^“”]{0,60}“[^”]*\b(?:thank|thanks|appreciate|all right|ok|okay|fine|not hurt|no problem|sorry|my (?:own )?fault|should(?:n['’]t)? have|don['’]t (?:know|remember)|did(?:n['’]t| not)|never|mad|you['’]ll get|agree|good|great|love|happy|sure|yes)\b/iu;
const OF_HIS =
  /^(?:[^,“”]{2,40}, )?[Yy]our (?:own )?(?:\p{Ll}+ )?(?:report|statement|notes?|log|e-?mails?|letter|message|telephone|phone|computer|camera|testimony|declaration|affidavit|certificate|license|contract|invoice|records?)\b/u;
const OPENS_WITH_HIS = /^(?:[^,“”]{2,40}, )?[Yy]our \p{Ll}/u;
/** What our own answer only denies. */
const DENIED = /\bden(?:y|ies|ied)\b/i;
const TOLD_HIM =
  /\b(?:told|warned|informed|advised|wrote to|wrote|reported to|asked|gave|sent|showed|emailed|e-mailed|telephoned|called|saw|heard|watched) you\b|\byou (?:were|had been) (?:told|warned|informed|advised|asked)\b/i;

/**
 * Whether what a pleading, a motion or a brief tells of a witness of the other side serves whoever crosses him: of our own paper
 * what he did and was told; of theirs, for those who claim, what he did and granted; for those who are sued only what the one who
 * sues grants, left undone or took.
 */
export function pleadedServes(brief: Brief, witness: ModelPerson, put: Put): boolean {
  const { text, own, fact } = put;
  const bare = text.replace(QUOTATIONS, '“words”');
  const account = accountOfFact(brief, fact);
  if (ARGUES.test(bare) || CONCLUDES.test(fact.text) || OF_MIND.test(bare)) return false;
  if (GRANTS.test(bare)) return true;
  if (KIND.test(text) || EXCUSE.test(text)) return false;
  // His report, his telephone: he knows them.
  const his = own || OF_HIS.test(bare);
  if (account === 'ours' && brief.model.side === 'claiming')
    return put.thing === true || his || TOLD_HIM.test(bare) || OPENS_WITH_HIS.test(bare);
  if (account === 'ours')
    return (
      (his || TOLD_HIM.test(bare) || OPENS_WITH_HIS.test(bare)) &&
      ![HARM, PRAISE, DENIED].some((one) => one.test(`${bare} ${fact.text}`))
    );
  if (brief.model.side === 'claiming')
    return his && ![PERCEIVES, CHARGE, UNSEEN, CARED].some((one) => one.test(bare));
  if (HARM.test(bare) || PRAISE.test(bare) || CHARGE.test(text)) return false;
  return (
    own &&
    (LEFT_UNDONE.test(bare) || (YIELDS.test(bare) && !/\bnot\b|\bnever\b/.test(bare)) || OWN_WORDS.test(text))
  );
}

/** A pleading, a motion or a brief of one of the parties. */
export const isPleaded = (brief: Brief, put: Put): boolean =>
  !brief.read.sides.criminal && accountOfFact(brief, put.fact) !== 'neutral' && !brief.read.typed;
