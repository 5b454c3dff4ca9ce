import { answersOf } from './drafts/direct.js';
import { standsByRule } from './frame.js';
import { type Line, type Section, linesOf } from './line.js';

/** More are no points to keep in mind. */
const MOST = 8;
const LEANS = /^(?:(?:And|But|So|Then|Yet),? )?(?:he|she|it|they|him|her|his|their|this|that|those|these)\b/i;
/** Lists of the rules that hold whoever drafts. */
const KEPT: ReadonlySet<string> = new Set(['Not yet shown by the papers', 'Questions to expect']);

/**
 * What to remember of a section that a model wrote: one sentence of each of its parts, of a direct examination what each question
 * should bring; with the place for the theme and the lists that the rules made.
 */
export function pointsOfModel(section: Section, rules: Section, isDirect: boolean): Section {
  const open = linesOf(rules).filter(({ sources }) => sources.some(({ kind }) => kind === 'slot'));
  const own = isDirect ? answersOf(linesOf(section)) : oneOfEach(section);
  return {
    form: 'list',
    lines: [
      ...open.slice(0, 1),
      ...own.map(({ text, sources }) => ({ text, sources })),
      ...keptOf(linesOf(rules)),
    ],
  };
}

function oneOfEach(section: Section): Line[] {
  const parts: { title: string; lines: Line[] }[] = [];
  for (const line of linesOf(section)) {
    if (line.part || parts.length === 0) parts.push({ title: line.part?.title ?? '', lines: [] });
    parts.at(-1)!.lines.push(line);
  }
  const told = parts.filter(({ title }) => !standsByRule(title));
  const isCross = section.form === 'list';
  return told
    .flatMap(({ lines }) => (isCross ? lines.at(-1) : lines.find(stands)) ?? [])
    .filter(({ sources }) => sources.some(({ kind }) => kind === 'pdf' || kind === 'case-field'))
    .slice(0, MOST);
}

const stands = ({ text, sources }: Line): boolean =>
  !LEANS.test(text) && sources.some(({ kind }) => kind === 'pdf' || kind === 'case-field');

function keptOf(lines: readonly Line[]): Line[] {
  let keeps = false;
  return lines.filter(({ part }) => {
    if (part) keeps = KEPT.has(part.title);
    return keeps;
  });
}
