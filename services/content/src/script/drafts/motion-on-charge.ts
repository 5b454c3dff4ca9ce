import type { ModelFact } from '@lectern/contracts/case-model';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { type Brief, filled, fitting, standing, story, theirs } from '../brief.js';
import { joined } from '../english/phrases.js';
import { isClause } from '../english/split.js';
import { heardByJudge, sayableEvents } from '../heard-by-judge.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { spokenCite } from '../spoken-cites.js';
import { hurts } from '../their-best-point.js';
import { appears } from './motion-on-pleading.js';
import { lookedUp } from './motion-kinds.js';
import { GROUNDS, type Ground } from './suppression-grounds.js';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const MOST_FACTS = 5;
const WEIGHT = 110;
const HOLDS = 'These papers hold a charge or a report, no motion and no ruling.';

interface Raised {
  ground: Ground;
  lines: Line[];
  at: FileSentence[];
}

/**
 * A charge without a motion: suppression on the grounds that the papers tell of, else release or detention (18 U.S.C. § 3142(g) in
 * federal courts). The ground is named and what was done is told; why it was lawful or not is the advocate's.
 */
export function motionOnCharge(brief: Brief): Section {
  const raised = raisedBy(brief);
  return raised.length > 0 ? suppression(brief, raised) : release(brief);
}

/** The grounds on which a motion to suppress can be practiced, each with what the papers tell of it, events or not. */
export function raisedBy(brief: Brief): Raised[] {
  const { sentences } = brief.read;
  const all = sentences.map(({ text: own }) => own).join(' ');
  const facts = new Map(sayableEvents(brief).map((fact) => [keyOf(fact), fact]));
  const taken = new Set<FileSentence>();
  const seen = new Set<string>();
  return GROUNDS.flatMap((ground): Raised[] => {
    if (seen.has(ground.what) || !ground.raises.test(all)) return [];
    if (ground.last && [...seen].some((what) => /^what /.test(what))) return [];
    const told = sentences
      .filter(({ text: own }) => !OF_THE_WRITER.test(own))
      .filter((sentence) => !taken.has(sentence) && ground.facts.test(sentence.text))
      .map((at) => {
        const fact = facts.get(`${at.document.name}\n${at.text}`);
        return { at, lines: fact ? factLines(fact) : heardByJudge(brief, at) };
      })
      .map(({ at, lines }) => ({ at, lines: lines.every(standsAlone) && !LISTED.test(at.text) ? lines : [] }))
      .sort((a, b) => Number(b.lines.length > 0) - Number(a.lines.length > 0))
      .slice(0, MOST_FACTS)
      .sort((a, b) => sentences.indexOf(a.at) - sentences.indexOf(b.at));
    const { got } = ground;
    const said = told.some(({ lines }) => lines.length > 0);
    // What cannot be said is still pointed to, where the ground has a test of its own.
    if (
      told.length === 0 ||
      (!said && ground.standard.length === 0) ||
      (got && !told.some(({ at }) => got.test(at.text)))
    )
      return [];
    seen.add(ground.what);
    for (const { at } of told) taken.add(at);
    return [{ ground, lines: told.flatMap(({ lines }) => lines), at: told.map(({ at }) => at) }];
  }).slice(0, ORDINALS.length);
}
/** "NOT EXAMINED: telephone": a row of a form or a report. */
const LISTED = /^\p{Lu}[\p{Lu} ]{1,60}:/u;
/** What an affiant says of his years, asks a judge for, or of the informant whom he sent. */
const OF_THE_WRITER =
  /\b(?:has|have|had) (?:taken part|participated|been (?:the \p{L}+|involved) in|executed|conducted) .{0,40}\bwarrants?\b|\brequests? (?:that|an?|the) .{0,30}\bwarrant\b|\bwas searched before\b|\barrest warrant\b|\bwarrant for (?:his|her|the) arrest\b|\b(?:in support of|appl(?:y|ication) for) .{0,60}\bwarrants?\b|\btraining and experience\b|\bdatabases?\b/iu;
const keyOf = ({ sources, text: own }: ModelFact): string => `${sources[0]?.document?.name ?? ''}\n${own}`;
const standsAlone = ({ text: own }: Line): boolean => !LEANS.test(own) && isClause(own);
const LEANS = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So)\b/;

function suppression(brief: Brief, raised: readonly Raised[]): Section {
  return text([
    part('There is no motion here yet', [
      framing(HOLDS),
      framing(
        brief.model.side === 'claiming'
          ? 'They could carry the answer to a motion to suppress: is that the one you argue?'
          : 'They could carry a motion to suppress, on these grounds: is that the one you bring?',
      ),
    ]),
    part('What we ask', [framing(brief.forum.salutation), appears(brief), reliefOf(brief, raised)]),
    ...groundByGround(brief, raised),
    // What the accused said or did is no answer to how it was got.
    part('Their best point', [filled(brief, 'worst-fact')]),
    part('The request', [framing('I welcome your questions.')]),
  ]);
}

/** Suppression for the accused; for the government that it be denied. */
function reliefOf(brief: Brief, raised: readonly Raised[]): Line {
  const { model, forum } = brief;
  if (model.side === 'unknown') return filled(brief, 'side');
  if (brief.slots.ask) return filled(brief, 'ask');
  const sources = raised.flatMap(({ at }) => at.map(sourceOf));
  return {
    ...resting(
      model.side === 'claiming'
        ? `If ${theirs(brief)} ${/ and |,/.test(theirs(brief)) ? 'move' : 'moves'} to suppress, we ask ${forum.court} to deny that motion.`
        : `We ask ${forum.court} to suppress ${joined(
            raised.map(({ ground }) => ground.what),
            'and',
          )}.`,
      { sources },
    ),
    reworded: true,
  };
}

/** Each ground with its test, what the papers tell of it, and the place for the reason. */
export const groundByGround = (brief: Brief, raised: readonly Raised[]): Paragraph[] =>
  raised.map(({ ground, lines, at }, by) => {
    const cite = spokenCite(brief, [], at);
    return part(
      `The ${ORDINALS[by]} ground`,
      [
        resting(`The ${ORDINALS[by]} ground is ${ground.what}.`, { sources: at.map(sourceOf) }),
        ...(ground.standard.length > 0 ? ground.standard.map(framing) : [filled(brief, 'standard')]),
        ...lines,
        ...(cite ? [cite] : []),
        filled(brief, 'answer'),
      ],
      lookedUp(ground.authority),
    );
  });

/** Nothing was searched, said or picked out: what every charge brings is the question of release. */
function release(brief: Brief): Section {
  const { model, read } = brief;
  const { side, claims } = model;
  const against = side === 'claiming' ? story(brief).filter((fact) => !hurts(brief, fact)) : story(brief);
  const weight = standing(
    brief,
    fitting(
      brief,
      against.filter(({ said }) => said.every((own) => isClause(own))),
      WEIGHT,
    ),
  );
  const cite = spokenCite(brief, weight);
  const named: Line | undefined =
    claims.length > 0
      ? resting(
          `The charge${claims.length > 1 ? 's are' : ' is'} ${joined(
            claims.map(({ name }) => name),
            'and',
          )}.`,
          ...claims,
        )
      : undefined;
  const factor = (title: string, lines: Line[]): Paragraph =>
    part(title, lines.length > 0 ? lines : [filled(brief, 'answer')]);
  return text([
    part('There is no motion here yet', [
      framing(HOLDS),
      framing('They tell of no search, statement or lineup to suppress.'),
      framing('They could carry an argument on release before trial: is that the one you make?'),
    ]),
    part('What we ask', [
      framing(brief.forum.salutation),
      appears(brief),
      side === 'unknown' ? filled(brief, 'side') : filled(brief, 'ask'),
    ]),
    part(
      'The standard',
      [
        framing(
          'The question is whether conditions of release will bring the accused back to court and keep others safe.',
        ),
      ],
      read.details.jurisdiction === 'federal'
        ? lookedUp('18 U.S.C. § 3142(e) to (g); United States v. Salerno, 481 U.S. 739, 747 (1987)')
        : 'Look up the bail statute of your state: what is weighed, and who must show it, differ.',
    ),
    factor('The charge', named ? [named] : []),
    factor('The weight of the evidence', [...weight.flatMap(factLines), ...(cite ? [cite] : [])]),
    part('Ties and history', [framing('Now home, work, family and record.'), filled(brief, 'answer')]),
    part('Danger', [framing('Now the safety of others.'), filled(brief, 'answer')]),
    part('The request', [framing('I welcome your questions.')]),
  ]);
}
