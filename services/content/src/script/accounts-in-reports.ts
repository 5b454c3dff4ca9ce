import { spokenReport } from './english/report-words.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';
import { QUOTATIONS } from './english/quotes.js';
import { OF_ANOTHER, type Teller, mayMeanAnother, toHim } from './spoken-to-teller.js';

/** One thing that somebody told, as it is put to him; `{listener}` stands for whom he told it. */
export interface Account {
  text: string;
  words: string;
}

const SAYS =
  /^(?:[Tt]hen |[Aa]lso |first |later |further |initially |now |[Ss]he |[Hh]e )*(?:[Ss]tat(?:es|ed)|[Aa]dv(?:is(?:es|ed)|\.)?|[Ss]a(?:id|ys)|[Rr]eport(?:s|ed)|[Cc]laim(?:s|ed)|[Rr]ecall(?:s|ed)|[Aa]dd(?:s|ed)|[Ee]xplain(?:s|ed)|[Cc]onfirm(?:s|ed)|[Aa]cknowledg(?:es|ed)|[Cc]onced(?:es|ed)|[Aa]greed|[Rr]elated|[Mm]aintain(?:s|ed)|[Ee]st(?:imated|\.)|[Bb]eliev(?:es|ed)|[Tt]old (?:me|us|R\/O|this (?:officer|writer|investigator))|[Ss]aid to (?:me|us))(?:, [^,“”]{3,40},(?= [“]))?(?: that)?,? (?=\S)/u;
const OWNS =
  /^(?:then |also |later |[Ss]he |[Hh]e )*([Aa]dmit(?:s|ted)|[Dd]en(?:ies|ied)|[Rr]efus(?:es|ed)|[Dd]eclin(?:es|ed)|[Cc]ould not|[Dd]id not|[Ww]as not|[Dd]escribed) (?=\S)/u;
const ASKED =
  /^(?:(?:When|Also) )?[Aa]sked (?:(?:re|about|as to) )?([^:“”"]{2,80}?)(?:: ?|,? ?(?<=[ ,])(?=(?:s?he|they) (?:stat(?:es|ed)|said|says|answered|replied)\b)|, ?(?=(?:(?:s?he|they) )?(?:stat|said|say|adv|answer|repl))|, ?(?=[“"]))(?:(?:s?he|they) )?(?:(?:stat(?:es|ed)|said|says|adv(?:ised|\.)?|answered|replied)\b:?,? ?)?(\S.*)$/u;
/** "Also: “...”", "In her words: “...”", "Burn: “...”", or nothing but the words. */
const QUOTED = /^(?:\p{L}[\p{L} ]{1,28}: ?)?[“"]([^“”"]{8,160})[”"][.]?$/u;
/** Words that are understood without what they answer. */
const STANDS =
  /^(?:I|He|She|We|They|The|My|You|It['’]s|That['’]s|Somebody|Nobody|There|If|When)\b(?=(?: [^ ]+){4})/i;
const BY_PRONOUN = /^(?:He|She)\b/;
/** "At the fair he was there": in the memo of an interview he tells that, too. */
export const LED =
  /^(?:On|At|In|When|After|Before|By|During) (?![^“”]*\b(?:I|we)\b)[^“”]{2,60}?,? s?he (?=\p{Ll})/u;
/** "On May 4 he called Detective Roe and said that": that he called is one thing, what he said another. */
const CALLED =
  /^((?:(?:On|At) [^,“”]{3,30},? )?(?:[Hh]e|[Ss]he) (?:called|telephoned|phoned|contacted|came to|wrote to|went to) [^“”,.]{3,40}?) and (?=(?:said|told|stated|reported|claimed)\b)/u;
const JOINED = /,? (?:&|and) that (?=\p{L})|(?:,|(?<=,”)) that (?=\p{L})|; (?=(?:s?he|the|that)\b)/u;
/** The report's own work, and not what it was told. */
const OF_THE_REPORT =
  /\b(?:R\/O|this writer|this officer|interview(?:ed)?|subpoena|subp\.?|warrant|photo(?:s|graph)?|exhibit|see|copy|signed|consent(?:ed)?|notice|expected)\b/i;

/** What a sentence of a report has somebody tell; nothing where it cannot be put without guessing. */
export function accountIn(sentence: string, teller: Teller): Account[] {
  const text = spokenReport(sentence.trim(), (hour, minute) => `${hour}:${minute}`)
    .replace(/ & /g, ' and ')
    .replace(/ w\/ ?/g, ' with ')
    .replace(/ \([^()]{1,60}\)/g, '')
    .replace(/"([^"]*)"/g, '“$1”');
  // "She said", where he tells: somebody else does.
  if (teller.gender !== undefined && (teller.gender === 'he' ? /^She\b/ : /^He\b/).test(text)) return [];
  const asked = ASKED.exec(text);
  if (asked) return answer(asked[1]!, asked[2]!, text, teller);
  const [, quoted] = QUOTED.exec(text) ?? [];
  if (quoted && teller.asked)
    return [{ text: `Asked “${teller.asked}”, you said: “${trimmed(quoted)}”.`, words: text }];
  if (quoted && !(teller.apart ? standing(`“${quoted}”`) : STANDS.test(quoted))) return [];
  if (quoted) return [{ text: `You told {listener}: ${ended(`“${trimmed(quoted)}”`)}`, words: text }];
  const owns = OWNS.exec(text);
  if (owns) {
    const told = toHim(
      text.replace(/^(?:He|She) /, '').replace(/^\p{L}/u, (a) => a.toLowerCase()),
      teller,
    );
    return told === undefined ||
      OF_ANOTHER.test(`he ${text.slice(owns[0].length)}`) ||
      OF_THE_REPORT.test(told)
      ? []
      : [{ text: ended(`You ${inPast(trimmed(told))}`), words: text }];
  }
  const called = CALLED.exec(text);
  if (called) {
    const deed = toHim(called[1]!, teller);
    return [
      ...(deed ? [{ text: `${trimmed(capital(deed))}.`, words: text }] : []),
      ...accountIn(capital(text.slice(called[0].length)), teller),
    ];
  }
  const says = SAYS.exec(text);
  const his = teller.names || BY_PRONOUN.test(text) || (teller.apart !== undefined && LED.test(text));
  const whole = says ? text.slice(says[0].length) : his ? text : undefined;
  if (whole === undefined || (!says && OF_THE_REPORT.test(whole)) || /\?$/.test(whole)) return [];
  if (/^[“][^”]+[”][.]?$/.test(whole)) {
    const quote = teller.apart ? standing(whole) : whole;
    return quote ? [{ text: `You told {listener}: ${ended(trimmed(quote))}`, words: text }] : [];
  }
  return clausesOf(whole, teller).flatMap((part) => toldAs(part, text, teller, says === null));
}

/** Of what is quoted the sentences that are understood alone. */
function standing(quote: string): string | undefined {
  const units = splitUnits(quote.replace(/^“|”\.?$/g, '')).map((unit) => unit.text.trim());
  const from = units.findIndex((unit) => STANDS.test(unit) && !/^(?:He|She|They)\b/i.test(unit));
  return from < 0 ? undefined : `“${units.slice(from).join(' ')}”`;
}

/** One thing told; what no "said" stands before needs a subject of its own. */
function toldAs(part: string, words: string, teller: Teller, bare = false): Account[] {
  const told = toHim(part.replace(/^that /, ''), teller);
  return told === undefined || !isWhole(told) || (bare && !HAS_SUBJECT.test(told))
    ? []
    : [{ text: ended(`You told {listener} that ${trimmed(lowered(told))}`), words }];
}

/** "that he paid, and that she forgot the rest": the things told, where each can be told alone. */
function clausesOf(whole: string, { apart, gender }: Teller): string[] {
  if (apart && gender && mayMeanAnother(whole.replace(QUOTATIONS, ' '), gender)) return [whole];
  const parts = whole.split(JOINED);
  // "He said something of Dale, that he cheated": who did is Dale.
  if (parts.slice(1).some((part, at) => BY_HIM.test(part) && SOMEBODY.test(parts[at]!)))
    return parts.slice(0, 1);
  return apart === undefined || SUBORDINATE.test(whole) ? parts : parts.flatMap((part) => part.split(AND_HE));
}
const BY_HIM = /^(?:that )?s?he\b/;
const SOMEBODY =
  /(?<=\p{L} )(?<!\b(?:in|at|on|from|of|near|until|since|the|thinks?) )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b)\p{Lu}\p{Ll}+\b/u;
const SUBORDINATE =
  /(?:^|\b(?:that|and) )(?:when|if|while|because|although|before|after|once|since)\b|\b(?:told|said|thought|knew|asked|hoped)\b/i;
const AND_HE = /,? and (?=s?he (?!said\b)[^“”]*$)|(?<=[“][^“”]*[”][^“”]*),? and (?=s?he )/u;

function answer(question: string, told: string, words: string, teller: Teller): Account[] {
  const asked = toHim(question, teller);
  if (asked === undefined || /\bwhy\b/i.test(asked)) return [];
  // "Asked if his brother cut it, he said he did": who did is not known.
  const { apart, gender } = teller;
  if (
    apart &&
    gender &&
    mayMeanAnother(`${question.replace(/^(?:if|whether) (?:his|her) /, 'the ')} ${told}`, gender)
  )
    return [];
  const about = WHETHER.test(asked) ? asked : `about ${asked}`;
  const [, quoted] = /^[“]([^“”]{1,160})[”][.]?$/.exec(told) ?? [];
  if (quoted) return [{ text: `Asked ${about}, you said: “${trimmed(quoted)}”.`, words }];
  const yes = /^(?:no|yes)\b(?=\.?$)/i.exec(told)?.[0];
  if (yes) return [{ text: `Asked ${about}, you said ${yes.toLowerCase()}.`, words }];
  const [first = '', ...more] = clausesOf(told, teller);
  const clause = toHim(first.replace(/^that /, ''), teller);
  return [
    ...(clause === undefined || !isWhole(clause)
      ? []
      : [
          {
            text: ended(
              `Asked ${about}, you said ${/^no,/i.test(clause) ? '' : 'that '}${trimmed(lowered(clause))}`,
            ),
            words,
          },
        ]),
    ...more.flatMap((one) => toldAs(one, words, teller)),
  ];
}
const WHETHER = /^(?:how|who|what|when|where|which|if|whether|for)\b/i;

/** "Eyes shut.": a note leaves out whose. */
const HAS_SUBJECT =
  /^(?:(?:(?:On|At|In|After|Before|When|Around|About|By) [^,“”]{2,40},? )?(?:you|your|he|she|his|her|they|their|it|its|the|an?|this|that|there|no|nobody|somebody|someone|both|one|two|three|some|dad|mom|my|what|\d+)\b|\p{Lu}[\p{L}’'-]+ (?:\p{Lu}[\p{L}’'-]+ )?(?:had|was|is|did|said|told|came|went|has)\b)/iu;

/** With its period, which stands within the marks of what is quoted last. */
const ended = (text: string): string =>
  text.endsWith('”') ? `${text.slice(0, -1).replace(/[.,]$/, '')}.”` : `${text}.`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:\])]+$/, '')
    .replace(/[.,]”$/, '”');
const inPast = (text: string): string =>
  text
    .replace(/^admits\b/, 'admitted')
    .replace(/^denies\b/, 'denied')
    .replace(/^refuses\b/, 'refused')
    .replace(/^declines\b/, 'declined');
const lowered = (text: string): string =>
  /^(?:You|Your|He|She|They|It|The|An?|There|At|On|In|Nobody|No|After|Before|When)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "Eyes shut, “I'd put the seat back”": the words of somebody do not make a clause of what stands before them. */
const isWhole = (text: string): boolean =>
  /^you (?:go|come|keep|use|own|run|work|live|drive|pay|know|think|believe) \S/i.test(text) ||
  finiteAt(tagged(`${capital(text.replace(/, “[^”]*”/g, '').replace(/[“”]/g, ''))}.`)) > 0;
