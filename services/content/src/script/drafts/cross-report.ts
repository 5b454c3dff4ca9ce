import type { ModelPerson } from '@lectern/contracts/case-model';
import { surname } from '../../case-model/sides.js';
import type { Brief } from '../brief.js';
import { isoOf } from '../iso-day.js';
import { type Line, part, resting } from '../line.js';
import type { OwnWords } from '../own-paper.js';
import { questionsOf } from '../questions-of.js';
import { circumstancesOf } from '../circumstances.js';
import { isReport, limitsOf } from '../report-limits.js';
import { retold } from '../retold-reports.js';
import { spokenDay } from '../spoken-day.js';
import { toldOf } from '../told-of.js';

/** Chapters on the report or affidavit of an adverse witness, the strongest for the end. */
export interface ReportChapters {
  limits: Line[];
  impeachment: Line[];
  /** What of the witness's words is in no such paper. */
  rest: OwnWords[];
}

const MOST_IN_CHAPTER = 9;
const FEWEST = 2;
const MOST_OPENING = 4;

/** What a report leaves undone, lacks and has from others, and what its writer told otherwise in the next one. */
export function reportChapters(
  brief: Brief,
  witness: ModelPerson,
  words: readonly OwnWords[],
): ReportChapters {
  const of = isReport(brief, witness);
  const reports = words.filter(of);
  const held = circumstancesOf(brief, reports);
  const taken = new Set([...held.setting, ...held.state].map(({ fact }) => fact.text));
  const { opens, undone, lacks, sources } = limitsOf(
    brief,
    witness,
    reports.filter(({ fact }) => !taken.has(fact.text)),
  );
  const name = surname(witness.name);
  const [first] = [...held.setting, ...held.state, ...lacks, ...undone, ...sources, ...opens];
  return {
    limits: [
      ...(first
        ? part(
            titleOf(first),
            [...made(first), ...(taken.size > 0 ? [] : opens.slice(0, MOST_OPENING).flatMap(asking))],
            `Commit ${name} to what was written, and when.`,
          )
        : []),
      ...interview('How the interview was held', held.setting, 'Show where and how it was held.'),
      ...interview('What was asked for', held.state, 'Show in what state the answers were given.'),
      ...chapter('What is missing', lacks, name),
      ...chapter(`What ${name} did not do`, undone, name),
      ...chapter(`Whom ${name} relied on`, sources, name),
    ],
    impeachment: part(
      'Two reports',
      retold(reports).flatMap(({ earlier, later, omitted }) => [
        ...made(earlier),
        ...(omitted ? [] : [read(earlier)]),
        ...made(later),
        read(later),
        ...(omitted
          ? [
              {
                ...resting('You did not put that in your first report, correct?', omitted.fact),
                reworded: true,
              },
            ]
          : []),
      ]),
      `Show that ${name} wrote it two ways.`,
    ),
    rest: words.filter((one) => !of(one)),
  };
}

function chapter(title: string, some: readonly OwnWords[], name: string): Line[] {
  const lines = some.flatMap(asking).slice(0, MOST_IN_CHAPTER);
  const [told] = some.flatMap(({ text }) => toldOf(text, name) ?? []);
  return lines.length >= FEWEST
    ? part(title, lines, told ? `Show that ${told}, and what else is wanting.` : 'Show what is wanting.')
    : lines;
}

/** The circumstances of an interview, which only the one who led it can tell. */
function interview(title: string, some: readonly OwnWords[], goal: string): Line[] {
  const lines = some.flatMap(asking).slice(0, MOST_OF_INTERVIEW);
  return lines.length >= FEWEST ? part(title, lines, goal) : lines;
}
const MOST_OF_INTERVIEW = 14;

const asking = (one: OwnWords): Line[] =>
  questionsOf(one).map((text) => ({ ...resting(text, one.fact), reworded: true }));

const titleOf = ({ paper }: OwnWords): string => {
  const own = paper.name.replace(/^an? /, '');
  return `The ${own}`;
};

/** How the paper came to be. */
function made({ paper }: OwnWords): Line[] {
  const verb = paper.kind === 'declaration' ? 'swore to' : 'wrote';
  const when = paper.day ? ` on ${spokenDay(isoOf(paper.day))}` : '';
  return [{ ...resting(`You ${verb} ${paper.name}${when}, correct?`, paper.title), reworded: true }];
}

const read = ({ words, fact }: OwnWords): Line => ({
  ...resting(`You wrote: “${words.replace(/["“”]/g, '’').replace(/[.]$/, '')}”, correct?`, fact),
  reworded: true,
});
