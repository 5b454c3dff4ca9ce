import { buffer } from 'node:stream/consumers';
import { registerFonts } from '@lectern/platform/print/fonts';
import PDFDocument from 'pdfkit';
import { breakable, drawFirstPage } from './draw-first-page.js';
import type { FirstPage } from './first-page.rules.js';
import type { ReportSection } from './report-text.rules.js';

const MARK = 'Attorney work product - practice material';
const MARGIN = 64;
const INSET = 16;

/** What is printed: the page for a partner, absent without an analysis, and what the figures rest on behind it. */
export interface Printed {
  title: string;
  subtitle: string;
  first: FirstPage | null;
  sections: ReportSection[];
}

/** A letter-size PDF with the mark and the page number on each page. */
export async function reportPdf({ title, subtitle, first, sections }: Printed): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Subject: MARK, Creator: 'Lectern' },
  });
  registerFonts(pdf, JSON.stringify([title, subtitle, first, sections]));
  const bytes = buffer(pdf);
  if (first) {
    drawFirstPage(pdf, first);
    pdf.addPage();
  } else {
    pdf.font('text').fontSize(20).text(breakable(title));
    pdf.font('note').fontSize(10).fillColor('#475063').text(subtitle, { paragraphGap: 6 }).fillColor('black');
  }
  for (const { heading, lines } of sections) {
    // A heading alone at the foot of a page belongs to the next one.
    if (pdf.y > pdf.page.height - MARGIN - 80) pdf.addPage();
    pdf.fillColor('black').moveDown(1).font('bold').fontSize(13);
    pdf.text(heading, MARGIN, pdf.y, { paragraphGap: 4 });
    pdf.font('note').fontSize(10.5);
    for (const line of lines) {
      const inset = line.startsWith(' ') ? INSET : 0;
      const width = pdf.page.width - 2 * MARGIN - inset;
      pdf.text(breakable(line.trimStart()), MARGIN + inset, pdf.y, { width, paragraphGap: 3 });
    }
  }
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    pdf.font('note').fontSize(8).fillColor('#475063');
    pdf.text(MARK, MARGIN, 32, { lineBreak: false });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, pdf.page.height - 40, { lineBreak: false });
  }
  pdf.end();
  return bytes;
}
