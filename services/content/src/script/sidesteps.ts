import { answerSaid, isPut, withoutLead } from './conceded.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';
import { QUOTATIONS } from './english/quotes.js';

/** He lets it stand, if grudgingly, or says how many or when. */
const GRANTS =
  /^(?:Okay\. |Well, |Oh, )?(?:(?:I|It|He|She|They|That|There)(?:['’]ll| might| may| could(?! not\b))\b|If (?:it|that)['’]?s? |I(?:['’]ll| will) take\b|(?:That|Those|They)(?:['’](?:s|re)| is| are) (?:my|mine|his|her|what (?:it|I|he|she) (?:says|said|wrote))\b|(?:Something|Around|About|Roughly|Probably|Sounds|Looks|It (?:looks|sounds|says)) |Nobody\b|No one\b|Never\b|Not once\b|I (?:still )?(?:haven['’]t|have not|didn['’]t|did not)\b|I (?:heard|see|guess|suppose|understood|signed|wrote|agree|was there|don['’]t (?:know|recall|remember|dispute)|do not (?:know|recall|remember|dispute)|can['’]t|cannot|couldn['’]t|would(?:n['’]t| not) dispute)\b|\d|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Once|Twice|A few|Some)\b|(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)\p{L}*\.? \d)/iu;
/** He takes back, or sets against it, what he grants. */
const BUT = /\b(?:though|but|otherwise|anyway|in theory|(?:he|she|they) also)\b/i;
/** Words of an answer that is short enough to be one. */
const SHORT = 5;

/**
 * "You called it viral?" "The alert stops you from opening the chart.": whoever is asked whether something is so and answers with
 * something else makes his excuse, and it is not read out for us.
 */
export function sidesteps(asked: string, answered: string): boolean {
  // "How many existed on March 29?" "In the tank or on the vine?"
  if (/[?]$/.test(answered.trim())) return true;
  const said = answerSaid(answered) ?? (/, (?:yes|correct|right)[.]?$/i.test(answered) ? 'yes' : undefined);
  const words = answered.replace(QUOTATIONS, '“words”');
  if (said === undefined && BUT.test(words)) return true;
  if (said !== undefined || !asksWhether(asked)) return false;
  if (countWords(answered) <= SHORT && finiteAt(tagged(answered)) < 0) return false;
  const [own, put] = [stemsOf(answered), stemsOf(asked)];
  if (own.size > 0 && sharedStems(own, put) === own.size) return false;
  return !GRANTS.test(words);
}

/** Is a yes or a no what is asked for? */
const asksWhether = (question: string): boolean => {
  const last = withoutLead(splitUnits(question).at(-1)?.text.trim() ?? question);
  // "When you wrote it no lab had been drawn." is put, and asks for no hour.
  return isPut(question) || !ASKS_WHAT.test(last) || (/^(?:When|Where)\b/.test(last) && !last.endsWith('?'));
};
const ASKS_WHAT =
  /^(?:[^,?]{2,50}, )?(?:who|whom|whose|what|when|where|why|how|which|read|tell|describe|explain|look|(?:can|could|would) you (?:count|read|tell|describe|list|name))\b/i;
