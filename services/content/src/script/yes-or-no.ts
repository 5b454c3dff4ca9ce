import { statementOf, whether } from '../case-model/exchange-statement.js';
import { capital } from './english/clauses.js';
import { IRREGULAR_PAST } from './english/words.js';

/** "Got up about seven", asked of "you": who answers is who did it. */
export const withSubject = (unit: string, question: string): string => {
  const [, verb] = /^(\p{Lu}\p{Ll}+) (?!(?:by|of)\b)\p{L}/u.exec(unit) ?? [];
  return verb &&
    /\byou\b/i.test(question) &&
    (IRREGULAR_PAST.has(verb.toLowerCase()) || /[^e]ed$/.test(verb)) &&
    !/\b(?:is|are|was|were)\b/.test(unit) &&
    !/^(?:Put|Cut|Set|Shut|Read|Hit|Let|Was|Were|Had|Did|Used)$/.test(verb)
    ? `I ${verb.toLowerCase()}${unit.slice(verb.length)}`
    : unit;
};

/** "Does Exhibit 4 say “if the committee agrees”?" */
const SAYS =
  /^Does (the (?!witness\b)[\p{Ll}-]+(?: \p{Ll}+)?|Exhibit \w+|your \p{Ll}+|page \d+) (?:say|mention|use)(?: the words?)? (“[^“”]{2,90}”)(?: anywhere)?\?$/u;
const IS_SOMEBODY = /^Are you (an? [^?,]{3,60})\?$/;

/** A question of yes or no with its answer. */
export function ofWhether(asked: string, said: 'yes' | 'no'): string | undefined {
  if (/ or /.test(asked)) return undefined;
  // "When you saw it on May 4th, did you call anybody? No.": the day stays, how it came up does not.
  const [, day, left] =
    /^When you [^,?]{4,80} (on (?:the (?:night|morning|evening|afternoon) of )?\p{Lu}\p{Ll}+ \d{1,2})(?:st|nd|rd|th)?, did you ([^?]{4,60})\?$/u.exec(
      asked,
    ) ?? [];
  if (day && left) return said === 'no' ? `You did not ${left} ${day}.` : undefined;
  const [, paper, words] = SAYS.exec(asked) ?? [];
  if (paper && words) return `${capital(paper)} ${said === 'yes' ? 'says' : 'does not say'} ${words}.`;
  const [, somebody] = IS_SOMEBODY.exec(asked) ?? [];
  if (somebody) return `You are ${said === 'yes' ? '' : 'not '}${somebody.replace(/ (?:also|too)$/, '')}.`;
  const stated = statementOf(asked, said === 'yes');
  if (stated) return stated.replace(/^There (is|was|are|were) not (?:an?|any) /, 'There $1 no ');
  const [, be, things] = /^(Was|Were) there (?:any |an? )?([^?,]{3,60})\?$/.exec(asked) ?? [];
  if (be && things) return said === 'no' ? `There ${be.toLowerCase()} no ${things}.` : undefined;
  const [, have, ever, done] = /^(Have|Had) you( ever)? ([^?,]{4,80})\?$/.exec(asked) ?? [];
  if (have && done) {
    const verb = have.toLowerCase();
    return said === 'yes' ? `You ${verb} ${done}.` : `You ${verb} ${ever ? 'never' : 'not'} ${done}.`;
  }
  const [, doing] =
    /^Do you ((?!know|remember|recall|understand|agree|believe|think|recognize|mean|see|feel|want)[^?,]{4,80})\?$/.exec(
      asked,
    ) ?? [];
  if (doing) return said === 'yes' ? `You ${doing}.` : `You do not ${doing}.`;
  const [, aux, subject] =
    /^(Did|Was|Were|Had|Has|Could|Is) (he|she|(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}[\p{L}’'-]+|\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) [^?]{3,80}\?$/u.exec(
      asked,
    ) ?? [];
  if (!aux || !subject) return undefined;
  if (said === 'yes') return `${whether(asked) ?? ''}.`.replace(/^\.$/, '') || undefined;
  const rest = asked.slice(aux.length + subject.length + 2, -1);
  return `${capital(subject)} ${aux.toLowerCase()} not ${rest.replace(/^ever /, '')}.`;
}

/** A question of yes or no with its answer, also where only the auxiliary tells who it is about. */
export const toldByWhether = (asked: string, said: 'yes' | 'no'): string | undefined =>
  /^Did any (?:of |\p{Ll}+ )/u.test(asked)
    ? undefined
    : said === 'no' && ANYBODY.test(asked)
      ? ofWhether(asked.replace(ANYBODY, 'Did nobody'), 'yes')
      : (ofWhether(asked, said)
          ?.replace(/^Any(?=thing\b)/, 'Some')
          .replace(/^Any(?:one|body)\b/, 'Somebody') ?? (said === 'no' ? didNot(asked) : undefined));
/** "Did anyone bring it up? No." */
const ANYBODY = /^Did (?:anyone|anybody)(?= [^,]{4,80}\?$)/;

/** "Did you radio that she was drunk? No." */
function didNot(asked: string): string | undefined {
  const [, who, what] =
    /^Did ((?:you|he|she|they|it|(?:Mr|Ms|Mrs|Dr|Sergeant|Officer|Nurse)\.? \p{Lu}[\p{L}’'-]+)) ([^?]{4,110})\?$/u.exec(
      asked,
    ) ?? [];
  return who && `${capital(who)} did not ${what}.`;
}

/** "It says that it is off", asked what page 4 says. */
export const ofPaper = (unit: string, question: string): string => {
  const [, thing] =
    /^What (?:does|did|do) (the \p{Ll}+(?: \p{Ll}+)?|page \d+|Exhibit \w+|your \p{Ll}+) (?:say|tell|show|provide|require)\b/u.exec(
      question,
    ) ?? [];
  return thing
    ? unit.replace(/^It (?=(?:says|said|tells|told|shows|showed|provides|requires) )/, `${capital(thing)} `)
    : unit;
};
