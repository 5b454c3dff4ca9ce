import { datesIn } from '@lectern/legal-text/dates';
import { MONTH_NAMES } from '@lectern/legal-text/months';
import { HOURS, spokenHour } from './hours.js';
import { spokenReport } from './report-words.js';
import { withoutPaperAsides } from './paper-asides.js';

/** Words of the page beside the words that are said; nothing here changes what is meant. */
const SAID: [RegExp, string][] = [
  // "Three days later, on May 4, 2019,": the day alone says it to those who did not hear the sentence before.
  [
    new RegExp(
      `^(?:The (?:next|following|same) (?:day|morning|afternoon|evening|night|week|month)|(?:[a-z]+ )?(?:days?|weeks?|months?|years?) later), on (?=(?:${MONTH_NAMES.join('|')}) \\d{1,2}\\b)`,
      'gi',
    ),
    'On ',
  ],
  // "He had one arm up around here (indicates throat)."
  [
    /(?<=\b(?:up|down|on|around|over|across|in|at|against|to) )(?:right )?here(?: \(|, )(?:indicat(?:es|ing)|point(?:s|ing) to|touch(?:es|ing)) (?:his |her |the |own |left |right )*(throat|neck|face|head|eye|cheek|jaw|chin|nose|mouth|chest|shoulder|arm|elbow|wrist|hand|stomach|side|back|hip|thigh|knee|leg|ankle|foot|waist|ribs?)(?:\)|(?=[.,;]|$))/giu,
    'the $1',
  ],
  // "I said Travis let it go": what somebody is told to do, without the marks of a quotation.
  [
    /\bsaid ((?!(?:He|She|They|It|We|You|Nobody|Somebody|Everybody|Nothing)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (let it go|stop(?: it)?|come (?:on|here|back)|get (?:out|off|up|back|away|down)|go home|calm down|knock it off|back off|sit down)(?=[.;]|$)/gu,
    'told $1 to $2',
  ],
  // "admits that the speed is 30 miles per hour; and denies the remainder".
  [
    /[;,] (?:and |but )?(?:otherwise )?den(?:ies|y|ied) (?:the )?(?:remainder|rest|balance|remaining allegations)\b[^.;]*/gi,
    '',
  ],
  [/^at (?:said|the said|the aforesaid|that) time and place,?\s*/gi, ''],
  [/^(?:pursuant to|under) (?:Section|Paragraph|Article|Clause) [\d.]{1,8},\s/gi, ''],
  [/\b(?:on or about|in or about|in or around|at or about|at or around|on or around)\b/gi, '@'],
  [
    /\b(?:as a (?:direct (?:and proximate )?)?result of|by reason of|in light of|based on) the foregoing,?\s*/gi,
    '',
  ],
  [
    /^(?:by way of (?:further|additional) (?:answer|response)|answering further|further answering|to the contrary|in further answer|on the contrary),?\s*/gi,
    '',
  ],
  [
    /^as (?:a|the) (?:(?:direct|proximate|legal|foreseeable|sole),? (?:and |or )?)+(?:cause and )?(?:result|consequence)(?=,| of\b)/gi,
    'As a result',
  ],
  [
    /^as (?:a|the) (?:(?:direct|proximate|legal|foreseeable|sole),? (?:and |or )?)+(?:cause and )?(?:result|consequence) (?=(?:the )?(?:plaintiffs?|decedent|claimant|petitioner)\b)/gi,
    '',
  ],
  [/,? in the words (?:quoted|alleged)(?=[.,])/gi, ''],
  [/\bupon information and belief,?\s*/gi, ''],
  [/\bon information and belief,?\s*/gi, ''],
  [/,\s*upon information and belief,/gi, ''],
  // How an affidavit hedges what it reports: "in sum and substance", "in substance and in part, unless otherwise quoted".
  [
    /,? in (?:sum|substance)(?:,? and (?:in )?(?:substance|sum|part))?(?:,? and in part)?(?:,? unless otherwise (?:quoted|noted|indicated))?,?(?=[ :])/gi,
    '',
  ],
  [/,\s*among other things,(?= )/gi, ''],
  // "defendant HALL entered the shop".
  [
    /(?<![\p{L}’'] )\b(?:the )?(?:co-)?(?:[Dd]efendants?|[Pp]laintiffs?|[Rr]espondents?|[Pp]etitioners?) (?=\p{Lu}[\p{L}’'-]{2,}(?: |,|\.|['’]))(?!Exhibit|Corporation|Company)/gu,
    '',
  ],
  // "Joseph Hall, the defendant, had asked": who is sued or charged is known by his name.
  [
    /(?<=\p{Lu}\p{L}+),? the (?:(?:named|individual|corporate) )?(?:co-)?(?:defendants?|plaintiffs?|petitioners?|respondents?|claimants?|appell(?:ant|ee)s?|debtors?|victims?)(?: herein)?(?:,(?=[ ’']|$)|(?=[.;]))/gu,
    '',
  ],
  [
    // "at all times" alone is what was promised.
    /\bat all (?:(?:relevant|material) times|times (?:relevant|material|mentioned))(?: hereto| herein)?,?\s*/gi,
    '',
  ],
  [
    /\b(?:the )?(?:afore(?:said|mentioned)|above-?(?:described|mentioned|referenced)|(?<=^|\b(?:of|in|to|at|on|by|for|with|from|under|upon|against|over|into|the|that|between|through|during|after|before|signed|breached|executed|owned|drove|entered) )said) (?=\p{Ll}{3,})(?!that\b|to\b|he\b|she\b|it\b|they\b|the\b|in\b|on\b)/giu,
    'the ',
  ],
  [/\bNo one(?= \p{Ll})/gu, 'Nobody'],
  [/(?<=[\p{Ll},] )no one(?= \p{Ll})/gu, 'nobody'],
  [/\bapproximately\b/gi, 'about'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bsubsequently\b/gi, 'later'],
  [/\bthereafter\b/gi, 'after that'],
  [/\bin the amount of\b/gi, 'of'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bnotwithstanding the fact that\b/gi, 'although'],
  [/\bin order to\b/gi, 'to'],
  [/\bfor the purpose of (?=\p{L}+ing\b)/giu, 'for '],
  [/\bwith respect to\b/gi, 'about'],
  [/\bin connection with\b/gi, 'in connection with'],
  [/\bpursuant to\b/gi, 'under'],
  [/\bin the event that\b/gi, 'if'],
  [/\bat that time\b/gi, 'then'],
  [/(?<=\d ?)A\.M\./g, 'a.m.'],
  [/(?<=\d ?)P\.M\./g, 'p.m.'],
  [/\bin excess of\b/gi, 'more than'],
  [/\butilized\b/gi, 'used'],
  [/\butilize\b/gi, 'use'],
  [/\bcommenced\b/gi, 'began'],
  [/\bas set forth (?:above|below|herein)\b,?/gi, ''],
  [
    /(?<!\band|,) (?:as )?(?:discussed|described|mentioned|noted|referenced|identified|detailed|listed|alleged|set (?:forth|out)) (?:above|below|herein)(?=[ ,.;])/gi,
    '',
  ],
  [/\b(?:hereinafter|hereinabove|hereinbelow)\b[^,.;]*/gi, ''],
  [/\bhereby\s/gi, ''],
  [/\bincluding,? (?:but not limited to|without limitation),?/gi, 'including'],
  [/\b(?:and\/or)\b/gi, 'or'],
  [/\bmotor vehicle\b/gi, 'vehicle'],
  [/\bthe instant (?=(?:case|action|matter|appeal|proceedings?|dispute)\b)/gi, 'this '],
  [/\b(referred to (?:the|his|her|their|its|this|that) \p{L}+) (?=an? [“"])/gu, '$1 as '],
  // In whose name a person acted is not said in the middle of what he did.
  [
    /,? (?:individually and )?on behalf of (?:the )?(?:defendants?|plaintiffs?|other (?:defendants|plaintiffs)),/gi,
    '',
  ],
  [/\bhad occasion to\b/gi, 'had to'],
  [/\bin that regard,?\s*/gi, ''],
  [/\b(\d+) (?:\((?:\d+|[a-z -]+)\))/gi, '$1'],
  [/\b([a-z]+(?:-[a-z]+)?) \(\d{1,3}\)/gi, '$1'],
];

/** Openings that tie a sentence to the paper around it. */
const TIES =
  /^(?:(?:and|but)\s+)?(?:in truth and in fact(?:, however)?|in fact|moreover|furthermore|further|in addition|additionally|indeed|however|thus|therefore|accordingly|nevertheless|nonetheless|likewise|similarly|for example|for instance|in short|in sum|specifically|in particular|notably|importantly|here|now|to begin|initially|again|as noted(?: above)?|as discussed|as (?:described|explained|discussed|alleged|set forth|detailed)(?: (?:below|above|further below|more fully below))?|as alleged|ultimately|it is undisputed that|it is alleged that|the record (?:shows|reflects) that|the evidence (?:shows|showed) that|plaintiffs? alleges? that|as a result|of course|at the outset|critically|not surprisingly|unsurprisingly|understandably|fortunately|unfortunately|regrettably|(?:most )?significantly|most importantly|meanwhile|first|second|third),\s+(?=\p{L})|^(?:it is (?:undisputed|uncontested|alleged|further alleged) that|(?:the (?:record|investigation|evidence|records)|these records|the (?:phone|bank|business|medical|police) records) (?:also |further )?(?:shows?|showed|reflects?|reflected|indicates?|indicated|reveals?|revealed) that,?)\s+/iu;

const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

/** The sentence in the words that are said aloud. Names, figures and dates stay what they are. */
export function reworded(text: string): string {
  const quotes: string[] = [];
  const held = curled(text.replace(/\s+/g, ' ')).replace(QUOTATION, (quote) => {
    if (!/\p{Ll}/u.test(quote) || quote.split(' ').length < FEWEST_QUOTED) return quote;
    quotes.push(quote.slice(1, -1));
    return `“${HELD}${String.fromCharCode(FIRST_HELD + quotes.length - 1)}${quote.at(-2)}”`;
  });
  const said = outsideQuotes(held);
  return said
    .replace(new RegExp(`${HELD}(.).`, 'gu'), (_, mark: string) =>
      unbracketed(quotes[mark.charCodeAt(0) - FIRST_HELD]!),
    )
    .replace(/(?<=[\p{L}\p{N}’'])”\.?$/u, '.”');
}
/** What somebody said or wrote stays as he said it, apart from the brackets in which a paper fits it in. */
const QUOTATION = /“[^“”]*”/gu;
/** Fewer words are a name or a term of the paper. */
const FEWEST_QUOTED = 3;
const HELD = '\uE000';
const FIRST_HELD = 0xe100;
const unbracketed = (text: string): string =>
  text
    .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/\[(?:sic|emphasis[^\]]*|citation[^\]]*|footnote[^\]]*)\]\s?/gi, '')
    .trim();

function outsideQuotes(text: string): string {
  let said = withoutPaperAsides(text).replace(/\s*\((?:the )?[\p{Lu}&.]{2,8}\)/gu, '');
  said = said
    .replace(/(?<=[\p{L})”"][.,;]["”]?)\d{1,2}(?=\s|$)/gu, '')
    .replace(/(?<=\p{Ll}{3})\d{1,2}(?=[\s,.]|$)/gu, '');
  said = said
    .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/\[(?:sic|emphasis[^\]]*|citation[^\]]*|footnote[^\]]*)\]\s?/gi, '');
  said = said
    .replace(/^(?:[IVX]{1,4}|[A-H]|\d{1,2})\.\s+(?=\p{Lu})/u, '')
    // The label of a form's row: "Shoes: Pratt wore clogs".
    .replace(/^\p{Lu}\p{Ll}{3,14}: (?=\p{Lu}[\p{L}.’'-]* )/u, '')
    .replace(new RegExp(TIES.source, TIES.flags), '');
  for (const [from, to] of SAID) said = said.replace(from, to);
  said = withoutLegalForms(said);
  // "on or about March 3" is "about March 3" only where no day is known; with a day it is said as a day.
  said = said
    .replace(/\b(between|from) @ /gi, '$1 ')
    .replace(
      /@ (?:the )?(?:month of )?(?=(?:early|late|mid|the (?:summer|fall|spring|winter)|\p{Lu}\p{Ll}+(?: of)?,? \d{4}|\d{4}))/gu,
      'in ',
    )
    .replace(/@ (?=(?:about )?\d{1,2}(?::\d\d| [ap]\.?m)|noon\b|midnight\b)/gi, 'at ')
    .replace(/@/g, 'on');
  said = spokenReport(withSpokenDates(said), spokenHour)
    .replace(HOURS, (_, hour: string, minute: string) => spokenHour(hour, minute))
    .replace(/(?<= [ap]\.m\.)\.(?=$)/, '')
    // "the caller, age 71, said": as one says it, and ready to be told apart.
    .replace(/, (?:aged?|then) (\d{1,3}), who (?=was |is )/gi, ', who was $1 years old and ')
    .replace(/, (?:aged?|then) (\d{1,3}),(?= )/gi, ', who was $1 years old,')
    .replace(
      /, (?:then )?(\d{1,2}|\p{Ll}{3,9}(?:-\p{Ll}{3,5})?) years (?:of age|old),(?= )/gu,
      ', who was $1 years old,',
    );
  // "Kevin Hackshaw, M.D., saw her": what stands behind a name on paper is not said.
  said = said
    .replace(
      /(?<=\p{Lu}\p{Ll}+),? (?:M\.?D|Ph\.?D|D\.?O|D\.?D\.?S|R\.?N|Esq|J\.?D|CPA|P\.?E)\.?(,(?= )|(?=\.$)|(?=[\s,;]))/gu,
      (degree: string, comma: string, at: number, whole: string) =>
        // "Naomi Castellano, P.E. She found": the period ended the sentence, too.
        // "her doctor, Kevin Hackshaw, M.D., saw": one comma closes what the first one opened.
        /\.$/.test(degree) && !comma && OPENS.test(whole.slice(at + degree.length))
          ? '.'
          : comma && /, \p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,3}$/u.test(whole.slice(0, at))
            ? ','
            : '',
    )
    .replace(/, (?:however|therefore|thus|moreover|too)(?=\.$)/u, '');
  said = said
    .replace(/\$(\d[\d,]*)\.00\b/g, '$$$1')
    .replace(new RegExp(`\\b(${DAY}), (?=(?:${MONTH_NAMES.join('|')}) \\d)`, 'g'), '$1, ');
  said = said
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,\s*,/g, ',')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;]+/, '')
    .trim();
  return said === '' ? said : said[0]!.toUpperCase() + said.slice(1);
}

/** Nobody says "LLC" aloud; the comma behind it stays where it closes or opens something. */
const withoutLegalForms = (text: string): string =>
  text.replace(
    /(?<=\p{Lu}[\p{L}.’'&-]{1,30}),? (?:Inc|LLC|L\.L\.C|Corp|Ltd|LP|L\.P|LLP|PLLC)\b(?:\.?(,)(?= \p{Ll})|\.(?= \p{Ll})|(?=['’ ]))/gu,
    (_, comma: string | undefined, at: number) =>
      comma &&
      (/, (?:\p{Ll}+ing|an?|the|who) [^,]*$/u.test(text.slice(0, at)) ||
        /^[^,]*, (?:who|which|where|and|but|an?|the|its|\p{Ll}+ing)\b/u.test(text.slice(at + 1)))
        ? ','
        : '',
  );

/** Straight quotation marks as opening and closing ones, so that what is quoted can be told. */
export const curled = (text: string): string =>
  text
    .replace(/``|''/g, '"')
    .replace(/(^|[\s([—–-])"(?=\S)/g, '$1“')
    .replace(/"/g, '”');

/** "3/9/2025" is said "March 9, 2025". */
function withSpokenDates(text: string): string {
  return text.replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/g, (all) => {
    const [date] = datesIn(all);
    return date?.month && date.day && date.year
      ? `${MONTH_NAMES[date.month - 1]} ${date.day}, ${date.year}`
      : all;
  });
}

/** How another sentence begins. */
const OPENS = /^ (?:He|She|It|They|The|An?|On|In|At|His|Her|Its|Their) /;
