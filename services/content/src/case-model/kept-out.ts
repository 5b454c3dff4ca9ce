import { lettersOnly } from '../script/english/words-only.js';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { splitUnits } from '../script/english/sentences.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';
import { settlementSubjects } from './emails.js';
import { PRIORS, mattersKeptOut } from './kept-out-matters.js';
import { claimsGoneOnRecord, countsGoneBelow } from './counts-gone-aside.js';
import { countsGoneInHeadings, countsInBrackets, endedCounts } from './ended-counts.js';
import { endedParagraphs } from './ended-paragraphs.js';
import { type EndedParty, countsAgainst, endedParties, stillParties } from './ended-parties.js';
import { isStatute } from './law-papers.js';
import { privilegedPapers, settlementPapers } from './privileged.js';
import { passagesKeptOut, placesIn } from './ruling-passages.js';
import {
  hourIn,
  namesMeasureOf,
  quotedOfThat,
  reservedIn,
  suppressedAfter,
  unspokenIn,
} from './ruling-subjects.js';
import { rulesFrom, rulingPapers } from './ruling-papers.js';
import { CLAUSES, type Ruling, isRulingAmong, rulingId } from './ruling.js';
import { saidByCourt } from './said-by-court.js';
import { surname, type Sides } from './sides.js';

/** What the rulings of a case keep from those who decide the facts. */
export interface KeptOut {
  rulings: Ruling[];
  /** The words by which papers and messages say that they were written to settle. */
  settling: readonly Ruling[];
  /** Counts that are no longer tried, by their numbers. */
  ended: ReadonlyMap<number, Ruling>;
  /** Who is no longer a party. */
  parties: readonly EndedParty[];
  /** Names of papers that tell nothing at the trial: privileged, or of the court itself. */
  untold: ReadonlySet<string>;
  privileged: readonly string[];
  /** Is nothing kept out, privileged, ended or of a court? */
  isEmpty: boolean;
  /** May nobody tell it at the trial? */
  holds: (text: string) => boolean;
}

const EXCLUDES =
  /\b(?:judge|court)\b[^.;]{0,80}\b(?:suppress(?:es|ed)|exclude[sd]|ruled out)\b|\b(?:suppressed|excluded|ruled out) (?:by|per|under) (?:the )?(?:judge|court|order|ruling)\b|\bsuppressed (?:on|by|per) \d|\b(?:is|are|be|was|were|hereby|ordered) (?:hereby )?(?:suppressed|excluded|inadmissible|barred|precluded|stricken)\b|\b(?:shall|may|must) not (?:\p{L}+ ){0,3}(?:mention|refer|elicit|introduce|offer|argue|allude|tell|play|show|suggest|present|testify|use|used|comment)\b|\bnot to (?:say|mention|state|tell|refer|volunteer)\b|\b(?:may|shall|must) not be (?:stated|said|mentioned|told|shown|asked)\b|\bno witness (?:shall|may) be asked\b|\b(?:no|neither|nor) (?:\p{L}+ ){0,4}(?:shall|may|is to|are to|will) (?:\p{L}+ ){0,2}(?:mention|refer|elicit|introduce|offer|argue|allude|tell|play|show|suggest|present|testify)\b|(?<!\b(?:is|was|are|were|be) )\bno (?:mention|reference|evidence|testimony) (?:of|to|about|that|concerning|regarding)\b|\b(?:granted|sustained|suppressed|excluded)\s*(?:[.:;(]|$)|\b(?:is|are) granted (?:as to|with respect to|insofar)\b|\b(?:jury|jurors|panel) (?:will|shall|may|is|are) not (?:to )?(?:hear|be told|learn|know|see)\b|\bnot hint at\b|\bcomes? out\b|\b(?:will|shall|going to|I) keep (?:it|that|them) out\b/iu;
/** What is left in, or what somebody asked for. */
const ADMITS =
  /\b(?:denied|overruled|admissible|admitted|allowed|permitted|may (?:be )?(?:say|offer|introduce|mention|tell|play|show|told|offered|played|shown|cross)\w*|not (?:suppressed|excluded|barred|precluded))\b/iu;
/** What was decided of the suit, and of no evidence. */
const OF_THE_SUIT =
  /\b(?:summary judgment|motion to dismiss|judgment on the pleadings|counts? (?:\d|[ivx]+\b))/i;
/** "That includes ...", behind what was kept out. */
const INCLUDES =
  /^(?:That|This|It) (?:also )?(?:includes|covers|goes for|applies to)\b|^So (?:is|are|does|do)\b|^The same (?:is|goes|holds)\b/;
const ASKS = /\b(?:moves?|asks?|requests (?:that|the)|seeks?|argues?|contends?|should be|would be)\b/i;
const MOTION_GRANTED =
  /\bmot(?:ion|\.)? (?:in limine|to (?:suppress|exclude))\b[^.;]{0,120}\bgranted\b|\b(?:judge|court)\b[^.;]{0,80}\b(?:suppress(?:es|ed)|exclude[sd]|ruled out)\b|\b(?:suppressed|excluded|ruled out) (?:by|per|under) (?:the )?(?:judge|court|order|ruling)\b|\bsuppressed (?:on|by|per) \d/i;
/** Words of every ruling, which say nothing of what it is about. */
const OF_A_RULING =
  /\b(?:the|court|order(?:ed|s)?|motions?|in limine|grant(?:ed|s)?|exclu\w+|suppress\w*|evidence|testimony|trial|jury|jurors|witness(?:es)?|counsel|part(?:y|ies)|plaintiffs?|defendants?|state|people|prosecution|defense|mention|refer\w*|shall|may|rule|under|case|file|probative|prejudic\w*|unfair\w*|substantial\w*|outweigh\w*|relevan\w+|hearsay|admissib\w+|instruct\w*|purpose|presence|without|leave|first|obtain\w*|approach\w*|bench|statements?|made)\b/gi;
const STATEMENTS = /\b(?:statements?|remarks?|utterances?|admissions?|confession|interview|interrogation)\b/i;
const FEWEST_SHARED = 3;
const OF_THE_RULING = 0.4;
const FEWEST_OF_A_QUOTE = 8;

/** "Defendant's paragraph 2 is SUSTAINED": of what, stands elsewhere. */
const saysWhat = (text: string): boolean =>
  /[“"]/.test(text) ||
  PRIORS.test(text) ||
  STATEMENTS.test(text) ||
  placesIn(text).length > 0 ||
  stemsOf(text.replace(OF_A_RULING, ' ')).size >= FEWEST_SHARED;

/**
 * What orders and rulings from the bench keep out. Rather too much is left untold than a word that ends the trial; of the rulings in
 * `misread` the attorney says that they keep nothing out.
 */
export function keptOutOf(
  papers: readonly Paper[],
  sentences: readonly FileSentence[],
  sides: Sides,
  misread: ReadonlySet<string> = new Set(),
): KeptOut {
  const found = rulingsOf(papers, sentences).filter(({ text }) => saysWhat(text));
  const rulings = found.filter((ruling) => !misread.has(rulingId(ruling)));
  const wrong = found.filter((ruling) => misread.has(rulingId(ruling)));
  const quotes = rulings
    .flatMap(({ text }) =>
      [...text.matchAll(/[“"]([^“”"]{4,200})[”"]/g)].map(([, quote]) => lettersOnly(quote!)),
    )
    .filter((quote) => quote.length >= FEWEST_OF_A_QUOTE);
  const ofCourts = rulingPapers(papers, sentences).map((own) =>
    own.filter((one, at) => !isRulingAmong(wrong, one, own[at - 1]?.text)),
  );
  const elsewhere = ofCourts.flatMap((own) => [
    ...own.flatMap(({ text }) => reservedIn(text)),
    ...rulings
      .filter(({ document }) => document === own[0]?.document.name)
      .flatMap(({ text }) => quotedOfThat(text, own)),
  ]);
  const namesMeasure = namesMeasureOf(rulings);
  const after = rulings.flatMap(({ text }) => suppressedAfter(text) ?? []);
  const unspoken = rulings.flatMap(({ text }) => unspokenIn(text));
  const topics = rulings
    .map(({ text }) => stemsOf(text.replace(OF_A_RULING, ' ')))
    .filter(({ size }) => size >= FEWEST_SHARED);
  const passages = ofCourts.flatMap((own) => passagesKeptOut(own, keepsOut, ADMITS));
  const named = [...passages.flatMap((one) => one.named), ...rulings.flatMap(({ text }) => placesIn(text))];
  const ofMatter = mattersKeptOut(rulings, sides);
  const accused = sides.criminal ? (sides.side === 'claiming' ? sides.opponent : sides.client) : undefined;
  const name = accused && !accused.organization ? surname(accused.short) : undefined;
  // Where the words are not quoted, none that he said to the police may be told.
  const silent =
    name !== undefined &&
    rulings.some(
      ({ text }) =>
        STATEMENTS.test(text) &&
        !/[“"]/.test(text) &&
        new RegExp(`\\b(?:defendant|accused|he|she|${name.replace(/[^\p{L}]/gu, '.')})\\b`, 'i').test(text),
    );
  const says =
    name &&
    new RegExp(
      `^[^“"]{0,60}\\b${name.replace(/[^\p{L}]/gu, '.')} (?:then |spontaneously |also )*(?:said|stated|told|admitted|uttered|answered|replied|explained|wrote)\\b`,
      'u',
    );
  const privileged = privilegedPapers(papers).map(({ document }) => document.name);
  const settling = settlementPapers(papers);
  const settles = settling.map(({ document }) => document);
  const ofCourt = papers
    .filter((paper) => rulesFrom(paper) === paper.document.pages[0]?.number || isStatute(paper))
    .map(({ document }) => document.name);
  const both = [sides.client, sides.opponent].map((party) => party?.said);
  const parties = sides.criminal ? [] : endedParties(papers, sentences, rulesFrom, both);
  const sued = both.slice(sides.side === 'claiming' ? 1 : 0, sides.side === 'defending' ? 1 : 2);
  const left = sued.flatMap((names) => stillParties(names, parties));
  const ended = new Map([
    ...countsAgainst(parties, papers, left),
    ...countsInBrackets(papers),
    ...countsGoneInHeadings(papers),
    ...countsGoneBelow(papers),
    ...claimsGoneOnRecord(papers),
    ...endedCounts(sentences),
  ]);
  const gone = endedParagraphs(papers, sentences, ended);
  const own = [...passages.flatMap((one) => one.quotes), ...elsewhere, ...gone];
  return {
    rulings,
    settling: [...settling, ...papers.flatMap(({ document }) => settlementSubjects(document))],
    ended,
    parties,
    isEmpty:
      rulings.length +
        ended.size +
        gone.length +
        parties.length +
        privileged.length +
        ofCourt.length +
        settles.length ===
      0,
    privileged,
    untold: new Set([...privileged, ...ofCourt, ...settles]),
    holds: (text) => {
      if (rulings.length + passages.length + gone.length === 0) return false;
      const plain = lettersOnly(text);
      if ([...quotes, ...own].some((quote) => plain.includes(quote))) return true;
      if (named.some((words) => words.test(text))) return true;
      if (namesMeasure(text)) return true;
      if (ofMatter(text)) return true;
      if (says && says.test(text) && (silent || after.some((minute) => (hourIn(text) ?? -1) > minute)))
        return true;
      const told = stemsOf(text.replace(OF_A_RULING, ' '));
      if (
        SAYS.test(text) &&
        passages.some((one) => one.ofStatement && sharedStems(one.about, told) >= FEWEST_SHARED)
      )
        return true;
      if (unspoken.some((words) => sharedStems(words, told) === words.size)) return true;
      return topics.some((topic) => {
        const shared = sharedStems(topic, stemsOf(text));
        return shared >= FEWEST_SHARED && shared >= topic.size * OF_THE_RULING;
      });
    },
  };
}

/** Somebody says something in it. */
const SAYS = /\b(?:said|stated|told|answered|replied|admitted|made a statement|asked)\b|[“"]/;

const keepsOut = (clause: string): boolean =>
  EXCLUDES.test(clause) && !ADMITS.test(clause) && !ASKS.test(clause) && !OF_THE_SUIT.test(clause);

function rulingsOf(papers: readonly Paper[], sentences: readonly FileSentence[]): Ruling[] {
  const found: Ruling[] = [];
  for (const paper of papers) {
    const { document, kind } = paper;
    if (kind === 'transcript') {
      for (const { number, text } of document.pages)
        for (const words of saidByCourt(text))
          addRulings(
            found,
            splitUnits(words)
              .map((unit) => unit.text.trim())
              // Of an objection, and of no evidence.
              .filter((text) => !/^(?:The )?(?:objection )?(?:is )?sustained\.?$/i.test(text)),
            { document: document.name, page: number },
          );
      continue;
    }
    // A docket tells of a motion that was granted, whatever paper holds it.
    const from = rulesFrom(paper) ?? Infinity;
    const ruling = sentences.filter(
      (one) => one.document === document && (one.page >= from || MOTION_GRANTED.test(one.text)),
    );
    for (const [page, own] of Map.groupBy(ruling, (one) => one.page))
      addRulings(
        found,
        own.map(({ text }) => text),
        { document: document.name, page },
      );
  }
  return found;
}

/** Each clause that keeps something out, with the sentence before it where it points back. */
function addRulings(
  found: Ruling[],
  texts: readonly string[],
  place: Pick<Ruling, 'document' | 'page'>,
): void {
  let last = -2;
  for (const [at, text] of texts.entries())
    for (const given of text.split(CLAUSES)) {
      const clause = given.trim();
      const goesOn = last === at - 1 && INCLUDES.test(clause);
      if (!goesOn && !keepsOut(clause)) continue;
      last = at;
      const before = !goesOn && POINTS_BACK.test(clause) ? `${texts[at - 1] ?? ''} ` : '';
      found.push({ text: `${before}${clause}`, ...place });
    }
}
const POINTS_BACK =
  /^(?:It|That|This|They|Those|These|Granted|GRANTED|Sustained|SUSTAINED|Agreed|Excluded|Suppressed)\b/;
