import { buffer } from 'node:stream/consumers';
import type { Block } from '@lectern/contracts/library';
import { registerFonts } from '@lectern/platform/print/fonts';
import PDFDocument from 'pdfkit';

const MARGIN = 72;
const WIDTH = 612 - 2 * MARGIN;
const SIZE = 11.5;
const HANGING = 22;
const GRAY = '#444444';
/** A heading and two lines below it stand together. */
const TOGETHER = 76;

interface Handout {
  title: string;
  description: string;
  content: readonly Block[];
}

/** A resource of the library on letter-size pages. */
export async function toHandout({ title, description, content }: Handout): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Creator: 'Lectern' },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf, JSON.stringify({ title, description, content }));
  pdf.font('text').fontSize(21).text(title, { paragraphGap: 4 });
  pdf.font('note').fontSize(10.5).fillColor(GRAY).text(description, { paragraphGap: 14 }).fillColor('black');
  for (const block of content) draw(pdf, block);
  number(pdf, title);
  pdf.end();
  return bytes;
}

function draw(pdf: PDFKit.PDFDocument, block: Block): void {
  if (block.kind === 'pause') return;
  if ('items' in block) {
    block.items.forEach((text, at) =>
      item(pdf, text, block.kind === 'numbers' ? `${block.start + at}.` : block.kind),
    );
    pdf.moveDown(0.35);
    return;
  }
  if (block.kind === 'heading') {
    if (pdf.y > pdf.page.height - MARGIN - TOGETHER) pdf.addPage();
    pdf.moveDown(block.level === 2 ? 0.5 : 0.2);
    pdf
      .font('bold')
      .fontSize(block.level === 2 ? 14 : 11.5)
      .text(block.text, MARGIN, pdf.y, { paragraphGap: 5, width: WIDTH });
    return;
  }
  const quoted = block.kind === 'quote';
  if (quoted) pdf.fillColor(GRAY);
  written(pdf, block.text, MARGIN + (quoted ? HANGING : 0), 8);
  pdf.fillColor('black');
}

function item(pdf: PDFKit.PDFDocument, text: string, mark: string): void {
  if (pdf.y > pdf.page.height - MARGIN - 2 * SIZE) pdf.addPage();
  const top = pdf.y;
  if (mark === 'checks')
    pdf
      .rect(MARGIN + 2, top + 2.5, 9, 9)
      .lineWidth(0.8)
      .stroke(GRAY);
  else if (mark === 'bullets') pdf.circle(MARGIN + 7, top + 7.5, 1.8).fill('black');
  else pdf.font('text').fontSize(SIZE).text(mark, MARGIN, top, { lineBreak: false });
  pdf.y = top;
  written(pdf, text, MARGIN + HANGING, 4);
}

/** Text whose stressed words are in bold. */
function written(pdf: PDFKit.PDFDocument, text: string, left: number, paragraphGap: number): void {
  const stretches = text.split('**');
  const top = pdf.y;
  stretches.forEach((stretch, at) => {
    const options = {
      width: WIDTH + MARGIN - left,
      lineGap: 3,
      paragraphGap,
      continued: at < stretches.length - 1,
    };
    pdf.font(at % 2 === 1 ? 'bold' : 'text').fontSize(SIZE);
    if (at === 0) pdf.text(stretch, left, top, options);
    else pdf.text(stretch, options);
  });
}

/** Title and page number at the foot, written last, when the number of pages is known. */
function number(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    pdf.font('note').fontSize(9).fillColor(GRAY);
    pdf.text(`Lectern · ${title} · page ${page - start + 1} of ${count}`, MARGIN, pdf.page.height - 46, {
      lineBreak: false,
    });
  }
}
