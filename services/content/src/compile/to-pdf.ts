import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {
  type AnnotatedScript,
  type AnnotatedSection,
  HEADER_LINE,
  type Stretch,
  UNSUPPORTED_MARK,
} from './annotate.js';
import { drawable } from './drawable.js';

const require = createRequire(import.meta.url);
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
// The built-in PDF fonts know western letters only; names come from everywhere.
const FONTS = { text: font('DejaVuSerif'), bold: font('DejaVuSans-Bold'), note: font('DejaVuSans') };

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
  for (const [name, path] of Object.entries(FONTS)) pdf.registerFont(name, path);
  const bytes = buffer(pdf);
  const { script, remark } = drawable(given, glyphsOf(pdf, ['text', 'note']));
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

/** Whether all of these fonts can draw a character, asked of the fonts that pdfkit has opened. */
function glyphsOf(pdf: PDFKit.PDFDocument, names: string[]): (codePoint: number) => boolean {
  const known = new Map<number, boolean>();
  const fonts = names.map((name) => {
    pdf.font(name);
    const font: unknown = Reflect.get(Object(Reflect.get(pdf, '_font')), 'font');
    const has: unknown = Reflect.get(Object(font), 'hasGlyphForCodePoint');
    if (typeof has !== 'function') throw new Error('pdfkit does not say what its fonts can draw');
    return (codePoint: number) => Reflect.apply(has, font, [codePoint]) === true;
  });
  return (codePoint) => {
    const answer = known.get(codePoint) ?? fonts.every((has) => has(codePoint));
    known.set(codePoint, answer);
    return answer;
  };
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

function drawSection(pdf: PDFKit.PDFDocument, section: AnnotatedSection, at: number): void {
  drawHeading(pdf, section.heading, at > 0);
  section.paragraphs.forEach((stretches, index) => {
    pdf.font('text').fontSize(11);
    const pieces = stretches.flatMap(pieced);
    if (section.form === 'list') pieces.unshift({ text: `${index + 1}. `, size: 11, color: 'black' });
    pieces.forEach((piece, place) => {
      pdf
        .fontSize(piece.size)
        .fillColor(piece.color)
        .text(piece.text, {
          continued: place < pieces.length - 1,
          // Small print keeps the line as high as the text beside it.
          lineGap: 2 + (TEXT_SIZE - piece.size) * 1.16,
          paragraphGap: section.form === 'list' ? 5 : 9,
        });
    });
  });
  pdf.fillColor('black');
}

interface Piece {
  text: string;
  size: number;
  color: string;
}

const TEXT_SIZE = 11;
const NOTE_COLOR = '#1f4e8c';
const MARK_COLOR = '#8a1c1c';

function pieced({ text, notes, unsupported }: Stretch): Piece[] {
  const pieces: Piece[] = [{ text, size: 11, color: unsupported === undefined ? 'black' : MARK_COLOR }];
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
