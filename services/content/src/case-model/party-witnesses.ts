import { codedPeople } from './coded-people.js';
import { calledByLetter } from './lettered-people.js';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import type { ReadCase } from './build.js';
import { speakerOf } from './first-person.js';
import { sideCalled } from './counsel-side.js';
import type { Paper } from './paper.js';
import { surname } from './sides.js';

type Side = ModelPerson['side'];
const flat = (text: string): string => text.replace(/\s+/g, ' ');

const RETAINED =
  /\b(?:retained|engaged|hired|prepared|commissioned|disclosed)\b[^.]{0,40}? (?:by|on behalf of|for|at the request of) (?:(?:counsel|attorneys?|the attorneys?) (?:for|of) )?((?:the )?[^.,;]{4,50})/i;
const EXPERT_OF =
  /\b(?:expert|consultant)s? (?:witness(?:es)? )?(?:for|on behalf of) (?:(?:counsel|attorneys?) for )?((?:the )?[^.,;]{4,50})/i;
const THEIR_EXPERT =
  /\b((?:the )?(?:plaintiff|defendant|defense|state|petitioner|respondent|government)s?)(?:['’]s?)? (?:\p{Ll}+ ){0,2}expert\b/iu;
const HEAD = 2500;

const MADE_FOR =
  /\b(?:TO|To|FOR|For|ATTENTION|Attention):\s[^:]{2,80}?\b(?:[Cc]ounsel|[Aa]ttorneys?|COUNSEL|ATTORNEYS?) (?:for|FOR) ([^,.;:]{4,50})/;
/** "This firm represents Ada Moss": counsel's letter tells his client's story. */
const REPRESENTS =
  /\b(?:[Tt]his (?:firm|office)|[Ww]e|I|[Oo]ur (?:firm|office)|[Tt]he undersigned) (?:now )?(?:represents?|(?:am|are) (?:the )?(?:counsel|attorneys?) for|(?:has|have) been (?:retained|engaged) by|writes? (?:to you )?on behalf of)(?: the interests of)? ([^.;]{4,80})/;
/** "plaintiff's expert report.pdf": how counsel named it. */
const EXPERT_FILE =
  /\b(plaintiffs?|defendants?|defense|petitioners?|respondents?|states?)(?:['’]s?)? (?:\p{L}+ ){0,2}expert\b/iu;
const FOR_THE_DEFENSE =
  /\b(?:defense investigator|attorney work product|public defender['’]?s? investigator)\b/i;

/** For whose counsel a report or a memorandum was made. */
export function madeFor(read: ReadCase, { document }: Paper): Side | undefined {
  const head = flat(document.pages[0]?.text.slice(0, HEAD) ?? '');
  const named = MADE_FOR.exec(head)?.[1];
  if (named) return sideCalled(read, named);
  const represented = REPRESENTS.exec(head)?.[1];
  const ofClient = represented && sideCalled(read, represented);
  if (ofClient) return ofClient;
  const titled = EXPERT_FILE.exec(document.name.replace(/[-_]+/g, ' '))?.[1];
  if (titled) return sideCalled(read, titled);
  const letterhead = read.sides.criminal ? undefined : headOf(read, document.pages[0]?.text ?? '');
  if (letterhead) return letterhead;
  return read.sides.criminal && FOR_THE_DEFENSE.test(head) ? sideCalled(read, 'the defense') : undefined;
}

/** A memorandum or a form under the name of a company that is a party is that party's. */
function headOf({ model }: ReadCase, text: string): Side | undefined {
  const rows = text
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, LETTERHEAD_ROWS)
    .join('\n')
    .toLowerCase();
  return model.people.find(({ kind, side, name }) => {
    const core = kind === 'organization' && side !== 'neither' ? coreWord(name) : undefined;
    return core !== undefined && core.length > 3 && rows.includes(core.toLowerCase());
  })?.side;
}
const LETTERHEAD_ROWS = 2;

/** Who had an expert write: as the report itself says, or as another paper calls him. */
export function retainedBy(read: ReadCase, person: ModelPerson): Side | undefined {
  const last = surname(person.name);
  const low = last.toLowerCase();
  for (const paper of read.papers) {
    const { by, head, title } = headOfPaper(paper);
    if (!(by !== undefined && surname(by) === last) && !title.some((row) => row.includes(low))) continue;
    const text = flat(head);
    const named = RETAINED.exec(text)?.[1] ?? EXPERT_OF.exec(text)?.[1] ?? THEIR_EXPERT.exec(text)?.[1];
    const side = named && sideCalled(read, named);
    if (side) return side;
  }
  const told = new RegExp(
    `\\b((?:the )?(?:plaintiff|defendant|defense|state|petitioner|respondent|government)s?)(?:['’]s?)? (?:retained )?expert(?: witness)?,? (?:Dr\\. )?(?:\\p{Lu}[\\p{L}.]* ){0,2}${escaped(last)}\\b`,
    'iu',
  );
  for (const text of ofExperts(read.sentences)) {
    const named = text.includes(last) ? told.exec(text)?.[1] : undefined;
    const side = named && sideCalled(read, named);
    if (side) return side;
  }
  return undefined;
}

interface HeadOfPaper {
  by: string | undefined;
  head: string;
  /** The rows among which an expert's report names him, in small letters. */
  title: readonly string[];
}
/** Asked of each paper for each person of a file. */
const HEADS = new WeakMap<Paper, HeadOfPaper>();

function headOfPaper(paper: Paper): HeadOfPaper {
  const known = HEADS.get(paper);
  if (known) return known;
  const { document, kind } = paper;
  const head = document.pages[0]?.text.slice(0, HEAD) ?? '';
  const found = {
    by: kind === 'transcript' ? undefined : speakerOf(document.pages),
    head,
    title:
      kind !== 'complaint' && /\bexpert\b/i.test(head)
        ? head
            .split('\n')
            .slice(0, 14)
            .map((row) => row.toLowerCase())
        : [],
  };
  HEADS.set(paper, found);
  return found;
}

function ofExperts(sentences: ReadCase['sentences']): readonly string[] {
  const known =
    EXPERTS.get(sentences) ?? sentences.map(({ text }) => text).filter((text) => /expert/iu.test(text));
  EXPERTS.set(sentences, known);
  return known;
}
const EXPERTS = new WeakMap<ReadCase['sentences'], readonly string[]>();

const HARMED =
  /\b(?:caus(?:e|ed|ing) the death of|kill(?:ed|ing)?|murder(?:ed|ing)?|strangl(?:e|ed|ing)|stab(?:bed|bing)?|sh(?:oot|ot|ooting)|str(?:ike|uck|iking)|hit(?:ting)?|touch(?:ed|ing)?|assault(?:ed|ing)?|batter(?:ed|ing)?|rob(?:bed|bing)?|threaten(?:ed|ing)?|kidnap(?:ped|ping)?|rape[ds]?|bodily (?:harm|injury) to|death of|(?:person or )?presence of|property of|from the person of)(?: one)?,? ((?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})/gu;
const VICTIM = /^\s*VICTIM(?: ?\d)?:?\s+((?:\p{Lu}[\p{L}’'-]+,? ?){2,4})/gmu;
/** "VICTIM" over a table whose first column is "NAME". */
const VICTIM_IN_TABLE =
  /^[ \t]*VICTIM(?: ?\d)?[ \t]*\n(?:[ \t]*\n)?[ \t]*NAME\b[^\n]*\n[ \t]*(\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}+)/gmu;

/** On whose behalf the prosecution speaks: whom the charge or the report names as killed, robbed, hurt. */
export function wrongedIn({ papers, sides }: ReadCase): string[] {
  const accused = sides.side === 'claiming' ? sides.opponent : sides.client;
  const found = papers
    .filter(({ kind }) => kind === 'charge' || kind === 'report' || kind === 'complaint')
    .flatMap(({ document, kind }) => {
      const text = document.pages.map((page) => page.text).join('\n');
      const of = kind === 'report' ? [] : [...flat(text).matchAll(HARMED)].map(([, name]) => name!);
      const form = [...text.matchAll(VICTIM), ...text.matchAll(VICTIM_IN_TABLE)].map(([, name]) =>
        inOrder(name!.trim()),
      );
      const coded = codedPeople(text).flatMap(({ as, name }) => (as === 'victim' ? [name] : []));
      const lettered =
        kind === 'report' ? calledByLetter(document).filter(({ letter }) => letter === 'V') : [];
      return [...of, ...form, ...coded, ...lettered.map(({ name }) => name)].map((name) =>
        name === name.toUpperCase() ? inOrder(name) : name,
      );
    })
    .map((name) => name.replace(/[,.\s]+$/, '').replace(/,? (?:III|II|Jr|Sr)$/u, ''));
  return [...new Set(found)].filter(
    (name) =>
      name.includes(' ') &&
      !(accused && surname(accused.said).toLowerCase() === surname(name).toLowerCase()) &&
      !/\b(?:State|County|City|Police|Department|District|Court|United|Defendant|Street|Avenue|Road)\b/.test(
        name,
      ),
  );
}

/** "BASCOMBE, TERRENCE L. III" */
function inOrder(name: string): string {
  const [last = '', rest = ''] = name.split(/,\s*/);
  const given = rest === '' ? last : `${rest.split(/\s+/)[0]} ${last}`;
  return given.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}

const TREATS =
  '(?:treat(?:s|ed|ing)|operated on|performed|saw|examined|diagnosed|referred|set|repaired|prescribed|recommended)';
/** Who looked after the one who was hurt is called by him, unless care itself is what the case is about. */
export function treats({ details, model, sentences }: ReadCase, { name, role }: ModelPerson): boolean {
  if (model.claims.some((claim) => /malpractice|medical|informed consent/i.test(claim.name))) return false;
  if (details.caseType !== 'personal-injury' && details.caseType !== 'civil-litigation') return false;
  if (/\btreating\b/.test(role ?? '')) return true;
  const last = surname(name);
  if (!/^Dr\b/.test(name) && !/\b(?:surgeon|physician|therapist|doctor)\b/.test(role ?? '')) return false;
  const own = new RegExp(`\\b${escaped(last)}\\b[^.]{0,30} ${TREATS}\\b`, 'u');
  return sentences.some(
    ({ text }) => text.includes(last) && own.test(text) && !/\bindependent\b|\bIME\b/.test(text),
  );
}
