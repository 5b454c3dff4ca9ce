import type { ModelPerson } from '@lectern/contracts/case-model';
import { bearingOf } from '../case-model/bearing.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { capital } from './english/clauses.js';
import { splitUnits } from './english/sentences.js';
import type { OwnWords } from './own-paper.js';
import { nameOf } from './name-of.js';
import { SETS_UP, accuses, serves } from './serves.js';
import { toldOf } from './told-of.js';

/** What a report or an affidavit of somebody on the other side leaves undone, lacks, or has from others. */
export interface ReportLimits {
  /** What he did himself before he found anything: common ground. */
  opens: OwnWords[];
  undone: OwnWords[];
  lacks: OwnWords[];
  sources: OwnWords[];
}

const OFFICIAL_PAPER: ReadonlySet<OwnWords['paper']['kind']> = new Set([
  'report',
  'declaration',
  'statement',
]);

/** A tester for what somebody who accuses, or is sued for it, wrote of what he did: as a whole it is his side's story. */
export const isReport =
  (brief: Brief, witness: ModelPerson) =>
  ({ paper, question, from, read }: OwnWords): boolean =>
    question === undefined &&
    // What he was made to read is no paper of his own.
    read !== true &&
    from !== 'minutes' &&
    paper.embedded !== true &&
    (accuses(brief, witness)
      ? OFFICIAL_PAPER.has(paper.kind)
      : witness.side === 'theirs' && paper.kind === 'report');

/** Of such papers what speaks against them: the rest is left to direct examination. */
export function limitsOf(brief: Brief, witness: ModelPerson, words: readonly OwnWords[]): ReportLimits {
  const found: ReportLimits = { opens: [], undone: [], lacks: [], sources: [] };
  const clean = spokenNames(brief);
  const fits = serves(brief, witness);
  for (const one of words) {
    if (/^\p{Lu}[\p{L}. ]{2,30}:/u.test(one.text)) continue;
    if (/[“"]/.test(one.text)) {
      if (doubts(brief, one.text))
        found.sources.push({ ...one, text: clean(doubtsAlone(one.text)), unclear: false });
      continue;
    }
    const parts = partsOf(one).map((text) => ({ ...one, text: clean(text), unclear: false }));
    const bare = parts.map(({ text }) => text).join(' ');
    if (POINTS.test(bare) || ofTheAccused(brief, bare) || parts.some((put) => againstUs(brief, witness, put)))
      continue;
    if ((SOURCE.test(bare) || POORLY_SEEN.test(bare)) && !/\byou\b/i.test(bare)) found.sources.push(...parts);
    else if (UNDONE.test(bare) && !NO_ACT.test(bare)) found.undone.push(...parts);
    else if (!/^you\b/i.test(bare) && LACKS.test(bare) && !SETTLED.test(bare)) found.lacks.push(...parts);
    else if (ofAnother(brief, bare)) found.sources.push(...parts);
    else if (SETS_UP.test(bare) && fits(one) && /^(?:[^,]{3,40}, )?you\b/i.test(bare))
      found.opens.push(...parts);
  }
  return found;
}

/** In what light, from how far and in what state somebody saw. */
const POORLY_SEEN =
  /\b(?:cataracts?|eyeglasses|(?:not|without) (?:wearing )?(?:glasses|contacts)|no street ?(?:lamps|lights)|unlit|(?:feet|yards) away|had been (?:drinking|smoking)|(?:was|were) (?:dark|intoxicated|asleep)|moon had set)\b/i;
/** "Ms. Roe stated, “None of these have the beard.”": what somebody was not sure of, or saw otherwise. */
const IN_DOUBT =
  /^(?:\p{Lu}[\p{L}.’'-]* ){1,3}(?:then |also )?(?:stated|said|described|believes?|told you|added|answered)\b[^“”]{0,60}[“"]/iu;
const DOUBT =
  /\b(?:not|none|never|nobody|nothing|maybe|guess|think|could be|figured|percent|believes?)\b|n['’]t\b|\b\p{Ll}+ or \p{Ll}+\b/iu;
/** Of what somebody said the sentences that doubt. */
const doubtsAlone = (text: string): string =>
  text.replace(/[“"]([^”"]+)[”"]/, (all, words: string) => {
    const kept = splitUnits(words).filter(({ text: unit }) => DOUBT.test(unit));
    return kept.length === 0 ? all : `“${kept.map(({ text: unit }) => unit.trim()).join(' ')}”`;
  });
const doubts = (brief: Brief, text: string): boolean =>
  IN_DOUBT.test(text) &&
  DOUBT.test(text.slice(text.search(/[“"]/))) &&
  !ofTheAccused(brief, text) &&
  !/^you\b/i.test(text);

const UNDONE = /^You (?:(?:did|had|have|could) not|cannot) (?!\p{L}*ly\b)|^You never\b|^You have found no\b/u;
/** What he did not perceive or have is no omission. */
const NO_ACT =
  /^You (?:did|had|have) not (?:know|think|feel|want|mean|like|need|believe|remember|have (?:time|reason|cause|any reason|a reason))\b|^You never knew\b/;
const LACKS =
  /\b(?:not|cannot|never|none|nobody|nothing|neither|without|unable)\b|\bno mark\b|^No\b|\b(?:audio only|malfunction\w*|(?:battery|camera|phone) (?:was )?dead|battery died|washed|lost|misplaced|discarded|destroyed|pending|out of service|requested|expired|mislabel\w*|consistent with|no (?:lock|video|audio|photographs?|tape|name|bulb|record\w*|prints?|lights?|lighting|subscriber))\b/;
/** Settled, or without a verb of its own. */
const SETTLED =
  /\bno (?:doubt|question|longer)\b|\bnot only\b|\bnot (?:subject|the subject)\b|, (?:no|nothing)\b/i;
/** Money, charges and favors for whoever told it. */
const SOURCE =
  /\b(?:ha[sd] been paid|was paid|convictions?|hopes for|in exchange for|consideration|false statement|charges? (?:is|are|was|were) (?:pending|dropped|dismissed|reduced)|did not know \S+ last name)\b/i;
/** Behind another sentence only. */
const POINTS =
  /^(?:It|This|That|These|Those|They|He|She|There|Also|Due|Based)\b|\b(?:it|them|him|her|he|she|they|so)\b|\b(?:this|that)\b(?! (?:investigation|case|search|stop)\b)/i;
/** What leads to somebody else than the accused. */
const LEADS_TO =
  /\b(?:titled|registered|leased|identified|traced|issued|addressed|belong(?:s|ed)) to (?:\p{Lu}[\p{L}.’'-]*,? ?){1,4}/u;
const ofAnother = (brief: Brief, text: string): boolean => {
  const led = LEADS_TO.exec(text)?.[0];
  const own = brief.read.sides.client?.short.split(' ').at(-1)?.toUpperCase() ?? '';
  return led !== undefined && !led.toUpperCase().includes(own);
};

/** The accused who did not answer or had no license speaks against himself. */
function ofTheAccused({ model }: Brief, text: string): boolean {
  return (
    /^(?:The )?(?:defendant|accused|suspect|subject|prisoner|arrestee|driver|male|female)\b/i.test(text) ||
    model.people.some(
      (one) =>
        one.side === 'ours' &&
        one.kind === 'person' &&
        (text.search(nameOf(one, model.people)) === 0 ||
          text.toLowerCase().startsWith(surname(one.name).toLowerCase())),
    )
  );
}

function againstUs({ read }: Brief, { name }: ModelPerson, { text, fact }: OwnWords): boolean {
  const { favors, by } = bearingOf(read, { ...fact, said: [toldOf(text, name) ?? text] });
  return favors === 'theirs' && by === 'content';
}

const REASON =
  /,? (?:because|since|so that|due to|as (?:he|she|it|they|you|the|by)) .*$| at (?:this|that) time\b|,? you (?:think|believe|guess)\b.*$/;

/** One statement in the parts that can each be put; why something was left undone is for his own counsel. */
function partsOf({ text }: OwnWords): string[] {
  const full = capital(text.replace(/[.]$/, '').replace(/, including .*$/, '')).replace(BARE, '$1 was $2$3');
  const bare = LACKS.test(full) || UNDONE.test(full) ? full.replace(REASON, '').replace(REASON, '') : full;
  const [, first, second] = /^([^,;]{8,60}),? but ((?:the|your|no) [^,;]{6,60})$/.exec(bare) ?? [];
  const parts =
    first && second ? [first, `But ${second}`] : [bare.replace(/,? but you (?:remember|recall)\b.*$/, '')];
  return parts.map((part) => `${part}.`);
}
/** "No written statement obtained": as reports leave the verb out. */
const BARE =
  /^((?:No )?[^,;“”]{3,40}?(?<!\b(?:is|are|was|were|be|been|not|has|have|had|you|did))) (not )?(?<!\b(?:is|are|was|were|be|been|has|have|had|did) not )(obtained|recontacted|contacted|taken|found|recovered|collected|seized|photographed|located|recorded|conducted|tested|interviewed|preserved|requested)\b(?! (?:it|him|her|the|an?)\b)/;

/** Names as they are spoken: reports write them in capitals. */
function spokenNames({ read }: Brief): (text: string) => string {
  const words = new Map(
    read.model.people
      .filter(({ kind }) => kind === 'person')
      .flatMap(({ name }) => name.split(' '))
      .filter((word) => word.length > 3)
      .map((word) => [word.toUpperCase(), word]),
  );
  const client =
    read.sides.criminal && read.model.side === 'defending' ? read.sides.client?.short : undefined;
  return (text) =>
    text
      .replace(/\b(?:the |The )?DEFENDANT\b/g, (all) => client ?? all)
      .replace(/\b\p{Lu}[\p{Lu}-]{3,}\b/gu, (word) => words.get(word) ?? word);
}
