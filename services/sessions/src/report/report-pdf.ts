import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ReportSection } from './report-text.rules.js';

const require = createRequire(import.meta.url);
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
// The built-in PDF fonts know western letters only; names come from everywhere.
const FONTS = { text: font('DejaVuSans'), bold: font('DejaVuSans-Bold') };
const MARK = 'Attorney work product - practice material';
const MARGIN = 64;

/** Words without end take pdfkit minutes and gigabytes; after this many letters a line may break. */
const breakable = (text: string): string => text.replace(/\S{50}(?=\S)/gu, '$&\u200b');

/** A letter-size PDF with the mark and the page number on each page. */
export async function reportPdf(title: string, subtitle: string, sections: ReportSection[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Subject: MARK, Creator: 'Lectern' },
  });
  for (const [name, path] of Object.entries(FONTS)) pdf.registerFont(name, path);
  const bytes = buffer(pdf);
  pdf.font('bold').fontSize(20).text(breakable(title));
  pdf.font('text').fontSize(10).fillColor('#475063').text(subtitle, { paragraphGap: 6 }).fillColor('black');
  for (const { heading, lines } of sections) {
    // A heading alone at the foot of a page belongs to the next one.
    if (pdf.y > pdf.page.height - MARGIN - 80) pdf.addPage();
    pdf.moveDown(1).font('bold').fontSize(13).text(heading, { paragraphGap: 4 });
    pdf.font('text').fontSize(10);
    for (const line of lines)
      pdf.text(breakable(line.trimStart()), { indent: line.startsWith(' ') ? 16 : 0, paragraphGap: 3 });
  }
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN };
    pdf.font('text').fontSize(8).fillColor('#475063');
    pdf.text(MARK, MARGIN, 32, { lineBreak: false });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, pdf.page.height - 40, { lineBreak: false });
  }
  pdf.end();
  return bytes;
}
