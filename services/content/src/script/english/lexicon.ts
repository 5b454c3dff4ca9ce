import nlp from 'compromise/two';

/** The words that compromise knows without looking at a sentence, with their part of speech. */
const LEXICON = (nlp.world() as { model: { one: { lexicon: Record<string, string | string[]> } } }).model.one
  .lexicon;
const NAMES =
  /^(?:FirstName|LastName|MaleName|FemaleName|Person|Place|City|Country|Region|ProperNoun|Organization|WeekDay|Month|Company|SportsTeam|Demonym|Currency)$/;

/** Is it known as a name, as a word of the language, or not at all? `word` is in small letters. */
export function knownAs(word: string): 'name' | 'word' | undefined {
  if (!Object.hasOwn(LEXICON, word)) return undefined;
  const own = LEXICON[word]!;
  return (Array.isArray(own) ? own : [own]).some((tag) => NAMES.test(tag)) ? 'name' : 'word';
}

const NO_NOUN =
  /Tense|Verb|Infinitive|Gerund|Participle|Auxiliary|Copula|Preposition|Pronoun|Determiner|Conjunction|Negative|Adverb/;

/** "YELL, CAME" is no name of a row: may the second word be one's first name? `word` is in small letters. */
export function mayBeFirstName(word: string): boolean {
  if (!Object.hasOwn(LEXICON, word)) return true;
  const own = LEXICON[word]!;
  return !(Array.isArray(own) ? own : [own]).every((tag) => NO_NOUN.test(tag));
}
