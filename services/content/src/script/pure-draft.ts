import type { DraftNote } from '@lectern/contracts/draft-engine';
import type { ContentType } from '@lectern/contracts/scenarios';
import { readCase } from '../case-model/build.js';
import { surname, tellsInsurance } from '../case-model/sides.js';
import { corrected } from '../case-model/corrections.js';
import { authoritiesOf, citationIndexes } from './authorities.js';
import { isOfTrial } from './at-trial.js';
import { type Brief, briefOf, hasStory } from './brief.js';
import { type Drafts, usualMinutes } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { type Line, type Section, linesOf, withPart, withoutEmptyLeads } from './line.js';
import { type LintContext, faultsOf } from './lint.js';

const USUAL_PACE = 140;

/** The case as read and corrected, ready for one scenario. Pure; takes most of the time of a draft. */
export function briefFor(request: DraftRequest): Brief {
  const { caseDetails, documents, scenario, target, witness } = request;
  const pages = documents.flatMap((document) => document.pages.map((page) => ({ ...page, document })));
  const read = corrected(readCase(caseDetails, documents), request.corrections);
  const words = Math.round(
    target ? target.minutes * target.wordsPerMinute : usualMinutes(scenario) * USUAL_PACE,
  );
  const authorities = authoritiesOf(caseDetails, pages, citationIndexes(caseDetails, pages));
  return briefOf(read, { scenario, authorities, words, witness });
}

/** Whatever the read-aloud check stops is not published. */
export function readable(drafts: Drafts, brief: Brief): Drafts {
  const clean = (type: ContentType, section: Section): Section => {
    const context = contextOf(type, brief);
    const keep = (line: Line): boolean => faultsOf(line, context).length === 0 && !isKeptOut(line, brief);
    return section.form === 'list'
      ? { ...section, lines: withPart(section.lines, withoutLoose(section.lines, keep)) }
      : {
          ...section,
          paragraphs: withoutEmptyLeads(
            section.paragraphs.map((lines) =>
              withPart(
                lines,
                lines.filter((line, at) => keep(line) && !goesOnAlone(lines, at, keep)),
              ),
            ),
            section.paragraphs,
          ).filter((lines) => lines.length > 0),
        };
  };
  return Object.fromEntries(
    (Object.entries(drafts) as [ContentType, Section][]).map(([type, section]) => [
      type,
      clean(type, section),
    ]),
  );
}

/** What the court kept out is not said at the trial, in whatever words. */
const isKeptOut = ({ text, sources }: Line, { read, scenario }: Brief): boolean =>
  isOfTrial(scenario) &&
  !sources.some(({ kind }) => kind === 'case-field' || kind === 'attorney') &&
  sources.some(
    (source) =>
      source.kind === 'pdf' &&
      (read.keptOut.privileged.includes(source.document ?? '') ||
        read.keptOut.holds(text) ||
        read.keptOut.holds(source.quote)),
  );

/** "Orne went on: “...”" goes with what he began with. */
function goesOnAlone(lines: readonly Line[], at: number, keep: (line: Line) => boolean): boolean {
  let back = at;
  while (back > 0 && GOES_ON.test(lines[back]!.text)) back -= 1;
  return back < at && !keep(lines[back]!);
}
const GOES_ON = /^(?:[^“”]{2,60} went on|The next words were|And|And then): “/u;

/** "That was on May 4" goes with the question that it dates. */
const withoutLoose = (lines: readonly Line[], keep: (line: Line) => boolean): Line[] =>
  lines
    .filter(
      (line, at) =>
        keep(line) &&
        !(/^That was (?:on|in|at|when|before|after) /.test(line.text) && at > 0 && !keep(lines[at - 1]!)),
    )
    .filter((line, at, kept) => !(TURNS.test(line.text) && (kept[at + 1]?.part || !kept[at + 1])));

/** "Let me turn to May 4" leads to a question, or to nothing. */
const TURNS = /^Let me (?:take you|turn) to /;

/** Who is tried, in a criminal case, by surnames. */
function accusedIn({ read }: Brief): string[] {
  const { criminal, side, client, opponent } = read.sides;
  const accused = side === 'claiming' ? opponent : client;
  return criminal && accused
    ? accused.said
        .split(/,? and |, /)
        .filter((name) => name !== 'others')
        .map(surname)
    : [];
}

export function contextOf(type: ContentType, brief: Brief): LintContext {
  const { scenario, forum, read } = brief;
  const notes = type === 'strategy_notes' || type === 'evidence_summary' || type === 'key_points';
  const untold = type === 'cross_examination_questions' && !hasStory(brief) && !brief.witness;
  const examination = scenario === 'witness-examination' ? 'direct' : 'cross';
  return {
    type,
    form:
      notes || untold
        ? 'notes'
        : type === 'cross_examination_questions'
          ? examination
          : scenario === 'jury-selection' && type === 'opening_statement'
            ? 'panel'
            : 'speech',
    jury: forum.decider === 'jury' && type !== 'motion_argument',
    opening:
      type === 'opening_statement' && (scenario === 'opening-statement' || scenario === 'quick-practice'),
    client: read.sides.client?.short,
    accused: accusedIn(brief),
    insures: tellsInsurance(read.sides),
    parties: [read.sides.client, read.sides.opponent].flatMap((party) =>
      party ? [party.said, party.short] : [],
    ),
  };
}

/** How long the main text is at the speaker's pace, beside what was asked for. */
export function lengthNote(drafts: Drafts, target: DraftRequest['target']): DraftNote[] {
  const [main] = Object.values(drafts);
  if (!target || !main) return [];
  const words = linesOf(main).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const { minutes, wordsPerMinute } = target;
  const seconds = Math.round((words / wordsPerMinute) * 60);
  const full = seconds >= minutes * 48;
  return [{ code: 'length', seconds, minutes, wordsPerMinute, full }];
}
