import { type Brief, filled } from '../brief.js';
import { type Line, type Section, framing, part, text } from '../line.js';
import { stageOf } from '../stage.js';
import { what } from './no-story.js';

/** An appeal is argued from a ruling. Where the file holds none: what it is, what an appeal needs, and what can be practiced. */
export const noRuling = (brief: Brief): Section =>
  text([
    part('There is no appeal here yet', [
      ...what(brief),
      framing('An appeal is from a ruling, and these papers hold none.'),
      framing('Missing: the order or the judgment, and what it decided.'),
      framing('Missing: the place in the record where the point was raised below.'),
      framing('Missing: the standard under which that ruling is reviewed.'),
      framing('Add the ruling or a brief, and draft again.'),
      framing(`What can be practiced from these papers now is ${practicedFrom(brief)}.`),
    ]),
    part('If you know the ruling, say it', [
      filled(brief, 'point'),
      filled(brief, 'standard'),
      filled(brief, 'worst-fact'),
      filled(brief, 'ask'),
    ]),
  ]);

function practicedFrom({ read }: Brief): string {
  const asked = read.papers.some(({ kind }) =>
    /^(?:complaint|petition|answer|charge|report|motion|brief|form)$/.test(kind),
  );
  return asked ? 'a motion argument, an opening or an examination' : 'an opening or an examination';
}

/** Papers of which no court is asked anything, or no longer. */
export function noMotion(brief: Brief): Section {
  const decided = stageOf(brief) === 'decided';
  return text([
    part('There is no motion here yet', [
      ...what(brief),
      ...(decided ? DECIDED : ASK_NOTHING).map(framing),
      ...(decided ? [] : [framing(testimony(brief))]),
    ]),
    part('If you know what you move for, say it', [
      filled(brief, 'ask'),
      filled(brief, 'standard'),
      filled(brief, 'point'),
      filled(brief, 'worst-fact'),
    ]),
  ]);
}
const DECIDED = [
  'These papers hold a ruling, and no motion.',
  'What can be practiced from them is an appellate argument.',
  'To practice the motion that was ruled on, add it or the brief for it, and draft again.',
];
const ASK_NOTHING = [
  'These papers ask no court for anything.',
  'Missing: the complaint or the charge, and what you ask the court to do.',
  'Add the pleading or the motion, and draft again.',
];

const testimony = ({ read }: Brief): string =>
  read.papers.some(({ kind }) => kind === 'transcript')
    ? 'What can be practiced from testimony is an examination, and summary judgment once the pleadings are here.'
    : 'What can be practiced from these papers now is an opening or an examination.';

/** What any bench asks before it hears of an error. */
export const BEFORE_ANY_APPEAL: readonly Line[] = [
  'Which ruling do you appeal from?',
  'Where did you raise the point below?',
  'Under which standard is that ruling reviewed?',
  'If it was error, what would have come out otherwise?',
].map(framing);
