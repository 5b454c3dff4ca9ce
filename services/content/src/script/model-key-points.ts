import { answersOf } from './drafts/direct.js';
import { standsByRule } from './frame.js';
import { type Line, type Paragraph, type Section, linesOf } from './line.js';

/** More are no points to keep in mind. */
const MOST = 8;
const LEANS = /^(?:(?:And|But|So|Then|Yet),? )?(?:he|she|it|they|him|her|his|their|this|that|those|these)\b/i;
/** Lists of the rules that hold whoever drafts. */
const KEPT: ReadonlySet<string> = new Set(['Not yet shown by the papers', 'Questions to expect']);

/**
 * What to remember of a section that a model wrote: one sentence of each of its paragraphs or chapters, of a direct examination what each question
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

/** Of a speech one of each paragraph between its frame, of a cross the last and strongest of each chapter. */
function oneOfEach(section: Section): Line[] {
  const found =
    section.form === 'list'
      ? chaptersOf(section.lines).flatMap((lines) => lines.at(-1) ?? [])
      : told(section.paragraphs).flatMap((lines) => lines.find(stands) ?? []);
  return found.filter(rests).slice(0, MOST);
}

const chaptersOf = (lines: readonly Line[]): Line[][] =>
  lines.reduce<Line[][]>((chapters, line) => {
    if (line.part || chapters.length === 0) return [...chapters, [line]];
    chapters.at(-1)!.push(line);
    return chapters;
  }, []);

function told(paragraphs: readonly Paragraph[]): Paragraph[] {
  let title = '';
  return paragraphs.filter(([first]) => {
    title = first?.part?.title ?? title;
    return !standsByRule(title);
  });
}

const rests = ({ sources }: Line): boolean =>
  sources.some(({ kind }) => kind === 'pdf' || kind === 'case-field');
const stands = (line: Line): boolean => !LEANS.test(line.text) && rests(line);

function keptOf(lines: readonly Line[]): Line[] {
  let keeps = false;
  return lines.filter(({ part }) => {
    if (part) keeps = KEPT.has(part.title);
    return keeps;
  });
}
