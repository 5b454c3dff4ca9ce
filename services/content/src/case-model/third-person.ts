import { escaped } from '@lectern/legal-text/escaped';
import { byFirstName } from './genders.js';
import { surname } from './sides.js';
import { tagged } from '../script/english/tagged.js';
import type { FileSentence } from './file-sentences.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/** "I saw it myself", and not "I hurt myself". */
const STRESSED =
  /(?<!\b(?:hurt|cut|burn(?:ed|t)?|injured?|introduced?|identif(?:y|ied)|defend(?:ed)?|protect(?:ed)?|ask(?:ed)?|tell|told|kill(?:ed)?|caught|call(?:ed)?|found|brace[d]?|pull(?:ed)?|push(?:ed)?|dragged|threw|let|excused?|blamed?|support(?:ed)?|for|to|with|about|of|on|at|from|in|between|behind|beside|and)) myself\b/g;

/** "I always do": what the speaker does still. */
const PRESENT =
  /(?<!\b(?:did|do|does|could|would|should|can|will|might|must|may|let|had|have) )\bI ((?:always|usually|normally|still|also|never|often|sometimes|generally|typically|now) )?(\p{Ll}{2,})\b(?!['’])/gu;
const SAME_IN_PAST =
  /^(?:put|cut|let|set|read|hit|shut|hurt|quit|cost|spread|beat|lay|found|cast|split|burst|bid)$/;
function thirdPerson(verb: string): string | undefined {
  if (verb === 'have') return 'has';
  if (SAME_IN_PAST.test(verb) || !isBase(verb)) return undefined;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
/** A verb in its plain form: "I work", neither "I worked" nor "I left". */
const isBase = (verb: string): boolean => {
  const tags = tagged(`I ${verb} it.`)[1]?.tags;
  return tags !== undefined && tags.has('PresentTense') && !tags.has('Modal') && !tags.has('Auxiliary');
};

/** "I heard him say I'll finish it.": words of somebody else, which the paper does not mark as such. */
const UNMARKED =
  /\b((?:(?:[Hh]im|[Hh]er|them|\p{Lu}\p{L}+) (?:say|yell|shout|scream)|(?:[Hh]e|[Ss]he|they) (?:(?:was|were|kept) )?(?:said|says|saying|yell(?:ed|ing)|shout(?:ed|ing)|scream(?:ed|ing))))(?:,|:)? (I(?:['’](?:ll|m|d|ve)| am| will| have)\b[^.,;“”"]{2,80})(?=[.,;]|$)/gu;

/** "Raff slapped it off and said pick it up.": what somebody is told to do, which the paper does not mark as said. */
const UNMARKED_ORDER =
  /\b((?:said|says|saying|yell(?:ed|s|ing)|shout(?:ed|s|ing)|scream(?:ed|s|ing)),? )((?:pick|leave|knock|get|stop|give|come|go|put|let|take|call|move|back|shut|drop|hold|wait|look|watch|sit|stay|don['’]?t|do not|please)\b(?! (?:was|were|is|are|had|has|volume|time|pressure))(?! [^.,;“”"]*\b(?:was|were|had|is|are)\b)[^.,;“”"]{2,60})(?=[.,;]|$)/giu;
/** "I told her" as somebody else tells it. What stands between quotation marks stays. */
export function asThirdPerson({ text: given }: Pick<FileSentence, 'text'>, speaker: string): string {
  const text = given
    .replace(UNMARKED, '$1 “$2”')
    .replace(UNMARKED_ORDER, '$1“$2”')
    // "I dont know": as statements by hand have it.
    .replace(/\b([Dd](?:o|oes|id)|[Ww]as|[Ww]ere|[Cc]ould|[Ww]ould|[Hh]a[ds])nt\b/g, "$1n't")
    // "I have been the affiant in eleven warrants": what he was, and not his name.
    .replace(
      /(?<!\b(?:been|was|am|is|as|an) )(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant\b(?!['’])/g,
      speaker,
    )
    .replace(/(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant['’]s\b/g, `${speaker}'s`);
  // "I am an agent and have been so employed": the second verb is the speaker's, too.
  const first = /^I\b/.test(text)
    ? text.replace(
        /(?<=, and|\band) (have|am|do)\b(?! [^.“"]{0,40}\b(?:we|they|you)\b)/,
        (_, verb: string) => ({ have: ' has', am: ' is', do: ' does' })[verb]!,
      )
    : text;
  const told = first
    .split(/([“"][^”"]*[”"])/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/\bI(?: a|['’])m\b/g, `${speaker} is`)
            .replace(/\bI['’]ve\b/g, `${speaker} has`)
            .replace(
              /\bI['’]d ((?:not |never |already |just )?)(?=(?:been|had|\p{Ll}+(?:ed|en|wn))\b)/gu,
              `${speaker} had $1`,
            )
            .replace(/\bI['’]d\b/g, `${speaker} would`)
            .replace(/\bI['’]ll\b/g, `${speaker} will`)
            .replace(/\bI don['’]t\b/g, `${speaker} doesn't`)
            .replace(/\bI haven['’]t\b/g, `${speaker} hasn't`)
            .replace(/\bI have\b/g, `${speaker} has`)
            .replace(PRESENT, (all, adverb: string | undefined, verb: string) => {
              const form = thirdPerson(verb);
              return form === undefined ? all : `${speaker} ${adverb ?? ''}${form}`;
            })
            .replace(/\bby myself\b/g, 'alone')
            .replace(STRESSED, '')
            .replace(/\b[Mm]yself\b/g, `${speaker}${HIMSELF}`)
            .replace(/\b[Mm]y\b/g, `${speaker}'s`)
            .replace(/\bI\b/g, speaker)
            .replace(/\bme\b/g, `${speaker}${HIM}`),
    )
    .join('');
  return takenUp(told, speaker)
    .replaceAll(`${surname(speaker)}${HIMSELF}`, 'myself')
    .replaceAll(HIM, '');
}

/** Marks of how the speaker stood in his own sentence. */
const HIMSELF = '\uE001';
const HIM = '\uE002';
const PRONOUNS = { he: ['he', 'his', 'him', 'himself'], she: ['she', 'her', 'her', 'herself'] } as const;
const SOMEBODY =
  /\b(?:he|she|him|his|her|hers|himself|herself|Mr|Mrs|Ms|Dr|man|woman|boy|girl|husband|wife|mother|father|sister|brother|son|daughter)\b/;

/** Named once in his sentence, the speaker is "she" in the rest of it, where his first name tells and nobody else is meant. */
function takenUp(told: string, speaker: string): string {
  const gender = byFirstName(speaker);
  const at = told.indexOf(speaker);
  if (at < 0) return told;
  // "Reed waved but Reed did not see" is one who did both.
  if (at === 0 && !gender)
    told = told.replaceAll(new RegExp(`(?<= (?:and|but)) ${escaped(speaker)}(?= \\p{Ll}+)`, 'gu'), '');
  const head = told.slice(0, at + speaker.length);
  const rest = told.slice(at + speaker.length);
  if (!gender || SOMEBODY.test(told.replace(QUOTATIONS, '')))
    return head + rest.replaceAll(speaker, surname(speaker));
  const [subject, own, object, reflexive] = PRONOUNS[gender];
  return (
    head.replaceAll(`${speaker}${HIMSELF}`, speaker) +
    rest
      .replaceAll(`${speaker}${HIMSELF}`, reflexive)
      .replaceAll(`${speaker}${HIM}`, object)
      .replaceAll(`${speaker}'s`, own)
      .replaceAll(speaker, subject)
  );
}
