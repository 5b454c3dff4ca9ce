import type { FileSentence } from '../case-model/file-sentences.js';
import type { Told } from './direct-testimony.js';
import { splitSpoken } from './english/split.js';
import { factOf } from './passage-fact.js';
import { ONE_FACT } from './whom-meant.js';

/** What a paper says of itself, of the oath and of the law: no witness is asked for it. */
const FORMAL =
  /\b(?:personal knowledge|penalty of perjury|under oath|duly sworn|true and correct|competent to (?:testify|make)|make this (?:affidavit|declaration|statement)|made this (?:affidavit|declaration|statement)|sworn to|notary|my commission expires|pursuant to|(?:affidavit|declaration|petition|complaint|motion|search warrant) (?:in support|is attached)|probable cause|information and belief|incorporat\w+ by reference|as (?:defined|alleged|set (?:forth|out)) (?:above|in)|court should|respectfully|State Bar|Bar No|Attorneys? for|by e-?mail upon|COMES? NOW|complain(?:s|ing) (?:of|against)|monetary relief|jury|invitee|damages|no contest|pleas?|pleaded|arraign\w*|prosecutor|charged with|was dismissed|dismissed the|proximate|resident (?:citizen )?of|over the age of|Code §|§|U\.S\.C|in violation of|produced by|Bates|prefix)\b|^(?:My name is|I am over|I am (?:\p{L}+[- ])?\p{L}+ years old,? competent|Exhibit [A-Z0-9]+ is|Attached|A true)/iu;
/** What was put to paper for counsel, and what the speaker thinks of it now. */
const OF_THE_SUIT =
  /\b(?:[Ll]awyer|[Aa]ttorney|[Cc]ounsel|lawsuit|sued|[Mm]otion|[Aa]ppeal(?:ed|s)?|(?:the|district|circuit) [Cc]ourt|judgment|ALJ|[Aa]dministrative (?:law|appeal)|the (?:P|p)etition|this (?:case|suit|action)|settle(?:d|ment)|insur(?:er|ance)|[Ii] (?:want to be accurate|was told to put)|[Ii] want that in here|plaintiffs? aver|candor)\b/;

const LONGEST = 420;

/** "(HMS 0001219, IT notice)", "(Ex. K, 44:17)" */
export const CITES = / ?\((?:[^()]{0,30}\d[^()]{0,40}|Exs?\.[^()]{1,40}|Id\.[^()]{0,20})\)/g;
/** What others told an officer, rows of forms and of messages, signatures. */
export const NO_TESTIMONY =
  /^(?:[VW]\d\b|On scene|Nothing further|\/s\/|Executed (?:in|on)|Attachments?:|Signed|Dated)|_{4,}|\b\d{1,2}:\d\d [AP]M {0,3}\p{Lu}|^.{0,12}\b(?:Ave|St|Suite|Street|Drive|Road),? .{0,30}\d{5}$/u;

export const speaks = ({ text, section }: FileSentence): boolean =>
  section !== 'relief' &&
  section !== 'order' &&
  text.length <= LONGEST &&
  !FORMAL.test(text) &&
  !OF_THE_SUIT.test(text) &&
  !/§| \) |\bNo\. \d/.test(text) &&
  /\p{Ll}{3}/u.test(text);

export function toldBy(sentence: FileSentence, said: string, topic?: string): Told[] {
  const fact = factOf(sentence.document, sentence.text, sentence.page, sentence.order);
  return splitSpoken(said, ONE_FACT)
    .flatMap(twoActs)
    .map((text) => ({
      text,
      fact,
      own: true,
      at: sentence.order,
      ...(topic && { topic }),
    }));
}

/** "your foot slid and you fell": each is asked for. */
function twoActs(text: string): string[] {
  const at = text.search(/,? (?:and|but) you (?!and\b|were\b|are\b|have\b)(?:\p{L}+ly )?\p{Ll}+/u);
  const [first, rest] = [text.slice(0, at), text.slice(at).replace(/^,? (?:and|but) y/, 'Y')];
  const whole =
    at > 0 && !/[“”]/.test(text) && !/^(?:When|After|Before|If|As|While|Since|Because|What)\b/.test(text);
  return whole && first.split(' ').length > 2 ? [`${first}.`, rest] : [text];
}
