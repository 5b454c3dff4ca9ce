import type { ModelPerson } from '@lectern/contracts/case-model';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import type { Brief } from '../brief.js';
import { type Line, framing, part, resting } from '../line.js';
import { writtenBy } from '../written-by.js';

/** How an expert says that it is his opinion (FRE 702). */
const OPINES =
  /\b[Ii]n my (?:\p{L}+ )?opinion\b|\b[Ii]t is my (?:\p{L}+ )?opinion\b|\bmore likely than not\b|\bI (?:conclude|concluded|am of the opinion)\b/u;
const ASSIGNED = /\bI (?:was|have been) (?:retained|engaged|hired|asked)\b/;
const BASIS =
  /\b(?:I|my opinions?|[Tt]hese opinions|[Tt]his opinion) (?:\p{L}+ )?(?:base|based|rest|rests|rely|relied)\b/u;
const CERTAIN = /\breasonable (?:degree of )?(?:[\p{L}]+ ){1,3}(?:certainty|probability)\b/u;

/** Who the expert is: each is asked for where his paper tells it. */
const QUALIFIED: [string, RegExp][] = [
  [
    'What is your education?',
    /\b(?:graduat\w+|degree|master['’]?s|bachelor['’]?s|doctorate|Ph\.D|residency|medical school)/i,
  ],
  ['What licenses do you hold?', /\blicen[sc]\w+/i],
  ['What certifications do you hold?', /\bboard[- ]certif\w+|\bcertified\b/i],
  ['How long have you done this work?', /\byears\b/i],
  [
    'What have you taught or written in your field?',
    /\bI (?:teach|taught|lecture|have published|published|have written)\b/,
  ],
];
/** What the opinion rests on, in the words of what was done. */
const WORKED: [string, RegExp][] = [
  ['What did you review?', /\bI (?:also )?(?:reviewed|read|studied)\b/],
  ['What did you inspect?', /\bI (?:also )?(?:inspected|visited|photographed|examined)\b/],
  ['What did you test or measure?', /\bI (?:also )?(?:tested|measured|calculated|weighed|simulated)\b/],
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * An expert on direct: qualification, tender, task, materials, findings, and only then each opinion with its basis
 * (FRE 702, 703, 705; Mauet, ch. 8). Undefined for a witness whose own paper states no opinion.
 */
export function expertExamination(brief: Brief, witness: ModelPerson): Line[] | undefined {
  const papers = new Set(writtenBy(brief, witness));
  const sentences = brief.read.sentences.filter(({ document }) => papers.has(document));
  const opinions = sentences.filter(({ text }) => OPINES.test(text)).slice(0, ORDINALS.length);
  if (opinions.length === 0) return undefined;
  const first = sentences.findIndex(({ text }) => OPINES.test(text));
  const before = sentences.slice(0, first);
  const where = (pattern: RegExp, among: readonly FileSentence[] = before): FileSentence[] =>
    among.filter(({ text }) => pattern.test(text));
  const work = before.findIndex(({ text }) => WORKED.some(([, pattern]) => pattern.test(text)));
  const career = before.slice(0, work < 0 ? before.length : work);
  const asked = ([question, pattern]: [string, RegExp], among: readonly FileSentence[]): Line[] =>
    questionOn(question, where(pattern, among));
  const found =
    work < 0
      ? []
      : before
          .slice(work)
          .filter(({ text }) => !ASSIGNED.test(text) && !WORKED.some(([, pattern]) => pattern.test(text)));
  return [
    ...part(
      'Qualification',
      [
        resting('Please tell us your name.', witness),
        framing('What is your profession?'),
        ...QUALIFIED.flatMap((one) => asked(one, career)),
        framing(`Your Honor, I offer ${witness.name} as an expert.`),
      ],
      'Training and experience come before any opinion.',
    ),
    ...part(
      'Task and materials',
      [
        ...(questionOn('What were you asked to determine?', where(ASSIGNED)).length > 0
          ? questionOn('What were you asked to determine?', where(ASSIGNED))
          : [framing('What were you asked to do in this case?')]),
        ...WORKED.flatMap((one) => asked(one, before)),
        ...questionOn('What did you find?', found),
      ],
      'What the opinions stand on.',
    ),
    ...part(
      'Opinions',
      [
        framing('What opinions, if any, did you reach?'),
        ...opinions.flatMap((one, at) => [
          ...questionOn(`What is your ${ORDINALS[at]} opinion?`, [one]),
          ...basisOf(`What is the basis of your ${ORDINALS[at]} opinion?`, behind(one, sentences)),
        ]),
        ...basisOf('How certain are you of these opinions?', where(CERTAIN, sentences)),
      ],
      'One opinion at a time, each with its basis.',
    ),
  ];
}

/** The sentences that follow an opinion up to the next one, as far as they say what it rests on. */
function behind(opinion: FileSentence, sentences: readonly FileSentence[]): FileSentence[] {
  const at = sentences.indexOf(opinion);
  const next = sentences.findIndex(({ text }, index) => index > at && OPINES.test(text));
  return sentences
    .slice(at + 1, next < 0 ? sentences.length : next)
    .filter(({ text }) => BASIS.test(text) || !CERTAIN.test(text));
}

const questionOn = (question: string, on: readonly FileSentence[]): Line[] =>
  on.length === 0 ? [] : [{ ...resting(question, { sources: on.map(sourceOf) }), reworded: true }];
/** Asked whether or not the paper tells it: no opinion goes without. */
const basisOf = (question: string, on: readonly FileSentence[]): Line[] => {
  const [line] = questionOn(question, on);
  return [line ?? framing(question)];
};
