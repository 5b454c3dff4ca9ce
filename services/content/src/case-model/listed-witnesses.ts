import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { ReadCase } from './build.js';
import { counselSide, sideCalled } from './counsel-side.js';
import { minutesIn } from './minutes.js';
import type { Paper } from './paper.js';
import { surname } from './sides.js';
import { swornIn } from './testimony-facts.js';

type Side = ModelPerson['side'];
const flat = (text: string): string => text.replace(/\s+/g, ' ');

const LIST =
  /^[^\p{Ll}\n]{0,30}\bWITNESS(?:ES)?(?: LIST)?(?: (?:FOR|OF) (?:THE )?(\p{Lu}[\p{Lu} ]{3,30}))?\b[^\p{Ll}\n]{0,12}[:.]?/mu;
const LIST_ROWS = 24;

/** Whom a side names as its own witness: at the end of a charge, in a notice of alibi, when a transcript says who calls him. */
export function listedBy(read: ReadCase, { name }: ModelPerson): Side | undefined {
  const last = surname(name);
  for (const paper of read.papers) {
    if (paper.kind === 'transcript') {
      const side = calledIn(read, paper, last);
      if (side) return side;
      continue;
    }
    const { minuted, list } = announcedIn(paper);
    // Whom the minutes of a charge announce, the prosecution calls.
    if (minuted.has(last)) return sideCalled(read, 'the state');
    if (!list || !new RegExp(`\\b${escaped(last)}\\b`, 'iu').test(list.rows)) continue;
    const side = list.of ? sideCalled(read, list.of) : authorOf(read, paper);
    if (side) return side;
  }
  return undefined;
}

interface Announced {
  /** Surnames of the witnesses in the minutes of a charge. */
  minuted: ReadonlySet<string>;
  list?: { rows: string; of: string | undefined };
}
/** Asked of each paper for each person of a file. */
const ANNOUNCED = new WeakMap<Paper, Announced>();

function announcedIn(paper: Paper): Announced {
  const known = ANNOUNCED.get(paper);
  if (known) return known;
  const { kind, author, document } = paper;
  const text = document.pages.map((page) => page.text).join('\n');
  const head = author === 'court' || kind === 'report' ? null : LIST.exec(text);
  const found = {
    minuted: new Set(kind === 'charge' ? minutesIn(document).map(({ name }) => surname(name)) : []),
    ...(head && {
      list: { rows: text.slice(head.index).split('\n').slice(0, LIST_ROWS).join('\n'), of: head[1] },
    }),
  };
  ANNOUNCED.set(paper, found);
  return found;
}

function authorOf(read: ReadCase, { author, kind, document }: Paper): Side | undefined {
  // A notice of alibi is the accused's, however its caption was read.
  const first =
    author === 'first' &&
    !/\bNOTICE OF (?:ALIBI|DEFENSE|SELF-DEFENSE)\b/i.test(document.pages[0]?.text ?? '');
  if (kind === 'other' && !first && author !== 'second') return undefined;
  return sideCalled(read, first ? 'the plaintiff' : 'the defense');
}

/** In court whoever asks first has called; at a deposition the other side asks. */
function calledIn(read: ReadCase, { document }: Paper, last: string): Side | undefined {
  const text = openingInCourt(document);
  if (text === undefined) return undefined;
  const named = !CALLED.test(text)
    ? undefined
    : new RegExp(
        `\\b${escaped(last)},?[^.]{0,60}\\bcalled (?:as a witness )?(?:by|on behalf of|for) ((?:the )?\\p{L}{4,20})`,
        'iu',
      ).exec(text)?.[1];
  return named ? sideCalled(read, named) : calledByHead(read, document, last);
}

const CALLED = /\bcalled (?:as a witness )?(?:by|on behalf of|for) /iu;

/** The first pages of a transcript that is of no deposition. */
function openingInCourt(document: Paper['document']): string | undefined {
  if (OPENINGS.has(document)) return OPENINGS.get(document);
  const text = flat(
    document.pages
      .slice(0, 3)
      .map((page) => page.text)
      .join(' '),
  );
  const opening = /\bDEPOSITION\b|\bEXAMINATION BEFORE TRIAL\b/i.test(text.slice(0, 1500)) ? undefined : text;
  OPENINGS.set(document, opening);
  return opening;
}
const OPENINGS = new WeakMap<Paper['document'], string | undefined>();

/** "MOSS - People - Direct" above his page, or "DIRECT EXAMINATION BY MS. ROE", who appears for the plaintiff. */
function calledByHead(read: ReadCase, document: Paper['document'], last: string): Side | undefined {
  const own = swornIn(document);
  if (!own || surname(own.name) !== last) return undefined;
  const all = document.pages.map((page) => page.text).join('\n');
  const head = new RegExp(
    `^\\s*${escaped(last)} *[-–—]+ *(\\p{L}{4,}) *[-–—]+ *(?:Re)?(?:Direct|Cross)`,
    'imu',
  ).exec(all)?.[1];
  if (head) return sideCalled(read, head);
  const by = /\bDIRECT EXAMINATION\s+(?:\d{1,2}\s+)?BY (M[RS]{1,2}\. [A-Z][A-Za-z'’-]+)/.exec(all)?.[1];
  return counselSide(read, document.pages)(by);
}
