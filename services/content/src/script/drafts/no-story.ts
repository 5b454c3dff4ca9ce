import type { PaperKind } from '@lectern/contracts/case-model';
import { issuesOf } from '../issues.js';
import { chargeIn } from '../spoken-cites.js';
import { spokenRelief } from '../relief.js';
import { type Line, type Paragraph, type Section, framing, list, part, resting, text } from '../line.js';
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
export function noStory(brief: Brief, form: Section['form'] = 'text', ordered: Paragraph = []): Section {
  const parts = [
    ordered,
    part('There is no story here yet', [
      ...what(brief),
      framing(
        brief.model.papers.length > 1
          ? 'Not enough of what happened was found in them to tell it to anyone.'
          : 'Not enough of what happened was found in it to tell it to anyone.',
      ),
      ...missing(brief),
      ...can(brief),
    ]),
    part('Your own words', [filled(brief, 'theme'), filled(brief, 'ask')]),
  ];
  return form === 'list' ? list(parts.flat()) : text(parts);
}

/** Each paper by its kind, in its case. */
export function what(brief: Brief): Line[] {
  const { model, read } = brief;
  if (model.papers.length === 0) return [framing('There is no document in this case.')];
  const { client, opponent } = read.sides;
  const own = model.people.find(({ side }) => side === 'ours');
  return [
    ...model.papers
      // A hearing is a paper of each of its witnesses.
      .filter(({ document }, at, all) => all.findIndex((one) => one.document.name === document.name) === at)
      .slice(0, 4)
      .map(({ kind, document, pages }, _, all) => {
        const is = `is ${nameOf(brief, document.name, kind)}.`;
        const parts = model.papers.filter((one) => one.document.name === document.name).length;
        const long = parts > 1 ? '' : `, ${pages === 1 ? 'one page' : `${pages} pages`},`;
        return framing(all.length === 1 ? `This document ${is}` : `${document.name}${long} ${is}`);
      }),
    ...(client && opponent && own
      ? [
          resting(`You appear for ${client.said}, and the other side is ${ended(opponent.said)}`, {
            sources: own.sources.filter(({ field }) => field),
          }),
        ]
      : []),
  ];
}

/** A word of the page is not its title: a letter about a motion is none, and nobody is charged in a civil case. */
function nameOf({ read }: Brief, name: string, kind: PaperKind): string {
  const own = read.papers.find(({ document }) => document.name === name);
  const lines = own?.document.pages[0]?.text.split('\n');
  const titled = lines?.some((line) => line.split(/\s{2,}/).some((cell) => TITLED.test(cell.trim())));
  const unsure = (kind === 'motion' && !titled) || (kind === 'charge' && !read.sides.criminal);
  if (unsure) return NAMES.other;
  const head = HEADED.has(kind) && lines ? headingIn(lines) : undefined;
  if (head) return `${kind === 'other' ? 'a paper' : NAMES[kind]} headed “${head}”`;
  const charge = kind === 'charge' && own ? chargeIn(own.document) : undefined;
  return charge?.replace(/^the (?=[aei])/, 'an ').replace(/^the /, 'a ') ?? NAMES[kind];
}
const HEADED: ReadonlySet<PaperKind> = new Set<PaperKind>(['form', 'order', 'letter', 'report', 'other']);
const HEADING =
  /^(?=.*\b(?:NOTICE|STATEMENT|SHEET|RECEIPT|ORDER|SUMMONS|FORM|CERTIFICATE|SUBPOENA|SCHEDULE|INVOICE|REPORT|CALENDAR|DOCKET|STIPULATION)\b)[^a-z]{6,70}$/;
const SMALL = /^(?:of|the|and|to|for|in|on|a|an|by|with|at|or|as)$/;
/** The paper's own heading, with the capitals of a title. */
function headingIn(lines: readonly string[]): string | undefined {
  const own = lines
    .slice(0, 40)
    .flatMap((line) => line.split(/\s{3,}|\s[)|:§]\s/))
    .map((cell) => cell.trim())
    .find((cell) => HEADING.test(cell));
  return own
    ?.toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number) =>
      at > 0 && SMALL.test(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
    .replace(/[\s:.-]+$/, '');
}
const TITLED =
  /^[^a-z]{0,90}\bMOTION\b[^a-z]{0,60}$|^(?:\S+ ){0,8}Motion (?:for|to|in|and|of)\b(?: \S+){0,8}$/;

function missing({ model }: Brief): Line[] {
  const lines = [framing('Not found: who did what to whom, and when.')];
  const codes = new Set(model.gaps.map(({ code }) => code));
  if (codes.has('no-client')) lines.push(framing('Missing: whom you represent.'));
  if (codes.has('no-witness')) lines.push(framing('Not found: anyone who could be asked about it.'));
  if (codes.has('no-relief')) lines.push(framing('Missing: what you ask for.'));
  return lines;
}

function can(brief: Brief): Line[] {
  const appeal = /^(?:appellate|supreme)$/.test(brief.read.details.jurisdiction ?? '');
  const wanted = appeal ? 'appellate-argument' : 'motion-argument';
  const procedure =
    brief.scenario !== wanted &&
    (issuesOf(brief, true).length > 0 || (!appeal && spokenRelief(brief).length > 0));
  return [
    framing(
      brief.model.papers.some(({ kind }) => /^(?:complaint|charge|petition)$/.test(kind))
        ? 'Add a statement, a deposition or the key facts, and draft again.'
        : 'Add the complaint, a statement or the key facts, and draft again.',
    ),
    ...(procedure
      ? [
          framing(
            `What can be practiced from this paper is ${appeal ? 'an appellate argument' : 'a motion argument'}.`,
          ),
        ]
      : []),
  ];
}
