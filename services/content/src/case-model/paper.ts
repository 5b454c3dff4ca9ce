import type { PaperKind, Side } from '@lectern/contracts/case-model';
import { isForm } from '../case-fields/form-lines.rules.js';
import type { Caption } from '../case-fields/caption.rules.js';
import { readDocumentKind, readFilingSide } from '../case-fields/document-kind.rules.js';
import { readParties } from '../case-fields/parties.rules.js';
import { isTranscript } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from './file-sentences.js';

/** What a document is and who speaks in it. */
export interface Paper {
  document: CaseDocument;
  kind: PaperKind;
  caption: Caption | undefined;
  /** The court, or which party of the caption. */
  author: 'court' | 'first' | 'second';
}

const SALUTATION =
  /^\s*(?:dear\s+\p{Lu}.{1,60}|to (?:whom it may concern|counsel|all counsel|(?:all |the )?parties))[:,]\s*$/imu;
const AGREEMENT =
  /^\s*(?:[\w’' -]{0,50}\b)?(?:agreement|lease|contract|deed|power of attorney|last will(?: and testament)?|invoice|policy)\s*$/im;
/** "Before MANION and SYKES, Circuit Judges.", "SYKES, Circuit Judge.": how a court signs what it decided. */
const DECIDED_BY =
  /^\s*(?:Before:? .{5,120}(?:Judges|Justices)|\p{Lu}{3,}[^a-z\n]{0,30}, (?:(?:Chief|Senior|Circuit|District|Associate|Presiding) )*(?:Judge|Justice|J|C\.J))[.:]\s*$/mu;
const PLEA = /\bplea (?:agreement|offer)\b|\bthis letter sets forth the (?:full and complete )?plea\b/i;

export function readPaper(document: CaseDocument): Paper {
  const pages = document.pages.map(({ number, text }) => ({
    number,
    text,
    ocr: false,
    scanned: false,
    read: true,
  }));
  const first = pages[0]?.text ?? '';
  const caption =
    pages.length > 0
      ? readParties({ pageCount: pages.length, pages, stamps: [], runningHeads: [], warnings: [] })
      : undefined;
  const titled = readDocumentKind(pages);
  const kind = ((): PaperKind => {
    if (pages.length === 0) return 'other';
    if (SALUTATION.test(first) || PLEA.test(first)) return 'letter';
    if (isTranscript(pages)) return 'transcript';
    if (DECIDED_BY.test(first) && titled !== 'order') return 'opinion';
    if (!caption && AGREEMENT.test(first.split('\n').slice(0, 12).join('\n'))) return 'agreement';
    if (isForm(pages)) return 'form';
    return titled === 'citation' ? 'form' : titled;
  })();
  const author =
    kind === 'order' || kind === 'opinion' || kind === 'transcript'
      ? 'court'
      : caption
        ? readFilingSide(titled, caption, pages).side
        : 'first';
  return { document, kind, caption, author };
}

/** Whose account a paper gives, for the one who stands on `side`. */
export function accountOf(paper: Paper, side: Side): 'ours' | 'theirs' | 'neutral' {
  if (
    paper.author === 'court' ||
    side === 'unknown' ||
    ['transcript', 'letter', 'agreement', 'report', 'other', 'form'].includes(paper.kind)
  )
    return 'neutral';
  return (paper.author === 'first') === (side === 'claiming') ? 'ours' : 'theirs';
}
