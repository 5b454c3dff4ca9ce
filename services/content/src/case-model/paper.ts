import type { PaperKind, Side } from '@lectern/contracts/case-model';
import { isForm } from '../case-fields/form-lines.rules.js';
import type { Caption } from '../case-fields/caption.rules.js';
import { type DocumentKind, readDocumentKind, readFilingSide } from '../case-fields/document-kind.rules.js';
import { readParties } from '../case-fields/parties.rules.js';
import { withWholeRoles } from './whole-roles.js';
import { isTranscript } from '../case-fields/testimony.rules.js';
import { sameName } from '@lectern/legal-text/names';
import { type CaseDocument, STATES_FACTS } from './file-sentences.js';
import { speakerOf } from './first-person.js';

/** What a document is and who speaks in it. */
export interface Paper {
  document: CaseDocument;
  kind: PaperKind;
  caption: Caption | undefined;
  /** The court, or which party of the caption. */
  author: 'court' | 'first' | 'second';
}

/** What parties file to say or to ask something, and no court decides in. */
export const PLEADED: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'complaint',
  'answer',
  'petition',
  'charge',
  'motion',
  'brief',
]);

const SALUTATION =
  /^\s*(?:dear\s+\p{Lu}.{1,60}|to (?:whom it may concern|counsel|all counsel|(?:all |the )?parties))[:,]\s*$/imu;
const AGREEMENT =
  /^\s*(?:[\w’' -]{0,50}\b)?(?:agreement|lease|contract|deed|power of attorney|last will(?: and testament)?|invoice|policy)\s*$/im;
/** "Before MANION and SYKES, Circuit Judges.", "SYKES, Circuit Judge.": how a court signs what it decided. */
const DECIDED_BY =
  /^\s*(?:Before:? .{5,120}(?:Judges|Justices)|\p{Lu}{3,}[^a-z\n]{0,30}, (?:(?:Chief|Senior|Circuit|District|Associate|Presiding) )*(?:Judge|Justice|J|C\.J))[.:]\s*$/mu;
/** "DEFENDANT'S ANSWER" */
const ANSWERS =
  /^\s*(?:(?:the )?(?:defendant|respondent)s?['’]?s? )?(?:\w+ )?answer(?: (?:and|to) [^.\n]{3,60})?\s*$/im;
/** "ANSWER, NEW MATTER AND CROSSCLAIM OF DEFENDANT": a title in capitals goes on in one line. */
const ANSWERS_AND_MORE = /^\s{0,40}(?:DEFENDANTS?['’]?S? )?ANSWER(?:,| AND\b| OF\b| WITH\b)[^a-z\n]{3,160}$/m;
/** "FIRE ORIGIN AND CAUSE REPORT   File No. 17", but not what a magistrate reports and recommends. */
const REPORT = /^\s*(?:\p{Lu}[\p{Lu}’'&/-]* {1,30}){1,8}REPORT\b(?! AND RECOMMENDATION)/mu;
/** An expert calls his report an opinion, too, and says who asked for it. */
const RETAINED =
  /\b(?:[Yy]ou (?:have )?asked me to|I (?:was|have been|am) (?:retained|engaged|asked) (?:by|to|as)|[Mm]y (?:hourly )?rate is|Report of \p{Lu}\p{Ll}+ )/u;
/** A paper without a caption is what a row of capitals calls it; "Chief complaint" is a field of a chart. */
const TITLED = /^[^a-z\n]{0,60}\b(?:COMPLAINT|PETITION|CLAIM|DEMAND|CHARGE)\b[^a-z\n]{0,60}$/m;
const HEAD_ROWS = 3;
/** The first rows say so, before any caption. */
const isHeadedReport = (first: string): boolean => REPORT.test(headOf(first));
/** A brief that names for whom it is filed. */
const BRIEF_OF =
  /\bbrief (?:of|for|on behalf of) (?:the )?(?:(?:plaintiff|defendant|petitioner|respondent)s?[-–, ]{1,3})?(appellant|appellee|petitioner|respondent|plaintiff|defendant)/i;
/** What an investigator wrote of what somebody told him, or an officer of why he arrested. */
const INTERVIEW =
  /^\s*(?:(?:arrest|probable cause) (?:affidavit|statement|report)|(?:affidavit|statement|declaration) of probable cause|report of (?:interview|investigation)|(?:interview|investigative|investigation) (?:report|memorandum)|memorandum of interview)\s*$/im;
const PLEA = /\bplea (?:agreement|offer)\b|\bthis letter sets forth the (?:full and complete )?plea\b/i;

/** How a charge must begin or end by many constitutions, and who brings it. */
const CHARGES =
  /\bin the name and by (?:the )?authority of the (?:state|people|commonwealth)\b|\bagainst the peace and dignity of the (?:state|people|commonwealth)\b|\bthe grand jury(?: for [^.]{3,60})? charges\b|\bgrand jurors\b[^]{0,900}?\bcharge and accuse\b/i;

/** A court says so of what it does; whoever asks for it says "should", and signs as counsel. */
const DECIDES =
  /\bdelivered the opinion of the court\b|(?<!\b(?:that|asks?|urges?) )\b(?:we|the court|this court) (?:therefore |accordingly |hereby |thus |now )*(?:affirms?|reverses?|vacates?|remands?)\b(?! (?:that|whether))|\b(?:judgment|decision|order|conviction|case|matter)s? (?:of [^.]{0,80})?(?:is|are) (?:therefore |hereby |accordingly )?(?:affirmed|reversed|vacated|remanded)\b|\bit is (?:hereby |so |further |therefore )*ordered\b|^\s*(?:so ordered|(?:judgment )?affirmed|reversed(?: and remanded)?)\.?\s*$/im;
const COUNSEL_SIGNS =
  /\brespectfully submitted\b|\b(?:attorneys?|counsel) for (?:the )?(?:plaintiff|defendant|appell|petitioner|respondent|movant|amic)|\bcertificate of (?:service|compliance)\b|\bprayer for relief\b|\bshould be (?:affirmed|reversed|granted|denied)\b/i;
/** How far from its ends a paper says what it decides, and who signs. */
const ENDS = 2;

function isDecided(pages: readonly { text: string }[]): boolean {
  const closing = pages.slice(-ENDS).map(({ text }) => text);
  const opening = pages.slice(0, ENDS).map(({ text }) => text);
  return (
    !closing.some((text) => COUNSEL_SIGNS.test(text)) &&
    [...opening, ...closing].some((text) => DECIDES.test(text) || DECIDES.test(text.replace(/\s+/g, ' ')))
  );
}

/** "COUNTY ANIMAL CONTROL   BITE INVESTIGATION": what an office that looks into accidents calls its sheet. */
const OF_AGENCY =
  /\b(?:ANIMAL (?:CONTROL|SERVICES)|FIRE (?:DEPARTMENT|MARSHAL|RESCUE)|CODE ENFORCEMENT|POLICE (?:DEPARTMENT|SERVICES?)|SHERIFF['’]?S?(?: OFFICE| DEPARTMENT)?|STATE PATROL|HIGHWAY PATROL)\b[^]{0,120}\b(?:INVESTIGATION|INSPECTION|INCIDENT|OFFENSE|CRASH|COLLISION)\b/;
const headOf = (first: string): string =>
  first
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, HEAD_ROWS)
    .join('\n');
/** "Report of Laboratory Examination" */
const OF_LABORATORY =
  /^[ \t]*(?:(?:Report|REPORT) (?:of|OF) (?:Laboratory|LABORATORY|Forensic|FORENSIC) \p{L}+|(?:Laboratory|Forensic|Toxicology) (?:Examination )?Report)\b/mu;
/** "STATE PATROL ... NARRATIVE AND SUPPLEMENTS": what the police write of a case, whatever they call it. */
const isOfPolice = (first: string): boolean => {
  const head = first.slice(0, 1500);
  return (
    /\b(?:POLICE (?:DEP(?:ARTMEN)?T|TRAFFIC COLLISION|CRASH REPORT)|SHERIFF['’]?S?|(?:STATE|HIGHWAY) (?:PATROL|POLICE)|PUBLIC SAFETY)\b/i.test(
      head,
    ) && /\b(?:NARRATIVE|SUPPLEMENTS?|INCIDENT|OFFENSE|CASE NO|CFS|REPORTING|REPORT NO)\b/.test(head)
  );
};

/** Columns that could not be told apart: the words of the title still say whose paper it is. */
const NO_CAPTION: Caption = {
  first: { names: [], roles: [], quote: '', others: false },
  page: 1,
  confidence: 0,
};

/** What a court is called at the head of what it writes. */
const COURT =
  /\b(?:Courts?|Judge|Justice|Magistrate|Commission|Tribunal|Arbitrator)\b|\b(?:COURT|JUDGE|JUSTICE|MAGISTRATE|COMMISSION|BOARD|TRIBUNAL|ARBITRATOR)\b/;
const ANSWERED =
  /(?:^|\n)\s*(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|ELEVENTH|TWELFTH):\s+(?:Admits?|Den(?:y|ies)|As to|In answer to|With respect to|Answering)\b|\d{1,3}\.\s+(?:Admitted|Admits?|Denied|Den(?:y|ies)|No knowledge\b|Conclusion of law|It is (?:admitted|denied))\b|(?:ANSWER|RESPONSE):)/g;
/** "MOTHER'S VERIFIED RESPONSE AND OBJECTION TO RELOCATION, AND COUNTER-" over "PETITION TO MODIFY". */
const RESPONDS =
  /^\s{0,80}(?:(?:THE )?(?:MOTHER|FATHER|WIFE|HUSBAND|RESPONDENT|DEFENDANT)['’]?S?['’]? )?(?:VERIFIED |AMENDED )?(?:RESPONSE|OBJECTIONS?|ANSWER)(?: AND (?:RESPONSE|OBJECTIONS?|ANSWER))? TO\b[^a-z\n]{3,120}$/m;
/** "DECISION, ORDER AND ENTRY SUSTAINING IN PART DEFENDANT'S MOTION TO SUPPRESS": the motion is in the title of what decides it. */
const DECIDES_MOTION =
  /^\s{0,80}(?:DECISION|ORDER|ENTRY|RULING|JOURNAL ENTRY|MEMORANDUM (?:ORDER|DECISION))\b[^a-z\n]{0,80}\b(?:GRANTING|DENYING|SUSTAINING|OVERRULING|ON)\b[^a-z\n]{0,120}$/m;
const FEWEST_ANSWERED = 5;
/** Paragraph for paragraph admitted or denied: an answer, however its title was read. */
const answersEach = (pages: readonly { text: string }[]): boolean =>
  pages.reduce((sum, { text }) => sum + (text.match(ANSWERED)?.length ?? 0), 0) >= FEWEST_ANSWERED;

/** "Report and recommendations" of a guardian ad litem, whatever is set for hearing. */
const OF_GUARDIAN = /\bguardian ad litem\b[^]{0,300}\breport\b|\breport\b[^]{0,160}\bguardian ad litem\b/i;
const HEAD_OF_REPORT = 700;

const readCaption = (pdf: Parameters<typeof readParties>[0]): ReturnType<typeof readParties> => {
  const read = readParties(pdf);
  return read && withWholeRoles(read);
};

export function readPaper(document: CaseDocument): Paper {
  const pages = document.pages.map(({ number, text }) => ({
    number,
    text,
    ocr: false,
    scanned: false,
    read: true,
  }));
  const first = pages[0]?.text ?? '';
  const parties =
    pages.length > 0
      ? readCaption({ pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] })
      : undefined;
  // "V." behind a message far down in a paper is how somebody signs it.
  const bears = parties && [parties.first, parties.second].some((one) => (one?.roles.length ?? 0) > 0);
  const caption = parties && (bears || parties.page <= ENDS) ? parties : undefined;
  const named = readDocumentKind(pages);
  // A word in a row of a table or a heading makes no ruling where no court is named.
  const titled =
    (named === 'order' || named === 'opinion') && !caption?.second && !COURT.test(first) && !isDecided(pages)
      ? 'other'
      : (named === 'complaint' || named === 'petition' || named === 'motion') &&
          !caption &&
          !COURT.test(first) &&
          !TITLED.test(first)
        ? 'other'
        : STATES_FACTS.test(first)
          ? 'motion'
          : named;
  const kind = ((): PaperKind => {
    if (pages.length === 0) return 'other';
    if ((titled === 'order' && isDecided(pages)) || (titled === 'motion' && DECIDES_MOTION.test(first)))
      return 'order';
    if (SALUTATION.test(first) || (PLEA.test(first) && !isDecided(pages))) return 'letter';
    if (isTranscript(pages)) return 'transcript';
    if (OF_AGENCY.test(headOf(first)) && !caption?.second) return 'report';
    if (OF_GUARDIAN.test(first.slice(0, HEAD_OF_REPORT))) return 'report';
    if (titled !== 'order' && (isHeadedReport(first) || (!caption && REPORT.test(first.slice(0, 1500)))))
      return 'report';
    if (titled === 'opinion' && RETAINED.test(first) && !DECIDED_BY.test(first)) return 'report';
    if (titled === 'notice') return 'form';
    if (DECIDED_BY.test(first) && titled !== 'order') return 'opinion';
    if (!caption && AGREEMENT.test(first.split('\n').slice(0, 12).join('\n'))) return 'agreement';
    if (titled !== 'order' && titled !== 'opinion' && isDecided(pages)) return 'opinion';
    if (isForm(pages)) return 'form';
    if (titled === 'other' && CHARGES.test(first.replace(/\s+/g, ' '))) return 'charge';
    if (titled === 'other' && (isOfPolice(first) || OF_LABORATORY.test(first.slice(0, 900)))) return 'report';
    if ((titled === 'other' || (titled === 'motion' && !caption)) && INTERVIEW.test(first)) return 'report';
    if (
      (titled === 'complaint' || titled === 'petition' || (titled === 'order' && !isDecided(pages))) &&
      (answersEach(pages) || (titled !== 'order' && RESPONDS.test(first)))
    )
      return 'answer';
    if (titled === 'other' && (ANSWERS.test(first) || ANSWERS_AND_MORE.test(first) || answersEach(pages)))
      return 'answer';
    return titled === 'citation' ? 'form' : titled;
  })();
  const author =
    kind === 'order' || kind === 'opinion' || kind === 'transcript'
      ? 'court'
      : kind === 'answer'
        ? 'second'
        : (declaredBy(document, caption) ??
          filedFor(first, caption) ??
          filedBy(kind, titled, caption, pages));
  return { document, kind, caption, author };
}

/** Who asks in a matter that names one party only is first, unless the title itself says whose paper it is. */
function filedBy(
  kind: PaperKind,
  titled: DocumentKind,
  caption: Caption | undefined,
  pages: readonly { number: number; text: string }[],
): 'first' | 'second' {
  const filed = readFilingSide(titled, caption ?? NO_CAPTION, [...pages]);
  const alone = caption !== undefined && !caption.second && (kind === 'petition' || kind === 'complaint');
  return alone && !filed.titled ? 'first' : filed.side;
}

/** "DECLARATION OF ANN LEE": the party of the caption who swears to it, whoever asks for what. */
function declaredBy({ pages }: CaseDocument, caption: Caption | undefined): 'first' | 'second' | undefined {
  if (!caption || !SWORN.test(pages[0]?.text ?? '')) return undefined;
  const by = speakerOf(pages);
  const names = (own: readonly string[] | undefined): boolean =>
    by !== undefined && (own?.some((name) => sameName(name, by)) ?? false);
  const [one, other] = [names(caption.first.names), names(caption.second?.names)];
  return one === other ? undefined : one ? 'first' : 'second';
}
const SWORN = /^[^a-z\n]{0,40}\b(?:DECLARATION|AFFIDAVIT) OF \p{Lu}/mu;

function filedFor(first: string, caption: Caption | undefined): 'first' | 'second' | undefined {
  const role = BRIEF_OF.exec(first.replace(/\s+/g, ' '))?.[1]?.toLowerCase();
  if (role === undefined) return undefined;
  const bears = (roles: readonly string[] | undefined): boolean =>
    roles?.some((one) => one.toLowerCase().includes(role)) ?? false;
  const [one, other] = [bears(caption?.first.roles), bears(caption?.second?.roles)];
  return one === other ? undefined : one ? 'first' : 'second';
}

/** Whose account a paper gives, for the one who stands on `side`. */
export function accountOf(paper: Paper, side: Side): 'ours' | 'theirs' | 'neutral' {
  if (
    paper.author === 'court' ||
    side === 'unknown' ||
    ['transcript', 'letter', 'agreement', 'report', 'other', 'form'].includes(paper.kind)
  )
    return 'neutral';
  return (paper.author === 'first') === (side === 'claiming') ? 'ours' : 'theirs';
}
