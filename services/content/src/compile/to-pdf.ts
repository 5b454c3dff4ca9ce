import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {
  type AnnotatedBlock,
  type AnnotatedScript,
  type AnnotatedSection,
  HEADER_LINE,
  type Stretch,
  UNSUPPORTED_MARK,
} from './annotate.js';
import { drawable } from './drawable.js';
import { registerFonts } from '@lectern/platform/print/fonts';

const MARGIN = 72;
const HEADER_TOP = 36;

/** A letter-size PDF: the header line and the page number on each page, notes at the end. */
export async function toPdf(given: AnnotatedScript): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: given.title, Subject: HEADER_LINE, Creator: 'Lectern' },
  });
  const bytes = buffer(pdf);
  const { script, remark } = drawable(given, registerFonts(pdf, JSON.stringify(given)));
  drawTitle(pdf, script);
  if (remark !== undefined)
    pdf.font('note').fontSize(9).fillColor(MARK_COLOR).text(remark, { paragraphGap: 14 }).fillColor('black');
  script.sections.forEach((section, at) => drawSection(pdf, section, at));
  if (script.citations.length > 0) {
    drawHeading(pdf, 'Citations', script.sections.length > 0);
    for (const line of script.citations) pdf.font('text').fontSize(11).text(line, { paragraphGap: 4 });
  }
  if (script.notes.length > 0) {
    drawHeading(pdf, 'Sources', true);
    script.notes.forEach((note, at) =>
      pdf
        .font('note')
        .fontSize(8.5)
        .text(`[${at + 1}] ${note}`, { paragraphGap: 3 }),
    );
  }
  drawMargins(pdf);
  pdf.end();
  return bytes;
}

function drawTitle(pdf: PDFKit.PDFDocument, { title, subtitle }: AnnotatedScript): void {
  pdf.font('text').fontSize(20).text(title, { paragraphGap: 4 });
  if (subtitle !== '') pdf.font('note').fontSize(10).fillColor('#444444').text(subtitle).fillColor('black');
  pdf.moveDown(1.2);
}

function drawHeading(pdf: PDFKit.PDFDocument, text: string, spaced: boolean): void {
  if (spaced) pdf.moveDown(1.2);
  // A heading alone at the foot of a page belongs to the next one.
  if (pdf.y > pdf.page.height - MARGIN - 70) pdf.addPage();
  pdf.font('bold').fontSize(15).fillColor('black').text(text, { paragraphGap: 8 });
}

function drawSection(pdf: PDFKit.PDFDocument, { heading, blocks }: AnnotatedSection, at: number): void {
  drawHeading(pdf, heading, at > 0);
  for (const block of blocks) drawBlock(pdf, block);
  pdf.x = MARGIN;
  pdf.fillColor('black');
}

function drawBlock(pdf: PDFKit.PDFDocument, { kind, number, stretches }: AnnotatedBlock): void {
  if (kind === 'heading') return drawPart(pdf, stretches.map(({ text }) => text).join(''));
  const pieces = stretches.flatMap(pieced);
  const left = number === undefined ? MARGIN : MARGIN + HANGING;
  if (pdf.y > pdf.page.height - MARGIN - 2 * TEXT_SIZE) pdf.addPage();
  const top = pdf.y;
  pdf.font('text').fontSize(TEXT_SIZE).fillColor('black');
  if (number !== undefined) pdf.text(`${number}.`, MARGIN, top, { lineBreak: false });
  pdf.x = left;
  pdf.y = top;
  pieces.forEach((piece, place) => {
    pdf
      .fontSize(piece.size)
      .fillColor(piece.color)
      .text(piece.text, {
        continued: place < pieces.length - 1,
        width: pdf.page.width - MARGIN - left,
        // Small print keeps the line as high as the text beside it.
        lineGap: 3 + (TEXT_SIZE - piece.size) * 1.16,
        paragraphGap: number === undefined ? 9 : 5,
      });
  });
}

function drawPart(pdf: PDFKit.PDFDocument, text: string): void {
  if (pdf.y > pdf.page.height - MARGIN - 60) pdf.addPage();
  pdf.x = MARGIN;
  pdf.moveDown(0.3);
  pdf.font('bold').fontSize(11).fillColor('black').text(text, { paragraphGap: 5 });
}

interface Piece {
  text: string;
  size: number;
  color: string;
}

const TEXT_SIZE = 11.5;
/** Between a number in the margin and its text. */
const HANGING = 24;
const NOTE_COLOR = '#1f4e8c';
const MARK_COLOR = '#8a1c1c';

function pieced({ text, notes, unsupported, open }: Stretch): Piece[] {
  const pieces: Piece[] = [
    { text, size: TEXT_SIZE, color: unsupported === undefined && !open ? 'black' : MARK_COLOR },
  ];
  if (notes.length > 0)
    pieces.push({ text: notes.map((number) => `[${number}]`).join(''), size: 7.5, color: NOTE_COLOR });
  if (unsupported !== undefined) pieces.push({ text: ` ${UNSUPPORTED_MARK}`, size: 9, color: MARK_COLOR });
  return pieces.filter((piece) => piece.text !== '');
}

/** Header and page number, written last, when the number of pages is known. */
function drawMargins(pdf: PDFKit.PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    pdf.font('note').fontSize(8.5).fillColor('#444444');
    pdf.text(HEADER_LINE, MARGIN, HEADER_TOP, { lineBreak: false });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, pdf.page.height - HEADER_TOP - 10, {
      lineBreak: false,
    });
  }
}
