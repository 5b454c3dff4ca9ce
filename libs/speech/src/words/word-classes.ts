/** Small closed classes of English words: enough to tell a verb "like" from a filler "like" by its neighbors. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const SUBJECTS = words('i you we they he she it who people jurors');
export const DETERMINERS = words(
  'a an the this that these those my your his her its our their any some every each no such one',
);
export const OBJECTS = words('me you him her it us them this that these those what how to');
export const BE = words(
  "is was are were be been am 's isn't wasn't aren't weren't it's that's he's she's i'm you're we're they're",
);
export const AUXILIARIES = words(
  "do does did don't doesn't didn't would wouldn't will won't can can't could couldn't should shouldn't may might must to not never also really",
);
/** Verbs and words that take "like" as a preposition. */
export const TAKES_LIKE = words(
  'feel feels felt feeling look looks looked looking sound sounds sounded sounding seem seems seemed taste smell smells smelled act acts acted acting treat treated more much nothing something anything things someone exactly quite unlike ' +
    'stuff men man woman women people case cases witness witnesses person people places place anyone somebody nobody days behave behaved',
);
export const PREPOSITIONS = words(
  'of in on at by for with from to into about between under over through during before after against',
);
export const CONJUNCTIONS = words('and but or because that which who if when while as than');
/** Words that often follow a filler and never what "like" compares with. */
export const INTENSIFIERS = words(
  'really very totally so just literally pretty super completely kinda sorta basically actually',
);
/** Words after which a sentence cannot have ended: a pause there cuts a thought. */
export const OPEN_ENDED = words(
  'a an the this these those my your his her its our their of in on at by for with from to into about between and but or because if when while as than that which who is was are were be been am will would can could should must very not no every each',
);

const HESITATION = /^(?:u+h+m*|u+m+|e+r+m*|a+h+|h+m+|eh)$/u;

/** Is this bare word a sound of hesitation ("um", "uhh", "er"), whatever stands around it? */
export const isHesitation = (bare: string): boolean => HESITATION.test(bare);

const SMALL_CLASSES = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, BE, AUXILIARIES, SUBJECTS];

/** Does this bare word carry meaning of its own? */
export const isContent = (bare: string): boolean => !SMALL_CLASSES.some((words) => words.has(bare));
