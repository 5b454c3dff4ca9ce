import type { PdfText } from '../pdf/pdf-text.js';
import { type Caption, printedCaption } from './caption.rules.js';
import { criminalCaption, labeledTitle, matterOf, runningTitle, titleLine } from './caption-forms.rules.js';
import { formParties, narrativeParties } from './parties-in-text.rules.js';

const PAGES_WITH_A_CAPTION = 5;

/**
 * The parties as the document itself shows them: caption, title line, running head, or a form's labeled lines.
 * Running text is never searched for "v.", because most of what stands there is other people's cases.
 */
export function readParties(text: PdfText): Caption | undefined {
  const pages = text.pages.slice(0, PAGES_WITH_A_CAPTION);
  return (
    printedCaption(pages) ??
    labeledTitle(pages) ??
    criminalCaption(pages) ??
    titleLine(pages) ??
    runningTitle(text.runningHeads) ??
    matterOf(pages) ??
    formParties(pages) ??
    narrativeParties(pages)
  );
}
