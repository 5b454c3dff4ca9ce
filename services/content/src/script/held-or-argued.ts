import { sourceOf } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import type { Brief } from './brief.js';
import { lowerFirst } from './english/casing.js';
import { capital } from './english/clauses.js';
import { stopped } from './english/phrases.js';
import { reworded } from './english/reword.js';
import { stumble } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';
import { ownPapers } from './points.js';
import { arguedAgainst } from './points-contended.js';
import { whoAppeals } from './who-appeals.js';

const COURT = String.raw`[Tt]he (?:[Dd]istrict|trial|circuit|superior|lower|juvenile|county|motion) (?:[Cc]ourt|judge)|[Tt]he court below|[Tt]he magistrate judge`;
const HELD = new RegExp(
  String.raw`^(?:(${COURT})|It) (?:also )?(held|ruled|found|concluded|reasoned) that (.+)$`,
);
const BY_COURT = new RegExp(`^(${COURT}) `);
const ARGUED =
  /^(\p{Lu}[^,;“”"]{1,60}?) (?:also |further )?(argued|argues|contends|contended|says|asserts|asserted|claims|maintains|insists|suggests) that (.+)$/u;
const LONGEST = 28;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/**
 * What our own paper says against us: what the other side argues, and on appeal what the court below held. On appeal where the
 * file holds no paper of ours: what the court below held against us if we appeal, and what the other side argues, by the court's
 * paper.
 */
export function heldOrArgued(brief: Brief): Line[] {
  const own = ownPapers(brief);
  const { sentences, called } = brief.read;
  const appeal = brief.scenario === 'appellate-argument';
  const found = sentences.flatMap((sentence, at) => {
    if (!own.has(sentence.document)) return [];
    const text = (appeal ? held(sentence, sentences[at - 1]) : undefined) ?? argued(brief, sentence);
    if (text === undefined) return [];
    const said = stopped(called.named(reworded(text)));
    return stumble(said, LONGEST) === undefined && faultsOf({ text: said, sources: [] }, SPOKEN).length === 0
      ? [{ ...resting(said, { sources: [sourceOf(sentence)] }), reworded: said !== sentence.text }]
      : [];
  });
  return found.length > 0 || !appeal || own.size > 0 ? found : byCourtsPaper(brief);
}

function byCourtsPaper(brief: Brief): Line[] {
  const { sentences, papers, called } = brief.read;
  const courts = new Set(papers.filter(({ author }) => author === 'court').map(({ document }) => document));
  const lost = whoAppeals(brief)?.by === 'ours';
  const below = sentences.flatMap((sentence, at) => {
    const text = lost && courts.has(sentence.document) ? held(sentence, sentences[at - 1]) : undefined;
    const said = text && stopped(called.named(reworded(text)));
    return said &&
      !POINTS.test(said) &&
      stumble(said, LONGEST) === undefined &&
      faultsOf({ text: said, sources: [] }, SPOKEN).length === 0
      ? [{ ...resting(said, { sources: [sourceOf(sentence)] }), reworded: said !== sentence.text }]
      : [];
  });
  const theirs = arguedAgainst(brief).map(({ text, by }) => {
    const says = by.verb ?? (/s$|\band\b/.test(by.by) && !/['’]s$/.test(by.by) ? 'argue' : 'argues');
    const who = capital(called.named(by.by));
    const claim = `${who} ${says} that ${text.replace(/\.$/, '')}`;
    return { ...resting(stopped(claim), { sources: [sourceOf(by.sentence)] }), reworded: true };
  });
  return [...below.slice(0, MOST_HELD), ...theirs];
}
const MOST_HELD = 2;
/** What only a sentence before it names. */
const POINTS = /\b(?:these|those|such|this|that (?:claim|argument|reason|motion))\b/i;

/** "It held that" belongs to the court of the sentence before. */
function held({ text, passage }: FileSentence, before: FileSentence | undefined): string | undefined {
  const [, named, verb, what] = HELD.exec(text) ?? [];
  const court = named ?? (before?.passage === passage ? BY_COURT.exec(before.text)?.[1] : undefined);
  return court && what && `The ${lowerFirst(court, new Set()).slice(4)} ${verb} that ${what}`;
}

function argued({ read }: Brief, { text }: FileSentence): string | undefined {
  const [, who = '', verb, what] = ARGUED.exec(text) ?? [];
  const { opponent } = read.sides;
  const theirs =
    opponent !== undefined &&
    (who === opponent.short || who === opponent.said || who.endsWith(` ${opponent.short}`));
  return theirs && what ? `${opponent.short} ${verb} that ${what}` : undefined;
}
