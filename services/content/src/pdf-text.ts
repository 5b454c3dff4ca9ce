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

/** Why a file is not read. */
export class PdfRefusedError extends Error {
  constructor(readonly reason: PdfRefusal) {
    super(reason);
    this.name = 'PdfRefusedError';
  }
}
