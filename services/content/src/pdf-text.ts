export interface PdfPage {
  /** Counted from 1 as a PDF reader counts, whatever number is printed on the page. */
  number: number;
  text: string;
  /** True when the words were read from a picture of the page and may hold slips. */
  ocr: boolean;
  /** A picture of a page: without text of its own, whether or not it was read. */
  scanned: boolean;
  /** False for a page without readable text: blank, or a picture that was not read. */
  read: boolean;
}

export interface PdfText {
  pageCount: number;
  pages: PdfPage[];
  /** Filing stamps that courts print over a page; they carry docket and filing date. */
  stamps: string[];
  runningHeads: string[];
  /** Plain sentences for the person who uploaded the file. */
  warnings: string[];
}

/** Read as far as somebody waits for it. */
export interface ReadText extends PdfText {
  /** Scanned pages on which text recognition has had no try so far; none where it is not installed. */
  untried: number[];
}

export type PdfRefusal =
  | 'empty'
  | 'not-a-pdf'
  | 'too-large'
  | 'password'
  | 'damaged'
  | 'too-many-pages'
  | 'too-much-memory'
  | 'too-slow';

export const REFUSAL_SENTENCES: Record<PdfRefusal, string> = {
  empty: 'This file is empty.',
  'not-a-pdf': 'This file is not a PDF.',
  'too-large':
    'This file is larger than 100 MB. Split it or save it with smaller pictures, then upload it again.',
  password: 'This file is protected by a password. Save a copy without the password, then upload that.',
  damaged: 'This file is damaged and cannot be read. Open it, save a new copy, then upload that.',
  'too-many-pages': 'This file has more than 1,500 pages. Upload the part that you want to practice with.',
  'too-much-memory': 'This file takes too much memory to read. Print it to a new PDF, then upload that.',
  'too-slow': 'This file takes too long to read. Print it to a new PDF, then upload that.',
};

/** Why a file is not read; the message is for the person who uploaded it. */
export class PdfRefusedError extends Error {
  constructor(readonly reason: PdfRefusal) {
    super(REFUSAL_SENTENCES[reason]);
    this.name = 'PdfRefusedError';
  }
}
