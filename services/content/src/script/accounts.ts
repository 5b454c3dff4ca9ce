import type { ModelPerson } from '@lectern/contracts/case-model';
import { passagesOf } from '../case-fields/document-passages.rules.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { minutesIn } from '../case-model/minutes.js';
import { byFirstName } from '../case-model/genders.js';
import { accountOf } from '../case-model/paper.js';
import { surname } from '../case-model/sides.js';
import { wholeHeadings } from '../case-model/wrapped-headings.js';
import type { Brief } from './brief.js';
import { splitSpoken } from './english/split.js';
import { fromFirstPerson, fromThirdPerson } from './in-second-person.js';
import { factOf } from './own-paper.js';
import { toldOf } from './direct-statements.js';
import { type Told, swornQuestions } from './direct-testimony.js';
import { topicOf } from './topic-of-heading.js';
import { ONE_FACT } from './whom-meant.js';
import { isHim, writtenBy } from './written-by.js';

/** What a paper says of itself, of the oath and of the law: no witness is asked for it. */
const FORMAL =
  /\b(?:personal knowledge|penalty of perjury|under oath|duly sworn|true and correct|competent to (?:testify|make)|make this (?:affidavit|declaration|statement)|made this (?:affidavit|declaration|statement)|sworn to|notary|my commission expires|pursuant to|(?:affidavit|declaration|petition|complaint|motion|search warrant) (?:in support|is attached)|probable cause|information and belief|incorporat\w+ by reference|as (?:defined|alleged|set (?:forth|out)) (?:above|in)|court should|respectfully|State Bar|Bar No|Attorneys? for|by e-?mail upon|COMES? NOW|complain(?:s|ing) (?:of|against)|monetary relief|jury|invitee|damages|no contest|pleaded|arraign\w*|prosecutor|charged with|was dismissed|dismissed the|proximate|resident (?:citizen )?of|over the age of|Code §|§|U\.S\.C|in violation of|produced by|Bates|prefix)\b|^(?:My name is|I am over|I am (?:\p{L}+[- ])?\p{L}+ years old,? competent|Exhibit [A-Z0-9]+ is|Attached|A true)/iu;
/** What was put to paper for counsel, and what the speaker thinks of it now. */
const OF_THE_SUIT =
  /\b(?:[Ll]awyer|[Aa]ttorney|[Cc]ounsel|lawsuit|the (?:P|p)etition|this (?:case|suit|action)|settle(?:d|ment)|insur(?:er|ance)|[Ii] (?:want to be accurate|was told to put)|[Ii] want that in here|plaintiffs? aver|candor)\b/;

const LONGEST = 420;

/** What the witness wrote or swore himself, sentence by sentence as it is put to him. */
export function ownAccount(brief: Brief, witness: ModelPerson): Told[] {
  return writtenBy(brief, witness).flatMap((document) => {
    const topics = topicsOf(document);
    const body = document.pages.map(({ text }) => text).join('\n');
    let open: string | undefined;
    return brief.read.sentences
      .filter((one) => one.document === document)
      .flatMap((sentence) => {
        const text = sentence.text.replace(OF_A_PLEADING, '').replace(CITES, '');
        // A heading of small letters is read as a line of its own.
        const heading = HEADING.test(text) && sentence.position === 0 ? topicOf(text, body) : undefined;
        if (heading) open = heading;
        else if (topics.has(sentence.passage)) open = topics.get(sentence.passage);
        if (HEADING.test(text) || !speaks({ ...sentence, text }) || NO_TESTIMONY.test(text)) return [];
        const said = fromFirstPerson(text);
        return TORN.test(said) ? [] : toldBy(sentence, said, open);
      })
      .map((one) => ({ ...one, witnessed: true, personal: true }));
  });
}

/** ", as the Petition says" */
const OF_A_PLEADING = /,? as (?:the )?[^,.]{0,30}\b(?:[Pp]etition|[Cc]omplaint|[Ii]ndictment)\b[^,.]{0,20}(?=[.,])/u;
/** "(HMS 0001219, IT notice)", "(Ex. K, 44:17)" */
const CITES = / ?\((?:[^()]{0,30}\d[^()]{0,40}|Exs?\.[^()]{1,40}|Id\.[^()]{0,20})\)/g;
const HEADING = /^(?:\p{Lu}|\d)[^.?!:;“”"]{2,50}$/u;
/** What others told an officer, rows of forms and of messages, signatures. */
const NO_TESTIMONY =
  /^(?:[VW]\d\b|On scene|Nothing further|\/s\/|Executed (?:in|on)|Attachments?:|Signed|Dated)|_{4,}|\b\d{1,2}:\d\d [AP]M {0,3}\p{Lu}|^.{0,12}\b(?:Ave|St|Suite|Street|Drive|Road),? .{0,30}\d{5}$/u;

/** A quotation of which one mark alone is in the sentence. */
const TORN = /(?:^|\s)'\p{L}|[.,?!]'(?:\s|$)/u;

const speaks = ({ text, section }: FileSentence): boolean =>
  section !== 'relief' &&
  section !== 'order' &&
  text.length <= LONGEST &&
  !FORMAL.test(text) &&
  !OF_THE_SUIT.test(text) &&
  !/§| \) |\bNo\. \d/.test(text) &&
  /\p{Ll}{3}/u.test(text);

function toldBy(sentence: FileSentence, said: string, topic?: string): Told[] {
  const fact = factOf(sentence.document, sentence.text, sentence.page, sentence.order);
  return splitSpoken(said, ONE_FACT).map((text) => ({
    text,
    fact,
    own: true,
    at: sentence.order,
    ...(topic && { topic }),
  }));
}

/** Heading of each passage, as one turns to it aloud. */
function topicsOf(document: CaseDocument): ReadonlyMap<number, string> {
  const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
  const body = document.pages.map(({ text }) => text).join('\n');
  const topics = new Map<number, string>();
  let open: string | undefined;
  wholeHeadings(passagesOf(pages), pages).forEach(({ kind, text }, at) => {
    if (kind === 'heading') open = topicOf(text, body);
    else if (open) {
      topics.set(at, open);
      open = undefined;
    }
  });
  return topics;
}

/** What the papers of our side tell of the witness. */
export function pleadedAccount(brief: Brief, witness: ModelPerson): Told[] {
  const { model, read } = brief;
  const isParty = witness.role === 'our client';
  const persons = model.people.filter(({ kind }) => kind === 'person');
  const clients = model.people.filter(({ role }) => role === 'our client');
  const others = persons.filter(({ id }) => id !== witness.id).map(({ name }) => surname(name));
  const documents = ourPapers(brief, isParty);
  const party = PARTY_WORDS[model.side] ?? [];
  const names = namesIn(witness, [...documents], isParty && clients.length === 1 ? party : []);
  const opponents = model.people.filter(({ role }) => role === 'the other side');
  const opponent = opponents.length === 1 ? opponents[0]!.name : undefined;
  const theirWord = PARTY_WORDS[model.side === 'claiming' ? 'defending' : 'claiming']!.join('|');
  const withOpponent = (text: string): string =>
    opponent === undefined ? text : text.replace(new RegExp(`(?:[Tt]he )?\\b(?:${theirWord})\\b(?! \\p{Lu})(?!s)`, 'gu'), opponent);
  const own = byFirstName(witness.name);
  let about = false;
  let gender = own;
  return read.sentences
    .filter(({ document }) => documents.has(document))
    .flatMap((sentence) => {
      const { text } = sentence;
      const someoneElse = others.some((name) => text.includes(name)) || KIN.test(text.replace(OWN_KIN, '')) || (!isParty && SIDES.test(text));
      const pronoun = /^(?:He|She|His|Her)\b/.exec(text)?.[0].toLowerCase();
      const goesOn = about && pronoun !== undefined && (own === undefined || /^(?:he|his)$/.test(pronoun) === (own === 'he'));
      if (goesOn && own === undefined) gender = /^(?:he|his)$/.test(pronoun) ? 'he' : 'she';
      const named = text.search(names) >= 0;
      about = named ? opensWith(text, names) : goesOn || (about && !someoneElse && pronoun === undefined);
      if (!speaks(sentence) || !(isParty ? TOLD_IN : FACTS_IN).has(sentence.section)) return [];
      const said = fromThirdPerson(text.replace(CITES, ''), { names, alone: !someoneElse, goesOn, gender });
      if (said)
        return toldBy(sentence, withOpponent(said)).map((one) => ({ ...one, ...(isParty && { witnessed: true }) }));
      // What became of things before his eyes.
      return isParty && about && THING.test(text)
        ? toldBy(sentence, text).map((one) => ({ ...one, own: false, witnessed: true }))
        : [];
    });
}
const TOLD_IN: ReadonlySet<string> = new Set(['facts', 'front', 'argument', 'issues']);
const FACTS_IN: ReadonlySet<string> = new Set(['facts']);
const SIDES = /\b(?:[Pp]laintiff|[Dd]efendant|[Pp]etitioner|[Rr]espondent)\b/;
const PLEADINGS: ReadonlySet<string> = new Set(['complaint', 'petition', 'answer']);
const OUR_PAPERS: ReadonlySet<string> = new Set([...PLEADINGS, 'motion', 'report', 'other']);
const PARTY_WORDS: Partial<Record<string, readonly string[]>> = {
  claiming: ['[Pp]laintiff', '[Pp]etitioner', '[Cc]laimant', '[Cc]omplainant'],
  defending: ['[Dd]efendant', '[Rr]espondent'],
};
const KIN =
  /\b(?:nephew|niece|husband|wife|son|daughter|mother|father|brother|sister|cousin|friend|man|woman|boy|girl|clerk|cashier|salesman|manager|doctor|nurse|supervisor|driver|guard|officer)\b/i;
/** "with her nephew": somebody of hers. */
const OWN_KIN =
  /\b(?:his|her) (?:own |late |older |younger )?(?:nephew|niece|husband|wife|son|daughter|mother|father|brother|sister|cousin|friend|doctor|supervisor|manager)s?\b/gi;
/** "The strap parted." */
const THING = /^(?:The|An?) (?:[\p{Ll}-]+ ){1,4}?\p{Ll}+(?:ed|ung|ent|ell|oke|id|ame|truck)\b/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the papers call him: by name, by the short name that they give him, by the word for his side. */
function namesIn(witness: ModelPerson, documents: readonly CaseDocument[], party: readonly string[]): RegExp {
  const bare = witness.name.replace(/,? (?:Jr|Sr|II|III|IV)\.?$/, '');
  const last = surname(witness.name);
  const first = bare.split(' ')[0]!;
  const whole = documents.map(({ pages }) => pages.map(({ text }) => text).join(' ')).join(' ').replace(/\s+/g, ' ');
  const tail = new RegExp(
    `\\b${escaped(last)}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?,?[^()."“]{0,60} ?\\((?:the |hereinafter |or )?[“"]([^”"]{2,30}?),?[”"]\\)`,
    'iu',
  ).exec(whole)?.[1];
  const short = tail && !/plaintiff|defendant|petitioner|respondent/i.test(tail) ? [tail] : [];
  const titled = '(?:(?:Mr|Mrs|Ms|Dr)\\.? )?';
  const suffix = '(?:,? (?:Jr|Sr)\\.?)?';
  const forms = [
    `${escaped(first)} (?:\\p{Lu}[\\p{L}.]* ){0,2}${escaped(last)}${suffix}`,
    escaped(bare),
    ...short.map(escaped),
    `${titled}${escaped(last)}`,
    ...(last.length > 3 ? [`${titled}${escaped(last.toUpperCase())}`] : []),
  ];
  const by = party.length > 0 ? [`(?:[Tt]he )?(?:${party.join('|')})(?: ${titled}(?:${forms.join('|')}))?(?!s\\b)`] : [];
  return new RegExp(`(?<![\\p{L}-])(?:${[...by, ...forms].join('|')})(?![\\p{L}-])`, 'u');
}

const opensWith = (text: string, names: RegExp): boolean => {
  const at = text.search(names);
  return at >= 0 && at < 70 && !/[.;]/.test(text.slice(0, at).replace(/\b[ap]\.m\./g, ''));
};

/** The papers that tell our account; of a party, where there is none, what a court recites. */
function ourPapers({ model, read }: Brief, isParty: boolean): ReadonlySet<CaseDocument> {
  const of = (kinds: ReadonlySet<string>, any = false): CaseDocument[] =>
    read.papers
      .filter((paper) => kinds.has(paper.kind) && (any || accountOf(paper, model.side) === 'ours'))
      .map(({ document }) => document);
  const own = of(isParty ? PLEADINGS : OUR_PAPERS);
  // What agents and officers wrote, the prosecution calls its witnesses for.
  const reports = read.sides.criminal && model.side === 'claiming' && !isParty ? of(REPORTS, true) : [];
  const all = [...own, ...reports];
  return new Set(all.length > 0 || !isParty ? all : of(RECITES, true));
}
const RECITES: ReadonlySet<string> = new Set(['opinion', 'order']);
const REPORTS: ReadonlySet<string> = new Set(['report', 'other', 'form', 'complaint', 'charge', 'motion', 'letter']);

/** What the minutes of the prosecution announce of the witness. */
export function minutedAccount(brief: Brief, witness: ModelPerson): Told[] {
  if (!brief.read.sides.criminal) return [];
  return brief.read.papers.flatMap(({ document }) =>
    minutesIn(document)
      .filter(({ name }) => isHim(name, witness))
      .flatMap(({ told, page }) =>
        told.flatMap((words, order) => {
          const fact = factOf(document, words, page, order);
          return clausesOf(words).flatMap((clause) => {
            const said = fromThirdPerson(clause, { names: /\b[Tt]he witness\b/u, alone: true, goesOn: true, gender: /^she\b/i.test(clause) ? 'she' : 'he' });
            return splitSpoken(said ?? capital(clause), ONE_FACT).map((text) => ({
              text,
              fact,
              own: said !== undefined,
              witnessed: true,
            }));
          });
        }),
      ),
  );
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TESTIFIES = /^(?:He|She|The witness|\p{L}+ (?:\p{L}\. )?[\p{L}-]+) will (?:also |further )?(?:testify|state|say) (?:that )?/u;
const clausesOf = (words: string): string[] => {
  const plain = words.replace(TESTIFIES, '').replace(/^That /, '').replace(/[.]$/, '');
  return /\b(?:opinion|expected to be|adverse|is believed)\b/.test(plain)
    ? []
    : plain.split(/[;,] (?:and )?that |; (?:and )?/).map((one) => capital(`${one}.`.replace(/^(?:he|she) /, (p) => capital(p))));
};


/** Fewer sentences are no account. */
const FEWEST = 4;

/** Everything that the witness can be asked, from what tells it best: his own paper, his oath, our pleading, what the file says of him. */
export function testimonyOf(brief: Brief, witness: ModelPerson): Told[] {
  const sworn = swornQuestions(brief, witness);
  const own = [...ownAccount(brief, witness), ...minutedAccount(brief, witness)];
  if (own.length >= FEWEST) return [...own, ...sworn];
  if (sworn.length >= FEWEST) return sworn;
  const pleaded = pleadedAccount(brief, witness);
  return pleaded.length >= FEWEST ? [...pleaded, ...own, ...sworn] : toldOf(brief, witness);
}
