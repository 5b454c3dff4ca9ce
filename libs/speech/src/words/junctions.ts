import type { Token } from './tokens.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Only ever before a noun. */
const ARTICLES = words('a an the my your our their');
const SUBJECTS = words('i we they he she');
const PREPOSITIONS = words('of at for with from into to about between during against toward among upon');
/** More of them, that verbs take without an object. */
const PARTICLES = words('in on by through');
const JOINERS = words('and but or because');
const MODALS = words('will would can could should must may might shall');
const FINITE = words('is was are were has had have does did do am');
const QUESTIONS = words('what where when why how who');

type Rule = readonly [left: ReadonlySet<string>, right: ReadonlySet<string>];

/** Words that no English sentence has side by side, whatever stands around them. */
const NEVER_NEIGHBORS: readonly Rule[] = [
  [
    ARTICLES,
    new Set([
      ...ARTICLES,
      ...SUBJECTS,
      ...PREPOSITIONS,
      ...PARTICLES,
      ...JOINERS,
      ...FINITE,
      'that',
      'this',
      'it',
    ]),
  ],
  [PREPOSITIONS, SUBJECTS],
  [SUBJECTS, new Set([...ARTICLES, ...SUBJECTS])],
  [words('very'), new Set([...ARTICLES, ...PREPOSITIONS])],
  [MODALS, new Set([...MODALS, 'is', 'was', 'were', 'has', 'had', 'am'])],
  [JOINERS, JOINERS],
  [words('him them me us'), words('him them me us')],
  [QUESTIONS, words('where why')],
];
/** Pairs that the classes forbid and people say. */
const SAID = new Set(['and because', 'but because', 'or because']);

/** Can a word never stand before another in one sentence ("to the he")? A sentence may have ended between them. */
export const cannotMeet = (left: Token, right: Token): boolean =>
  left.after !== 'sentence' &&
  left.bare !== right.bare &&
  !SAID.has(`${left.bare} ${right.bare}`) &&
  NEVER_NEIGHBORS.some(([before, after]) => before.has(left.bare) && after.has(right.bare));

/** Subjects, and verbs that need another one: "he was, he went". */
export const isSubject = ({ bare }: Token): boolean => SUBJECTS.has(bare) || bare === 'you' || bare === 'it';
export const isAuxiliary = ({ bare }: Token): boolean => MODALS.has(bare) || FINITE.has(bare);
