import { MONTH } from '@lectern/legal-text/months';
import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';
import { finiteAt } from './tagged.js';

/** Words from which on a sentence cannot be said in one breath. */
const LONG = 25;
const DAY = new RegExp(`^On (${MONTH} \\d{1,2}, \\d{4}), (?=at \\d|\\p{Lu}|the |an? )`, 'u');

/** "On January 30, three weeks after the boss had spoken of age, she was fired": what came first is said first. */
const AFTER_EVENT = new RegExp(
  `^(?<day>On ${MONTH} \\d{1,2}(?:, \\d{4})?, )?(?<time>(?:\\p{L}+(?:-\\p{L}+)?|\\d+) (?:minutes|hours|days|weeks|months|years)) after (?<event>(?!that\\b)[^,]{12,200}?),(?<quoted>”?) (?<rest>(?:\\p{Lu}|he|she|it|they|the|an?|her|his)[^]*)$`,
  'u',
);
/** "On January 7, 2022, at a meeting of managers at the lodge, Mr. Reed stated ...", too long for one breath. */
const DAY_AND_PLACE = new RegExp(
  `^On (${MONTH} \\d{1,2}, \\d{4}), ((?:at|in|during|outside|inside) [^,]{3,90}), ((?:\\p{Lu}|he |she |they |the |an? )[^]*)$`,
  'u',
);

/** "On August 12, 2023, a Saturday, he ...": the date says which day it was. */
const OF_THE_WEEK = /^an? (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /i;

/** "On January 16, 2023, Martin Luther King, Jr. Day, ...": what the day is called stays with it. */
const NAMED_DAY =
  /^((?:Martin Luther King,? Jr\.|[\p{L}’' ]{3,24}) Day|Christmas Eve|New Year['’]s Eve|the day (?:before|after) [^,]{3,40}), (?=\p{L})/u;

/** "On August 12, 2023, at 11:48 p.m., Officer Pruitt ...", too long for one breath: the day is said first. */
export const openingDay: Rule = (source, words) => {
  if (countWords(source) <= LONG) return undefined;
  const after = AFTER_EVENT.exec(source);
  if (after?.groups) {
    const { day = '', time, event, quoted, rest } = after.groups;
    return [
      sentence(`${event}${quoted}`),
      sentence(`${time} later,${day && ` ${day.charAt(0).toLowerCase()}${day.slice(1)}`} ${rest}`),
    ];
  }
  const [, date, place, rest] = DAY_AND_PLACE.exec(source) ?? [];
  if (
    date &&
    place &&
    rest &&
    finiteAt(words.filter(({ start }) => start > date.length && start < source.length - rest.length)) < 0
  )
    return [sentence(`It was ${date}, ${place}`), sentence(rest)];
  const found = DAY.exec(source);
  const behind = found && source.slice(found[0].length).replace(OF_THE_WEEK, '');
  const feast = behind ? NAMED_DAY.exec(behind) : null;
  const told = feast ? behind!.slice(feast[0].length) : behind;
  return told ? [`It was ${found![1]}${feast ? `, ${feast[1]}` : ''}.`, sentence(told)] : undefined;
};
