import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawable } from './drawable.js';
import { clock } from '@lectern/contracts/clock';
import { spokenBlocks, type SpokenPart } from './speaking-copy.rules.js';
import { registerFonts } from '@lectern/platform/print/fonts';

const SIZE = 18;
const LEFT = 150;
const RIGHT = 72;
const TOP = 72;
const BOTTOM = 72;
const CUE_LEFT = 48;
const CUE_WIDTH = LEFT - CUE_LEFT - 16;
const GRAY = '#555555';
/** Two lines at least stand together at the foot of a page. */
const TWO_LINES = 64;

interface Copy {
  title: string;
  text: string;
  wordsPerMinute: number;
}

/** A letter-size PDF to speak from: large words, times and cues at the left, lines to write on for what is open. */
export async function toSpeakingCopy({ title, text, wordsPerMinute }: Copy): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: BOTTOM, left: LEFT, right: RIGHT },
    bufferPages: true,
    info: { Title: title, Creator: 'Lectern' },
  });
  const bytes = buffer(pdf);
  const shown = shownWith(registerFonts(pdf, `${title}${text}`));
  pdf
    .font('bold')
    .fontSize(14)
    .text(shown(title), CUE_LEFT, TOP - 24, { width: 612 - CUE_LEFT - RIGHT });
  pdf.moveDown(1);
  let cue: string | undefined;
  for (const block of spokenBlocks(text, wordsPerMinute)) {
    if (block.kind === 'cue') {
      cue = block.text;
      continue;
    }
    if (pdf.y > pdf.page.height - BOTTOM - TWO_LINES) pdf.addPage();
    const top = pdf.y;
    margin(pdf, [clock(block.at), ...(cue === undefined ? [] : [shown(cue)])], top);
    cue = undefined;
    pdf.y = top;
    for (const part of block.parts) draw(pdf, part, shown);
    pdf.moveDown(0.6);
  }
  number(pdf, shown(title));
  pdf.end();
  return bytes;
}

/** What the fonts can draw of a text; the rest as Unicode numbers. */
function shownWith(has: (codePoint: number) => boolean): (text: string) => string {
  return (text) =>
    drawable({ title: text, subtitle: '', sections: [], notes: [], citations: [] }, has).script.title;
}

/** The time, and what begins here, small and gray beside the words. */
function margin(pdf: PDFKit.PDFDocument, lines: string[], top: number): void {
  pdf.font('note').fontSize(10).fillColor(GRAY);
  pdf.text(lines.join('\n'), CUE_LEFT, top + 5, { width: CUE_WIDTH, height: TWO_LINES, ellipsis: true });
  pdf.fillColor('black');
}

function draw(pdf: PDFKit.PDFDocument, part: SpokenPart, shown: (text: string) => string): void {
  if (part.kind === 'words') {
    pdf.font('text').fontSize(SIZE).text(shown(part.text), LEFT, pdf.y, { lineGap: 7 });
    return;
  }
  if (pdf.y > pdf.page.height - BOTTOM - TWO_LINES) pdf.addPage();
  const line = pdf.y + 26;
  pdf
    .moveTo(LEFT, line)
    .lineTo(612 - RIGHT, line)
    .lineWidth(0.8)
    .stroke(GRAY);
  pdf
    .font('note')
    .fontSize(10)
    .fillColor(GRAY)
    .text(shown(part.name), LEFT, line + 4)
    .fillColor('black');
  pdf.moveDown(0.4);
}

/** Title and page number at the foot, written last, when the number of pages is known. */
function number(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: CUE_LEFT, right: RIGHT };
    pdf.font('note').fontSize(10).fillColor(GRAY);
    pdf.text(`${title.slice(0, 70)}, page ${page - start + 1} of ${count}`, CUE_LEFT, pdf.page.height - 46, {
      lineBreak: false,
    });
  }
}
