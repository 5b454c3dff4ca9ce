import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from '../case-file.js';
import { CASE_TALK, type Forum } from '../conventions.js';
import { wordCount } from '../english/brevity.js';
import { joined, sentence } from '../english/phrases.js';
import { type Line, type Paragraph, type Section, framing, resting, text } from '../line.js';
import { evidenceLines, factLines, issueLines } from '../narrative.js';
import { askLines } from '../wishes.js';
import { strongest } from './motion.js';

const METHOD: Record<'cross' | 'direct' | 'motion' | 'speech', string[]> = {
  cross: [
    'Ask only leading questions, one fact in each, and stop when you have the answer.',
    'Begin with a fact that cannot be denied and end with the one that hurts most.',
    'Do not ask why, and leave the conclusion for closing.',
  ],
  direct: [
    'Ask open questions and let the witness be the one who is heard.',
    'Go in order of time, and slow down where the key facts are.',
    'Do not put the answer into the question; the key points list what each answer should bring out.',
  ],
  motion: [
    'Say what you want in the first half minute, and say why the file supports it in the second.',
    'Expect to be interrupted, answer the question that was asked, and come back to your last point.',
    'Give up what does not matter, so that what you hold stands out.',
  ],
  speech: [
    'Lead with the theme, keep to the order of the facts, and finish on what you ask.',
    'Pause after each fact that you want remembered.',
  ],
};

/** Notes for the advocate: aim, method, strongest ground, support, gaps. */
export function strategy(file: CaseFile, scenario: ScenarioType, forum: Forum): Section {
  const method =
    scenario === 'cross-examination'
      ? 'cross'
      : scenario === 'witness-examination'
        ? 'direct'
        : scenario === 'motion-argument' || scenario === 'appellate-argument'
          ? 'motion'
          : 'speech';
  return text([
    aim(file, forum),
    [...METHOD[method].map(framing), framing(CASE_TALK[file.caseType].approach)],
    ground(file),
    support(file),
    ...(file.times.length > 0
      ? [
          [
            framing('Plan for the time that you have.'),
            ...file.times.map((time) => resting(sentence(`Your note on time: ${time.text}`), time)),
          ],
        ]
      : []),
    setting(forum),
    gaps(file),
  ]);
}

/** Notes point at the relief; they do not recite it. */
const LONG_RELIEF_WORDS = 45;

function aim(file: CaseFile, forum: Forum): Paragraph {
  const issues = issueLines(
    file,
    ['The question at the center is', 'The issue at the center is'],
    ['It is also asked', 'The case also turns on'],
  );
  const asks = askLines(
    file,
    { ...forum, asked: forum.decider === 'jury' ? 'the jury' : forum.asked },
    'we',
  ).map((line) => ({ ...line, text: line.text.replace(/^we\b/, 'We') }));
  if (issues.length + asks.length === 0)
    return [
      framing(
        'Choose the one point that this hearing has to settle, and let every question and every sentence serve it.',
      ),
    ];
  const [first, ...others] = asks;
  const long = asks.reduce((words, { text: ask }) => words + wordCount(ask), 0) > LONG_RELIEF_WORDS;
  return [
    framing(asks.length > 0 ? 'Everything here serves one end.' : 'Keep what is in dispute in view.'),
    ...issues,
    ...(first && long ? [first.sources.every(({ kind }) => kind === 'framing') ? others[0]! : first] : asks),
    ...(long && asks.length > 1
      ? [framing('The rest of the relief is in the file; know which part you would give up first.')]
      : []),
  ];
}

function ground(file: CaseFile): Paragraph {
  const best = strongest(file.facts, 3);
  if (best.length === 0) return [];
  return [
    framing('Your firmest ground is this.'),
    ...factLines(best),
    framing('Know where each of these facts is proved before you rely on it.'),
  ];
}

function support(file: CaseFile): Paragraph {
  const lines: Line[] = evidenceLines(file, 'Have at hand');
  const authorities = file.authorities.slice(0, 3);
  if (authorities.length === 0) return lines;
  const names = joined(authorities.map((authority) => authority.citation.text));
  return [...lines, resting(sentence(`Read again before you stand up: ${names}`), ...authorities)];
}

function setting(forum: Forum): Paragraph {
  const spoken = { jury: 'a jury', judge: 'a judge without a jury', 'appellate bench': 'an appellate bench' }[
    forum.decider
  ];
  return [
    framing(`This draft is written for ${spoken}; change the form of address if you appear before another.`),
  ];
}

function gaps(file: CaseFile): Paragraph {
  const missing = [
    file.client ? '' : 'the name of your client',
    file.opponent ? '' : 'the opposing party',
    file.issues.length > 0 ? '' : 'the legal issues',
    file.asks.length > 0 ? '' : 'the outcome that you want',
    file.evidence.length > 0 ? '' : 'the evidence',
    file.authorities.length > 0 ? '' : 'any authority',
  ].filter((name) => name !== '');
  if (missing.length === 0) return [];
  const last = missing.at(-1)!;
  const names =
    missing.length === 1
      ? last
      : `${missing.slice(0, -1).join(', ')}${missing.length > 2 ? ',' : ''} or ${last}`;
  return [
    framing(
      `Your file does not give ${names}, so this draft says nothing about ${missing.length === 1 ? 'it' : 'them'}.`,
    ),
  ];
}
