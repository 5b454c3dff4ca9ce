import type { PaperKind } from '@lectern/contracts/case-model';
import { issuesOf } from '../issues.js';
import { spokenRelief } from '../relief.js';
import { type Line, type Section, framing, list, part, resting, text } from '../line.js';
import { type Brief, ended, filled } from '../brief.js';

const NAMES: Record<PaperKind, string> = {
  complaint: 'a complaint',
  charge: 'a charging paper',
  answer: 'an answer',
  petition: 'a petition',
  motion: 'a motion',
  brief: 'a brief',
  order: 'an order',
  opinion: 'a court’s opinion',
  transcript: 'a transcript',
  letter: 'a letter',
  form: 'a form',
  agreement: 'an agreement',
  report: 'a report',
  other: 'a paper of another kind',
};

/** Papers that tell of no events: what they are, what is missing, what can be rehearsed from them. Nothing else is written. */
export function noStory(brief: Brief, form: Section['form'] = 'text'): Section {
  const parts = [
    part('There is no story here yet', [
      ...what(brief),
      framing(
        brief.model.papers.length > 1
          ? 'They do not tell enough of what happened to be told to anyone.'
          : 'It does not tell enough of what happened to be told to anyone.',
      ),
      ...missing(brief),
      ...can(brief),
    ]),
    part('Your own words', [filled(brief, 'theme'), filled(brief, 'ask')]),
  ];
  return form === 'list' ? list(parts.flat()) : text(parts);
}

/** Each paper by its kind, in its case. */
function what({ model, read }: Brief): Line[] {
  if (model.papers.length === 0) return [framing('There is no document in this case.')];
  const { client, opponent } = read.sides;
  const own = model.people.find(({ side }) => side === 'ours');
  return [
    ...model.papers
      .slice(0, 4)
      .map(({ kind, document, pages }) =>
        framing(
          model.papers.length === 1
            ? `This document is ${NAMES[kind]}.`
            : `${document.name}, ${pages === 1 ? 'one page' : `${pages} pages`}, is ${NAMES[kind]}.`,
        ),
      ),
    ...(client && opponent && own
      ? [
          resting(`The parties are ${client.said} and ${ended(opponent.said)}`, {
            sources: own.sources.filter(({ field }) => field),
          }),
        ]
      : []),
  ];
}

function missing({ model }: Brief): Line[] {
  const lines = [framing('Missing: who did what to whom, and when.')];
  const codes = new Set(model.gaps.map(({ code }) => code));
  if (codes.has('no-client')) lines.push(framing('Missing: whom you represent.'));
  if (codes.has('no-witness')) lines.push(framing('Missing: anyone who could be asked about it.'));
  if (codes.has('no-relief')) lines.push(framing('Missing: what you ask for.'));
  return lines;
}

function can(brief: Brief): Line[] {
  const procedure =
    brief.scenario !== 'motion-argument' &&
    (spokenRelief(brief).length > 0 || issuesOf(brief, false).length > 0);
  return [
    framing('Add the complaint, a statement or the key facts, and draft again.'),
    ...(procedure ? [framing('What can be practiced from this paper is a motion argument.')] : []),
  ];
}
