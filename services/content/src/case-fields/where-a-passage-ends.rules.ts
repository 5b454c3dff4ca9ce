import { endsWithAbbreviation } from '@lectern/legal-text/abbreviations';

export interface Line {
  text: string;
  indent: number;
  page: number;
  /** An empty line stands before it, or it opens the page. */
  apart: boolean;
  lastOfBlock: boolean;
  /** Prose in capitals. */
  shouted: boolean;
}

/** A passage that may go on, and the line that it has come to. */
interface Open {
  passage: { text: string; section: string };
  line: Line;
}

/** The letter or number of a point. */
export const OUTLINE = /^([IVX]{1,5}|[A-H])\.\s+(?=[A-Z“"])/;
const TERMINAL = /[.!?:;]["”’)\]]*(\s?\d{1,2})?$/;
/** A line that ends so is not the last of its sentence. */
const LEADS_ON = /(?:^|\s)(?:on|of|the|in|at|to|by|and|or|for|with|an?)$/;

/** A line may end with "v.", "p.m." or "$7.8" in the middle of a sentence. */
export function endsThought(text: string, next: string): boolean {
  const tail = text.slice(-24);
  if (!TERMINAL.test(tail.slice(-12)) || /\d[.,:]\d{1,2}$/.test(tail)) return false;
  return !/\.$/.test(tail) || !(/^[a-z]/.test(next) || endsWithAbbreviation(tail));
}

/** A line of so many letters was filled to its end. */
const LONG_LINE = 55;
/** A paragraph longer than this is none. */
const MAX_PASSAGE = 6000;

/** Whether a line belongs to the open passage. */
export function continues(open: Open, line: Line, width: number): boolean {
  if (open.passage.text.length > MAX_PASSAGE) return false;
  const ended = endsThought(open.passage.text, line.text);
  if (ended && open.passage.section === 'argument' && OUTLINE.test(line.text)) return false;
  const lastEnd = open.line.indent + open.line.text.length;
  // What ends a page far from its margin, and goes on with a capital set in, was the last line of a signature or a list.
  if (line.page !== open.line.page)
    return (
      /^[a-z]/.test(line.text) ||
      (!ended &&
        !(
          open.line.text.length <= LONG_LINE &&
          open.line.indent > line.indent + 3 &&
          /^[A-Z]/.test(line.text)
        ))
    );
  // Where single and double spacing meet on a page, an empty line may stand within a sentence.
  if (line.apart)
    return (
      !ended &&
      (/^[a-z(]/.test(line.text) ||
        lastEnd > width * 0.75 ||
        (open.line.text.length > LONG_LINE && line.indent <= open.line.indent) ||
        LEADS_ON.test(open.passage.text.slice(-12)))
    );
  // A first line that is set in, or one that follows a short last line, begins a paragraph.
  if (ended && line.indent >= open.line.indent + 3) return false;
  return !(ended && lastEnd < width * 0.6 && line.indent <= open.line.indent);
}
