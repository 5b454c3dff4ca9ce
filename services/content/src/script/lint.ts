import type { ContentType } from '@lectern/contracts/scenarios';
import { countWords } from './english/count-words.js';
import type { Line } from './line.js';
import { QUOTATIONS } from './english/quotes.js';

/** Why a line may not be read aloud. */
export type Fault =
  | 'long'
  | 'paper-word'
  | 'unfinished'
  | 'edited-quote'
  | 'the-file'
  | 'ultimate-standard'
  | 'prior-ruling'
  | 'prior-record'
  | 'doubts-client'
  | 'vouches'
  | 'argues'
  | 'two-facts'
  | 'not-leading'
  | 'leading'
  | 'open-on-cross'
  | 'steering'
  | 'closed'
  | 'commits';

export interface LintContext {
  type: ContentType;
  /** Cross, direct, questions to a panel, or a speech. */
  form: 'cross' | 'direct' | 'panel' | 'speech' | 'notes';
  /** Those who decide are jurors. */
  jury: boolean;
  opening: boolean;
  client?: string | undefined;
  /** Who is tried for a crime, as he is called. */
  accused?: readonly string[];
  /** One of the parties is an insurer: then the insurance is what the case is about. */
  insures?: boolean;
  /** The parties as they are called, which may hold a word that is not for a jury. */
  parties?: readonly string[];
}

const LONGEST = 34;
/** Words that somebody said or wrote are read out as they are. */
const LONGEST_READ = 46;
/** The question before a court is put in one sentence, as it was presented. */
const QUESTION = /^(?:The (?:question|first|second|third) is|(?:First|Second|Third), the question is) /;
const LONGEST_QUESTION = 42;
/** Words of papers, and a pleading's "Admits, except that ..." without who admits. */
const PAPER =
  /^(?:Admits?|Admitted|Denies|Deny|Denied)\b|\b(?:on or about|herein|hereby|hereinafter|aforementioned|aforesaid|thereof|therein|whereas|to wit|inter alia|et al\.|and\/or)\b|\[\p{L}\]\p{L}|\((?:the )?[“"]/iu;
const UNFINISHED =
  /(?:(?<!\bExhibit |\b(?:from|to|of|about|after|for|at|with|by|in|on|like|saw|did|do|said|say) (?=that\b))\b(?:the|a|an|of|to|and|or|with|by|for|that|which)[.?!]$)|\bnone of the\b.*\babout\b|\bundefined\b|\s[,.;]/i;
/** "You understand the unit had a?", "You know that anybody was?" */
const CUT_OFF =
  /\b(?:a|an|the|of|to|and|or|with|by|for)[?]$|\b(?:that|who|which|whether|if) (?:an?y?\p{L}* |the )?\p{L}+ (?:was|were|is|are|had|has)[?]$/u;
/** “But you talked to [another individual] ”, “Well you gotta be-”: a quotation that the paper edited, or that broke off. */
const EDITED = /[“"][^”"]*(?:\[[\p{L}’' ]{0,40}\]|\s”|[-–—][.,?!]?”)/u;
const FILE = /\bthe file\b/i;
const STANDARD = /\bprobable cause\b/i;
const RULING =
  /\b(?:the (?:trial |district |superior |lower )?court (?:found|held|ruled|denied|granted|dismissed|concluded)|pleaded guilty|plea agreement|settle(?:d|ment)|was convicted|indict(?:ed|ment)|no jurisdiction|appellate jurisdiction)\b/i;
/** "Insurance fraud" is a charge. */
const INSURANCE =
  /\binsur(?:er|ance(?! fraud\b)|ed)\b|\b(?:liability|claims?) (?:carrier|adjuster)s?\b|\bpolicy limits\b/i;
/** "until I talk to the carrier": of insurance, where nothing is carried. */
const CARRIER =
  /\b(?:talk(?:ed|ing)? (?:to|with)|notif(?:y|ied)|tell|told|report(?:ed)? (?:it |this )?to|hear(?:d)? from) (?:the|our|your|my) (?:carrier|adjuster)\b/i;
const CARRIED =
  /\b(?:freight|goods|ship\w*|deliver\w*|packages?|box(?:es)?|loads?|mail|cargo|pallets?|trucks?|trailers?)\b/i;
const tellsInsurer = (text: string): boolean =>
  INSURANCE.test(text) || (CARRIER.test(text) && !CARRIED.test(text));
/** A party may be named for what it is. */
const INTRODUCES = /^(?:I represent|On the other side|The defendant is|Who here) /;
const DOUBTS = /\b(?:purportedly|allegedly|claims? (?:to|that)|supposedly)\b/i;
const VOUCHES =
  /\b(?:I|we) (?:believe|know|think|am (?:sure|certain|convinced)|are (?:sure|certain|convinced)|guarantee|promise|vouch)\b|\b(?:in my|our) (?:opinion|experience|view)\b|\b(?:is|was) (?:telling the truth|an honest (?:man|woman|witness))\b|\bput yourself\b|\bsend a message\b/i;
const ARGUES =
  /\b(?:therefore|clearly|obviously|undeniabl\w+|no reasonable|ask yourselves?|liable|negligent\w*|violated the law|broke the law|testamentary capacity|undue influence|(?:materially )?breached|material breach|defamatory|should have|is guilty|are guilty|common sense)\b|\?$/i;

/** A bracket holds a place for the advocate; his own words are his. */
const exempt = ({ sources }: Line): boolean =>
  sources.some(({ kind }) => kind === 'slot' || kind === 'attorney');

const isTooLong = (text: string, own: string): boolean =>
  QUESTION.test(text)
    ? countWords(text) > LONGEST_QUESTION
    : countWords(own) > LONGEST || countWords(text) > LONGEST_READ;

/** Every fault that a line would be stopped for, before it is read aloud to anyone. */
export function faultsOf(line: Line, context: LintContext): Fault[] {
  const { type, form, jury, opening, client } = context;
  if (exempt(line) || type === 'legal_citations') return [];
  const faults: Fault[] = [];
  const add = (fault: Fault, found: boolean): void => {
    if (found) faults.push(fault);
  };
  const own = line.text.replace(QUOTATIONS, '“words”');
  const notes = form === 'notes';
  add('long', !notes && isTooLong(line.text, own));
  add('paper-word', PAPER.test(own));
  add('unfinished', UNFINISHED.test(own) || (form === 'cross' && CUT_OFF.test(own.replace(TAG, '?'))));
  add('edited-quote', !notes && EDITED.test(line.text));
  add('the-file', !notes && FILE.test(own));
  add('ultimate-standard', jury && STANDARD.test(own));
  const plain = withoutParties(own, context);
  add(
    'prior-ruling',
    jury &&
      !notes &&
      (RULING.test(plain) || (!context.insures && tellsInsurer(withoutParties(line.text, context)))),
  );
  add('prior-record', jury && !notes && tellsRecord(own, context));
  add('doubts-client', client !== undefined && own.includes(client) && DOUBTS.test(own));
  add('vouches', (form === 'speech' || form === 'panel') && VOUCHES.test(own));
  if (form === 'panel' && line.text.endsWith('?')) {
    add('closed', !ASKS_PANEL.test(own));
    add('commits', COMMITS.test(own));
  }
  add(
    'argues',
    opening && form === 'speech' && line.sources.every(({ kind }) => kind !== 'framing') && ARGUES.test(own),
  );
  // Why nobody is asked is no question.
  const says = line.text.endsWith('.') && line.sources.every(({ kind }) => kind === 'framing');
  if (form === 'cross' && !says) {
    add('not-leading', !isLeading(own));
    // "When a fuse blows, it stays open, correct?": the scene is no question, and no second fact.
    const put = TAG.test(own) ? own.replace(SCENE, '') : own;
    add('open-on-cross', OPEN.test(put));
    add('two-facts', holdsTwoFacts(put));
  }
  if (form === 'direct' && line.text.endsWith('?') && !line.text.startsWith('Your Honor')) {
    add('leading', isLeading(own) || CLOSED.test(own));
    add(
      'two-facts',
      /\band how do you know\b|\?.*\?/i.test(own) ||
        /\b(?:and|or) (?:who|what|when|where|why|how)\b/i.test(own),
    );
  }
  return faults;
}

/** What the accused did before is not told to jurors: Fed. R. Evid. 404(b), 609. "Possession by a convicted felon" is what he is charged with. */
const RECORD =
  /\b(?:criminal (?:history|record|past)|prior (?:convictions?|arrests?|record|offenses?|bad acts)|(?:was|been|previously) (?:previously )?convicted|convictions? (?:for|of)|on (?:probation|parole)|registered (?:sex )?offender|ex-(?:convict|felon)|(?<!\bby (?:an? )?)convicted felon)\b/i;
const tellsRecord = (text: string, { accused = [] }: LintContext): boolean =>
  RECORD.test(text) && accused.some((name) => text.includes(name));

/** An insurer that is itself sued is called by its name. */
function withoutParties(text: string, { parties = [] }: LintContext): string {
  const plain = parties.reduce((rest, name) => rest.replaceAll(name, 'it'), text);
  return INTRODUCES.test(plain) ? plain.replace(/\bInsurance\b/g, '') : plain;
}

const SCENE = /^(?:When|If|With) [^,?]{4,80}, (?=\p{L})/u;
const OPEN =
  /^(?:(?:and|so|now|then),? )?(?:(?:at|on|in|from|to|by|for|with|of|about|until|since) )?(?:who|whom|whose|what|when|where|why|how|which|tell|describe|explain)\b/i;
/** "If you are willing, what would help ...?" */
const ASKS_PANEL = /^(?:[^,?]{2,60}, )?(?:and |so )?(?:who|whom|what|when|where|why|how|which)\b/i;
/** Asks a juror to bind himself, or how he would decide (Mauet, ch. 2). */
const COMMITS =
  /\b(?:promise|commit|pledge|agree with me|give (?:us|me) your word|be fair to|(?:could|would|can|will) you (?:find|vote|award|convict|acquit|return|hold|set aside|follow))\b|\b(?:verdict|guilty) (?:for|if)\b/i;
const CLOSED = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|isn't|wasn't|didn't)\b/i;
const TAG =
  /,? (?:correct|right|true|is that right|isn't that (?:right|so|true)|wasn't (?:it|he|she)|didn't you|weren't you)\?$/i;

/** A statement put to the witness, with or without a tag. */
export const isLeading = (text: string): boolean =>
  TAG.test(text) ||
  (/\?$/.test(text) &&
    !OPEN.test(text) &&
    !CLOSED.test(text) &&
    /^(?:(?:you|your|that|it|the|he|she|they|there|no|on|in|at)\b|asked )/i.test(text));

/** A second clause with a verb of its own that one yes cannot answer. */
export const holdsTwoFacts = (text: string): boolean =>
  /;|,? (?:and|but) (?:then )?(?:you|he|she|it|they|we|the \p{L}+) \p{L}+|,? (?:and|but) (?:\p{L}+ly )?(?:\p{L}+ed|went|took|gave|saw|said|told|wrote|left|came|made|had|was|were)\b|\b(?:because|although|while|after you|before you|when you)\b|, (?:who|which|whose)\b/iu.test(
    text.replace(TAG, ''),
  );
