import type { Token } from './tokens.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const any = (...sets: ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((set) => [...set]));

const DETERMINERS = words('a an the my your our their his its every no');
const SUBJECTS = words('i we they he she');
const PREPOSITIONS = words(
  'of at for with from into about between during against toward among upon in on by through under over',
);
const TO = words('to');
const JOINERS = words('and but or because');
const MODALS = words('will would can could should must may might shall');
const BE = words('is was are were been am');
const HELPERS = words('has have had do does did');
const THAT = words('that this these those');
const IT = words('it you');
const OBJECTS = words('him them me us');
const QUESTIONS = words('what where when why how who which');
const NOT = words('not');
const IF = words('if while as than');

/**
 * Classes that hardly ever stand side by side in a sentence, though by their numbers they would: at most a tenth of what chance puts there,
 * in 65 court papers of 153,000 words.
 */
const SELDOM: readonly (readonly [left: ReadonlySet<string>, right: ReadonlySet<string>])[] = [
  [
    DETERMINERS,
    any(
      DETERMINERS,
      SUBJECTS,
      PREPOSITIONS,
      TO,
      JOINERS,
      MODALS,
      BE,
      HELPERS,
      THAT,
      IT,
      OBJECTS,
      QUESTIONS,
      NOT,
      IF,
    ),
  ],
  [PREPOSITIONS, any(SUBJECTS, PREPOSITIONS, TO, BE, HELPERS, IF)],
  [TO, any(TO, PREPOSITIONS)],
  [SUBJECTS, any(SUBJECTS, DETERMINERS, PREPOSITIONS, TO, THAT, IT, OBJECTS, IF)],
  [MODALS, any(MODALS, TO, THAT, PREPOSITIONS)],
  [BE, MODALS],
];

/** How often words stand side by side that seldom do, and how often they would if the order of the words were chance. */
export function seldomPairs(tokens: readonly Token[]): { found: number; byChance: number } {
  let [found, byChance] = [0, 0];
  for (const [before, after] of SELDOM) {
    let [left, right] = [0, 0];
    tokens.forEach(({ bare, after: mark }, at) => {
      if (after.has(bare)) right++;
      if (!before.has(bare)) return;
      left++;
      const next = tokens[at + 1];
      // The same word twice is a stumble.
      if (next && mark !== 'sentence' && next.bare !== bare && after.has(next.bare)) found++;
    });
    byChance += (left * right) / tokens.length;
  }
  return { found, byChance };
}
