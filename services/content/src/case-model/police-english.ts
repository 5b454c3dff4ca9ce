import { outsideQuotes } from '../script/english/quotes.js';
import { isOrdinary } from '../script/english/casing.js';
import { knownAs } from '../script/english/lexicon.js';
import { finiteAt, tagged } from '../script/english/tagged.js';
import { inLetters } from './lettered-people.js';

/**
 * A sentence of a police report in whole English: the label before it goes, the day before a colon, articles and the officer who acts come
 * back, a clock of twenty-four hours is told as one says it, and what the report tells as standing stood so then.
 */
export function inPoliceEnglish(written: string): string {
  const text = written.replace(
    SHOUTED_LAST,
    (_, first: string, last: string) => `${first} ${inLetters(last)}`,
  );
  const whole = [withoutLabel, onItsDay, byTheOfficer].reduce((rest, step) => step(rest), text);
  const told = outsideQuotes(whole, (part) => onTheDay(withColon(byTheClock(withArticles(part))))).replace(
    /(?<=\b[ap]\.m\.)\.$/,
    '',
  );
  const [, day = '', rest = told] = /^(On [^,]{4,24}(?:, \d{4})?, )(?=\p{Lu})(.*)$/su.exec(told) ?? [];
  const plain = asItStood(withArticle(wasMet(rest)));
  // "10/25/24: Six person lineup prepared": nobody acts.
  if (day !== '' && plain === rest && isCommon(rest)) return text;
  return (
    day +
    (plain === rest || day === '' ? plain : plain.replace(/^(?:The|An)\b/, (word) => word.toLowerCase()))
  );
}

/** "Ignatius ORNE" */
const SHOUTED_LAST = /(?<![\p{L}’'-])(\p{Lu}\p{Ll}{2,}) (\p{Lu}{4,}(?:[-’']\p{Lu}{2,})*)(?![\p{L}-])/gu;
const isCommon = (text: string): boolean => {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?= )/u.exec(text) ?? [];
  return !/^(?:The|He|She|They|It|A|An|His|Her|There)$/.test(first) && isWord(first.toLowerCase());
};
const isWord = (word: string): boolean => word !== '' && (knownAs(word) === 'word' || isOrdinary(word));

const LABEL =
  /^(?:(?:NARRATIVE|SYNOPSIS|SUMMARY|DETAILS|NOTE|Note|FACTS|OBSERVATIONS?|EVIDENCE)\b[^:\p{Ll}]{0,30}:|SUPP(?:LEMENT(?:AL)?|L)?\b\.?[^:\p{Ll}]{0,30}?(?=\d{1,2}\/\d{1,2}\b))\s*(?=[\p{Lu}\d])/u;
const withoutLabel = (text: string): string => text.replace(LABEL, '');

const DAY_BEFORE =
  /^(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?),?(?: (?:at )?(\d{4}|\d{1,2}:\d{2})(?: ?(?:hrs|hours)\b\.?)?)?\s*[:–-]\s*(?=\p{Lu})/u;
/** "02/22/24: Made contact with her." */
const onItsDay = (text: string): string =>
  text.replace(DAY_BEFORE, (_, day: string, time?: string) => `On ${day}${time ? ` at ${time}` : ''}, `);

const ACTS =
  '(?:[Rr]eceived|[Mm]ade contact|[Mm]et|[Ss]poke|[Cc]ontacted|[Ii]nterviewed|[Oo]bserved|[Ll]ocated|[Cc]ollected|[Pp]hotographed|[Rr]esponded|[Aa]rrived|[Nn]oted|[Rr]ecovered|[Ss]eized|[Cc]anvassed|[Vv]iewed|[Rr]eviewed|[Oo]btained|[Cc]alled|[Tt]elephoned|[Ss]howed|[Tt]ransported|[Bb]ooked|[Mm]easured|[Cc]hecked|[Ff]ound|[Ss]earched|[Tt]ook|[Pp]aced|[Pp]repared)';
const WITHOUT_SUBJECT = new RegExp(
  `^((?:On \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?: at \\d[\\d:]+)?, )?)(${ACTS})\\b(?! (?:by|from|in|at(?! (?:the )?scene)|on(?! scene)|near|under|inside|behind|with(?! the)|and placed|as)\\b)(?=(?: \\p{L}| \\d))`,
  'u',
);
/** "Received call from the pawn shop": who did is the one who writes. */
const byTheOfficer = (text: string): string =>
  text.replace(WITHOUT_SUBJECT, (_, day: string, act: string) => `${day}R/O ${act.toLowerCase()}`);

const MET =
  /^((?!(?:The|He|She|They|I|Who|R\/O|Officers?|Ofc|Det)\b)\p{Lu}[\p{L}\d’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (contacted|interviewed|arrested|transported|lodged|booked|released|charged|cited|located) (?=(?:at|by|from|in|on|for|to|with|without|\d))/u;
/** "ORNE interviewed by phone, states": by whom, the report leaves out. */
const wasMet = (text: string): string =>
  MET.test(text)
    ? text
        .replace(MET, '$1 was $2 ')
        .replace(/^([^“",]{10,80}), (?:states|stated|advises|advised|says|said)(?= )/, '$1 and said')
    : text;

const SOMEBODY = '(?:victim|suspect|complainant|complaining witness|reportee|caller|defendant)';
const UNNAMED = new RegExp(
  `(?<!\\b(?:the|an?|each|any|no|other|another|one|this|that|his|her|their|said|as|to be)[ -](?:\\p{L}+[ -])?)(?<!\\b(?:possible|second|first|third|unknown|of|male|female) )(?<![\\p{L}/-])${SOMEBODY}(?=['’]s\\b|[ ,.;]|$)(?! [#\\d])`,
  'gu',
);
/** "saw suspect swing", "received call". */
const withArticles = (text: string): string =>
  text
    .replace(UNNAMED, 'the $&')
    .replace(
      /\b(received|placed|made|took|obtained) (?=(?:phone )?(?:call|statement|report|complaint|tip|message|photograph)\b)/g,
      '$1 a ',
    )
    .replace(
      /(?<=\b(?:an?|the|one) )male\b(?! (?:voice|subject|suspect|driver|student|nurse|juvenile|profile|DNA|and|or)\b|-)/gu,
      'man',
    )
    .replace(
      /(?<=\b(?:an?|the|one) )female\b(?! (?:voice|subject|suspect|driver|student|nurse|juvenile|profile|DNA|and|or)\b|-)/gu,
      'woman',
    )
    .replace(/(?<=\b(?:showed|shows?|saw|observed|located) )male\b/g, 'a man')
    .replace(/(?<=\b(?:showed|shows?|saw|observed|located) )female\b/g, 'a woman')
    .replace(/\b([NSEW])\/B\b/g, (_, way: string) => BOUND[way]!)
    .replace(/\bwas pronounced (?=by\b|at\b|on\b)/g, 'was pronounced dead ')
    .replace(/(?<=\d) ?ft\b\.?(?! \p{Lu})/gu, ' feet')
    .replace(PLACE, 'the $&')
    .replace(
      /(?<=[\p{L}.] )(?:stated|advised) (?=(?:that|he|she|they|it|there|an?|no|nobody|the) \p{Ll})/gu,
      'said ',
    )
    .replace(/\bapprox\.?(?= )/g, 'about');
const BOUND: Record<string, string> = { N: 'northbound', S: 'southbound', E: 'eastbound', W: 'westbound' };
const PLACE =
  /(?<=\b(?:by|in|at|on|of|from|over|into|near|under|behind|inside|outside|toward|towards|through|pried|broke|cut|kicked|forced|opened|closed|entered|searched) )(?:(?!(?:the|an?|his|her|its|their|this|that|these|those|each|every|one|two|no|some|any|another|both|all|which|who|what|front|back|top|and|or|to|it|him|them)\b)\p{Ll}+ ){0,2}(?:doors?|window|pane|counter|register|drawer|trunk|residence|vehicle|seat|driveway|(?:parking )?lot|hallway|kitchen|bedroom|basement|porch|yard|closet|console|alarm line|display trays)\b(?![ -](?:\p{Ll}+ed)\b(?= \p{L}+ing))/gu;

/** "Camera covers spaces 1 to 8": a thing at the head of a sentence that nothing names. */
function withArticle(text: string): string {
  const [first, second, third] = tagged(text);
  if (
    !first ||
    !second ||
    /^\d/.test(second.text) ||
    !/^\p{Lu}\p{Ll}{2,}(?= )/u.test(text) ||
    NO_ARTICLE.test(text)
  )
    return text;
  if (/ed$/.test(first.lower) || !isWord(first.lower)) return text;
  const isThing = (word: typeof first): boolean =>
    word.tags.has('Singular') &&
    word.tags.has('Noun') &&
    !word.tags.has('Pronoun') &&
    !word.tags.has('Uncountable');
  const named = [first, second].some(({ tags }) =>
    ['ProperNoun', 'Person', 'FirstName', 'LastName', 'Place', 'Organization', 'Date', 'Value'].some((tag) =>
      tags.has(tag),
    ),
  );
  if (named || !third || !(isThing(first) || (first.tags.has('Adjective') && isThing(second)))) return text;
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const told = first.lower === 'unknown' ? `An ${rest}` : `The ${wasDone(rest)}`;
  return finiteAt(tagged(told)) > 1 ? told : text;
}
/** "bottle neck not printed", "front door locked, opened by her". */
const wasDone = (rest: string): string =>
  ACTOR.test(rest)
    ? rest
    : rest.replace(
        /^((?:\p{Ll}+ ){1,3}?)(?!(?:stopped|turned|crossed|passed|entered|moved|rolled|pulled|fled|appeared|returned)\b)((?:not (?:yet )?)?(?:\p{Ll}+ed|found|taken|left|seen|shown|sent|drawn)(?=,| (?:by|at|from|on|in|as|to|under|near|inside|without|with)\b|\.))/u,
        '$1was $2',
      );
const ACTOR =
  /^(?:\p{Ll}+ ){0,2}?(?:victim|suspect|complainant|reportee|caller|driver|passenger|clerk|cashier|owner|manager|officer|deputy|trooper|man|woman|male|female|boy|girl|subject|witness|employee|customer|guest|neighbor|tenant|guard|dog)\b|\b(?:was|were|is|are|had|has)\b/u;
const NO_ARTICLE =
  /^(?:Dispatch|Dispatched|Evidence|Traffic|Weather|Lighting|Blood|Everyone|Everybody|Nobody|Somebody|Someone|Nothing|Something|Post|Per|Nine|Due|On|Upon|At|In|By|No|Not|All|Both|Each|Any|Such|Same|Other|Further|Estimated|Approximate|[^ ]+:)(?= )|^[^ ]+ (?:and|or|of) |^\p{L}+, /u;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** "On 11/13", "01/22 and 01/23/24". */
const onTheDay = (text: string): string =>
  text.replace(
    /(?<=\b(?:on|by|since|until|from|between|to|through|dated|and|of|\p{Ll}{3,}ed) )(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/]|\.\d| ?(?:inch|in\.|mile|full|of|cup|cable|bolt|rope))/giu,
    (all, month: string, day: string, at: number, whole: string) =>
      /\band $/i.test(whole.slice(0, at)) && !/\d\/\d{1,2}(?:\/\d{2,4})? and $/.test(whole.slice(0, at))
        ? all
        : `${/(?<!\bdated)ed $/.test(whole.slice(0, at)) ? 'on ' : ''}${MONTHS[Number(month) - 1]} ${Number(day)}`,
  );
/** "at 23:52": only the hours of the afternoon and of the first hour tell that the clock has twenty-four. */
const byTheClock = (text: string): string =>
  text.replace(
    /(?<=\b(?:at|about|around|until|to|from|between|and|by) )(?:(1[3-9]|2[0-3])|(00)):([0-5]\d)(?!:?\d| ?[ap]\.?m)/gi,
    (_, late: string | undefined, midnight: string | undefined, minutes: string) =>
      `${midnight ? 12 : Number(late) - 12}:${minutes} ${midnight ? 'a.m.' : 'p.m.'}`,
  );

/** "at 1105" */
const withColon = (text: string): string =>
  text.replace(
    /(?<=\b(?:at|about|around) )([01]\d|2[0-3])([0-5]\d)(?= (?!hrs\b|hours\b|block\b)\p{Ll}|[.,])/gu,
    (_, hour: string, minutes: string) =>
      `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'a.m.' : 'p.m.'}`,
  );

const THEN: Record<string, string> = {
  is: 'was',
  are: 'were',
  has: 'had',
  does: 'did',
  shows: 'showed',
  show: 'showed',
  covers: 'covered',
  cover: 'covered',
  confirms: 'confirmed',
  works: 'worked',
  crosses: 'crossed',
  states: 'said',
  says: 'said',
  advises: 'said',
  reports: 'reported',
  matches: 'matched',
  contains: 'contained',
  begins: 'began',
  begin: 'began',
  reads: 'read',
  recalls: 'recalled',
  denies: 'denied',
  admits: 'admitted',
  believes: 'believed',
  faces: 'faced',
  holds: 'held',
  bears: 'bore',
  lists: 'listed',
  goes: 'went',
};
/** "The camera covers spaces 1 to 8": as the report tells it, it stood so then. */
export function asItStood(text: string): string {
  const words = tagged(text);
  const verb = words[finiteAt(words)];
  const then = verb && THEN[verb.lower];
  if (!then || /[“"]/.test(text.slice(0, verb.start)) || /^(?:I|We|You|If|When)\b/.test(text)) return text;
  return (
    text.slice(0, verb.start) +
    then +
    outsideQuotes(text.slice(verb.end), (part) =>
      part.replace(AND_THEN, (all, and: string, one: string) => (THEN[one] ? and + THEN[one] : all)),
    )
  );
}
const AND_THEN = /( and )(\p{Ll}+)(?= )/gu;

/** What a jury can be shown, or when it was by the clock: of a report it is worth as much as what somebody did. */
export const isProofOfThings = (text: string): boolean => PROOF.test(text);
const PROOF =
  /\b(?:cameras?|video|footage|recording|log|blood|prints?|fingerprints?|DNA|bandage\w*|pry marks?|shards?|casings?|serial|wound|cut|bruis\w+|injur\w+|tattoo|plate|hood\w*|mask|glove\w*|gun|knife|bottle|wrench|wallet|receipt|invoice|check|deposit|array|lineup|photos?|photographs?|measured|feet|inch(?:es)?|lanes?|center ?line|curve|brak(?:ed|es|ing)|skid|tire marks?|impact|headl(?:ight|amp)s?|m\.?p\.?h)\b|\b\d{1,2}:\d{2}\b|\b(?:at|about) \d{4}\b(?! (?:\p{Lu}|block))/u;
