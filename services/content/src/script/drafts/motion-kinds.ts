import type { Brief } from '../brief.js';
import { JURISDICTION, KINDS, type MotionKind, SUPPRESSION } from './motion-table.js';
import { GROUNDS } from './suppression-grounds.js';

/** The test of this kind of motion in the court of this case, as far as it is the same in every court of its sort. */
export function usualStandard(brief: Brief, kind: MotionKind | undefined): string[] {
  if (kind === SUPPRESSION) return suppressing(brief);
  return kind ? [...kind.standard, ...(isFederal(brief) ? (kind.federal ?? []) : [])] : [];
}

/** Where the usual test stands, as a note beside the text; the Constitution holds in every court. */
export function usualAuthority(brief: Brief, kind: MotionKind | undefined): string | undefined {
  return kind?.authority && (kind === JURISDICTION || isFederal(brief))
    ? lookedUp(kind.authority)
    : undefined;
}

export const lookedUp = (authority: string): string =>
  `The usual authority, to be looked up for your court before you cite it: ${authority}.`;

/** Who must show what depends on how the thing was got; what the papers do not settle is asked. */
function suppressing({ read }: Brief): string[] {
  const arguing = new Set(
    read.papers
      .filter(({ kind }) => kind === 'motion' || kind === 'brief')
      .map(({ document }) => document.name),
  );
  const argued = read.sentences.filter(({ document }) => arguing.has(document.name));
  const told = argued.length > 0 ? argued : read.sentences;
  const times = (words: RegExp): number => told.filter(({ text }) => words.test(text)).length;
  // What the papers argue most is what the motion is about.
  const [ground] = GROUNDS.filter(({ standard, raises }) => standard.length > 0 && times(raises) > 0).sort(
    (a, b) => times(b.facts) - times(a.facts),
  );
  return ground?.standard ?? [];
}

export const isFederal = ({ read }: Brief): boolean =>
  read.details.jurisdiction === 'federal' ||
  read.papers.some(({ document }) =>
    /\bUNITED STATES (?:DISTRICT|BANKRUPTCY) COURT\b/i.test(document.pages[0]?.text.slice(0, 1500) ?? ''),
  );

export function kindOf({ read, model }: Brief): MotionKind | undefined {
  const about = `${read.details.desiredOutcome ?? ''}\n${read.details.legalIssues ?? ''}\n${model.papers.map(({ document }) => document.name).join('\n')}\n${read.sentences
    .slice(0, 14)
    .map(({ text }) => text)
    .join('\n')}`;
  const every = KINDS.filter(({ found }) => found.test(about));
  // A dismissal for want of jurisdiction does not turn on what the complaint says.
  const named = every.includes(JURISDICTION)
    ? every.filter((kind) => kind === JURISDICTION || !kind.found.test('motion to dismiss'))
    : every;
  if (named.length <= 1) return named[0];
  // A paper that speaks of several motions: the one that is asked for, or none.
  const asked = named.filter(({ found }) => found.test(titled(read)));
  if (asked.length === 1) return asked[0];
  const shouted = named.filter(({ found }) => found.test(shoutedIn(read)));
  return shouted.length === 1 ? shouted[0] : undefined;
}

/** What is asked for, and the head of the first page. */
const titled = ({ details, papers }: Brief['read']): string =>
  `${details.desiredOutcome ?? ''}\n${shoutedIn({ papers })}`;
const shoutedIn = ({ papers }: Pick<Brief['read'], 'papers'>): string =>
  papers[0]?.document.pages[0]?.text
    .split('\n')
    .filter((line) => line === line.toUpperCase())
    .join('\n') ?? '';
