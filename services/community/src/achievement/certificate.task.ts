import { buffer } from 'node:stream/consumers';
import { registerFonts } from '@lectern/platform/print/fonts';
import PDFDocument from 'pdfkit';

interface Printed {
  number: string;
  name: string;
  issuedOn: string;
  /** Where anyone can check it. */
  checkedAt: string;
}

const INK = '#1b2333';
const MUTED = '#475063';
const FRAME = '#8a6d2f';

/** The longest name that still stands on one line gets the largest letters. */
function nameSize(pdf: PDFKit.PDFDocument, name: string, width: number): number {
  for (let size = 40; size > 14; size -= 2)
    if (pdf.font('text').fontSize(size).widthOfString(name) <= width) return size;
  return 14;
}

/** The bytes of a certificate: one letter-size page, landscape. */
export async function printCertificate({ number, name, issuedOn, checkedAt }: Printed): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: 0,
    info: { Title: `Certificate ${number}`, Author: 'Lectern', Creator: 'Lectern' },
  });
  registerFonts(pdf, JSON.stringify([number, name, checkedAt]));
  const bytes = buffer(pdf);
  const { width, height } = pdf.page;
  pdf
    .rect(30, 30, width - 60, height - 60)
    .lineWidth(2)
    .stroke(FRAME);
  pdf
    .rect(38, 38, width - 76, height - 76)
    .lineWidth(0.5)
    .stroke(FRAME);
  const inner = width - 200;
  const line = (text: string, y: number, font: string, size: number, color = INK): void => {
    pdf.font(font).fontSize(size).fillColor(color).text(text, 100, y, { width: inner, align: 'center' });
  };
  line('LECTERN', 86, 'bold', 13, FRAME);
  line('Communication Certification', 116, 'text', 32);
  line('This certifies that', 190, 'note', 13, MUTED);
  const size = nameSize(pdf, name, inner);
  line(name, 222 + (40 - size) / 2, 'text', size);
  pdf
    .moveTo(width / 2 - 150, 284)
    .lineTo(width / 2 + 150, 284)
    .lineWidth(0.75)
    .stroke(FRAME);
  line('has met the four requirements of the certification:', 302, 'note', 13, MUTED);
  const met = [
    '50 practice sessions',
    'All five communication strategies mastered and studied',
    'A mean score of 8 or higher over 30 days, from 10 sessions or more',
    'Three sessions of 8 or higher in advanced scenarios',
  ];
  met.forEach((text, at) => line(text, 330 + at * 21, 'text', 13));
  const date = new Date(`${issuedOn}T00:00:00Z`);
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  line(`Issued on ${day}`, 446, 'note', 12);
  line(`Certificate ${number}`, 466, 'bold', 12);
  // On a line of its own, a long address is not broken within the number.
  line('Measured by Lectern from recorded practice. Anyone can check this number at', 500, 'note', 9, MUTED);
  line(checkedAt, 514, 'note', 9, MUTED);
  pdf.end();
  return bytes;
}
