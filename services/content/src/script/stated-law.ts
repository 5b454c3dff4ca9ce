import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { accountOf } from '../case-model/paper.js';
import type { Brief } from './brief.js';
import { finiteAt, isPast, tagged } from './english/tagged.js';
import { resting } from './line.js';
import { type Law, SAYS_LAW, sayableLaw } from './sayable-law.js';

/** What a general truth of law is about: anybody, a court, a doctrine; never somebody of this case. */
const ABOUT_ANYBODY =
  /^(?!the (?:\p{L}{1,20} )?(?:injunction|motion|order)\b|no (?:plaintiff|defendant)s? )(?:(?:in order )?to (?:establish|prove|prevail|state|succeed|survive|show|obtain|recover|determine|decide|overcome) (?:an?|the|that|on|in|such)\b|(?:an?|any|no|each|every) (?:\p{L}{1,20} ){0,2}(?:party|plaintiff|defendant|court|movant|claimant|claim|statute|contract|petitioner|appellant|employer|employee|witness|jury|person|search|stop|arrest|motion|complaint|injunction|agreement|juror|prosecutor|lawyer|attorney|landlord|tenant|driver|owner|insurer|state|juvenile|partner)(?:['’]s)? |(?:courts|parties|employers|judges|jurors|counsel) (?:generally |ordinarily |also )?(?:must|may|cannot|are|look|consider|construe|ask|apply)\b|(?:where|when|if|unless|once) (?:an?|no|any) (?:\p{L}{1,20} )?(?:party|plaintiff|defendant|court|movant|claimant|claim|statute|contract|witness|person|employer|motion)\b|there is (?:an?|no) (?:\p{L}{1,20} ){0,2}(?:presumption|burden|right|duty|rule|requirement|exception)\b|(?:the )?(?:\p{L}{1,20}[- ]){0,4}(?:judgment|jurisdiction|standing|immunity|burden|test|standard|doctrine|rule|clause|amendment|act|statute|limitations|presumption|discretion|privilege|remedy|injunction|review|contacts?|prejudice|negligence|duty|fraud|liability|estoppel|waiver|hearsay) (?:is|are|requires?|must|may|cannot|does|begins?|applies|bars?|protects?|forbids?|prohibits?|provides|turns|asks|exists?|refers|consists|means)\b)/iu;
/** With a case behind it, any indefinite subject states a rule. */
const ABOUT_ANYTHING =
  /^(?:an?|any|no|each|every|evidence|causation|damages|courts?|parties|whether|where|when|if|unless) \p{Ll}/iu;
const STATES =
  /\b(?:becomes?|bears?|must|requires?|may|cannot|can|is|are|shall|need not|does not|do not|bears?|begins?|bars?|applies|protects?|prohibits?|forbids?|turns on|depends on|arises?|accrues?|exists?|refers to|means)\b/;
/** Of this case, or of what a court did in it. */
const OF_THIS_CASE =
  /\b(?:here|this|these|instant|we|our|us|my|at bar|the present|today|above|below|following|therefore|thus|accordingly|foregoing|as a result|moreover)\b|\d/i;
const SHOUTED = /\b[A-Z]{4,}\b/;
/** Words of names that stand in general sentences, too. */
const PUBLIC = /^(?:State|States|United|City|County|America|Board|Department|Commission|Court)$/;
/** A citation that supports what stands before it; "but see" and "compare" do not. */
const SUPPORTS = /^(?:(?:see,? )?(?:e\.g\.,? )?|accord |see also )$/i;

/** The file's own statements of law, where it is not the other side's paper; with the authority that follows, where one does. */
export function statedLaw({ model, read }: Brief): Law[] {
  const named = new Set(
    model.people
      .flatMap(({ name }) => name.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? [])
      .filter((word) => !PUBLIC.test(word)),
  );
  const theirs = new Set(
    read.papers.filter((paper) => accountOf(paper, model.side) === 'theirs').map(({ document }) => document),
  );
  return read.sentences.flatMap((sentence, at) => {
    const { section, document } = sentence;
    const text = sentence.text.replace(
      /^Id\. (?:at [\d–-]+[.,;]? )?(?:(?:Further|More)over, |Also, |However, |Additionally, )?/,
      '',
    );
    if (
      section === 'aside' ||
      theirs.has(document) ||
      unbalanced(text) ||
      OF_THIS_CASE.test(text) ||
      SHOUTED.test(text) ||
      findCitations(text).length > 0 ||
      (text.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? []).some((word) => named.has(word))
    )
      return [];
    const authority = following(sentence, read.sentences[at + 1]);
    const says = authority ? SAYS_LAW.test(text) || ABOUT_ANYTHING.test(text) : ABOUT_ANYBODY.test(text);
    if (!says || !STATES.test(text) || !isGeneral(text)) return [];
    const said = sayableLaw(text);
    if (said === undefined) return [];
    const sources = authority ? [sourceOf(sentence), sourceOf(authority.sentence)] : [sourceOf(sentence)];
    return [{ text: said, sources: resting(said, { sources }).sources, authority: authority?.name }];
  });
}

const unbalanced = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 || text.split('“').length !== text.split('”').length;

/** What is always so is said in the present, or of what must be. */
function isGeneral(text: string): boolean {
  const words = tagged(text);
  const verb = words[finiteAt(words)];
  return verb !== undefined && !isPast(verb);
}

/** The case that is cited by itself right after a sentence. */
export function following(
  { document, order }: FileSentence,
  next: FileSentence | undefined,
): { name: string; sentence: FileSentence } | undefined {
  if (next?.document !== document || next.order !== order + 1) return undefined;
  const [first] = findCitations(next.text);
  const name = first?.caseName;
  if (!name || !SUPPORTS.test(next.text.slice(0, Math.max(0, next.text.indexOf(name))))) return undefined;
  return { name, sentence: next };
}
