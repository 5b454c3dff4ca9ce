import { clock } from '@lectern/contracts/clock';
import { GRAY, INK, LEFT, type Pdf, PRIMARY, roomOn, RULE, TINT, WIDTH } from './paper.js';
import { drawTrend } from './draw-trend.js';
import { type FirstPage, spread } from './first-page.rules.js';

const SCORES_LEFT = 224;
const NUMBER_WIDTH = 40;
const FIGURE = 44;
const TITLE_LINES = 2;
const WAVE_HEIGHT = 38;
const BARS = 220;
/** From one number of a moment to the next. */
const BETWEEN_NUMBERS = 12;
const LONGEST_LINE = 320;
const INSET = 14;
const FIX_LINES = 3;
/** For the moments that follow, and for a heading with its sentence. */
const FOOT_ROOM = 75;
const TREND_ROOM = 36;

/** Draws the page; text that would run off it is cut with an ellipsis, since the pages behind have it all. */
export function drawFirstPage(pdf: Pdf, page: FirstPage): void {
  head(pdf, page);
  scores(pdf, page);
  wave(pdf, page);
  fix(pdf, page);
  moments(pdf, page);
  if (roomOn(pdf) > TREND_ROOM) drawTrend(pdf, page.trend, label(pdf, 'Trend'));
}

/** Words without end take pdfkit minutes and gigabytes; after this many letters a line may break. */
export const breakable = (text: string): string => text.replace(/\S{50}(?=\S)/gu, '$&\u200b');

const short = (text: string): string =>
  breakable(text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE).trimEnd()}…` : text);

/** As many lines of the chosen font and no more: what is longer ends in an ellipsis. */
const linesOf = (pdf: Pdf, lines: number) => ({
  height: lines * pdf.currentLineHeight(true) + 1,
  ellipsis: true,
});

function head(pdf: Pdf, { title, about }: FirstPage): void {
  pdf.font('text').fontSize(21).fillColor(INK);
  pdf.text(breakable(title), LEFT, 60, { width: WIDTH, ...linesOf(pdf, TITLE_LINES) });
  pdf.font('note').fontSize(10).fillColor(GRAY);
  for (const line of about) pdf.text(short(line), { width: WIDTH, ...linesOf(pdf, 1) });
  rule(pdf, pdf.y + 8);
}

function rule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke();
  pdf.y = y + 12;
}

/** A small heading; answers where it ends. */
function label(pdf: Pdf, text: string, y = pdf.y): number {
  pdf.font('bold').fontSize(9).fillColor(GRAY).text(text, LEFT, y);
  return pdf.y + 2;
}

function scores(pdf: Pdf, { whole, parts }: FirstPage): void {
  const top = pdf.y;
  label(pdf, whole.name, top);
  const column = { width: SCORES_LEFT - LEFT - 24 };
  if (whole.figure !== null) {
    pdf.font('text').fontSize(FIGURE).fillColor(PRIMARY);
    const outOf = LEFT + pdf.widthOfString(whole.figure) + 6;
    pdf.text(whole.figure, LEFT, top + 8, { lineBreak: false });
    pdf
      .font('note')
      .fontSize(12)
      .fillColor(GRAY)
      .text('/ 10', outOf, top + FIGURE - 3, { lineBreak: false });
  }
  pdf
    .font('note')
    .fontSize(10)
    .fillColor(whole.figure === null ? INK : GRAY);
  pdf.y = whole.figure === null ? top + 16 : top + FIGURE + 20;
  for (const line of whole.rests) pdf.text(short(line), LEFT, pdf.y, column);
  const left = pdf.y;
  pdf.y = top;
  for (const { name, figure, note } of parts) {
    const y = pdf.y;
    pdf.font('note').fontSize(11).fillColor(INK).text(name, SCORES_LEFT, y);
    if (figure !== null)
      pdf.font('bold').text(figure, SCORES_LEFT + 120, y, { width: NUMBER_WIDTH, align: 'right' });
    pdf.font('note').fontSize(9).fillColor(GRAY);
    pdf.text(short(note), SCORES_LEFT + (figure === null ? 120 : 172), y + 1.5, {
      width: LEFT + WIDTH - SCORES_LEFT - (figure === null ? 120 : 172),
    });
    pdf.y = Math.max(pdf.y, y + 15) + 5;
  }
  rule(pdf, Math.max(left, pdf.y) + 4);
}

/** The outline of the take with the moments on it, by their numbers. */
function wave(pdf: Pdf, { peaks, moments: marked, durationSeconds }: FirstPage): void {
  if (peaks.length === 0) return;
  const top = label(pdf, 'The take') + 4;
  const middle = top + WAVE_HEIGHT / 2;
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.001);
  const bars = Math.min(BARS, peaks.length);
  for (let bar = 0; bar < bars; bar++) {
    const slice = peaks.slice(
      Math.floor((bar * peaks.length) / bars),
      Math.max(Math.floor(((bar + 1) * peaks.length) / bars), Math.floor((bar * peaks.length) / bars) + 1),
    );
    const height = Math.max(0.6, (Math.max(...slice) / loudest) * WAVE_HEIGHT);
    pdf.rect(LEFT + (bar * WIDTH) / bars, middle - height / 2, Math.max(0.8, WIDTH / bars - 0.8), height);
  }
  pdf.fill(PRIMARY);
  const foot = top + WAVE_HEIGHT + 3;
  const places = marked.map(
    ({ at }) => (Math.min(at, durationSeconds) / Math.max(1, durationSeconds)) * WIDTH,
  );
  spread(places, { room: BETWEEN_NUMBERS, width: WIDTH }).forEach((number, index) => {
    const x = LEFT + places[index]!;
    pdf
      .moveTo(x, top)
      .lineTo(x, foot)
      .lineTo(LEFT + number, foot + 6)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke();
    pdf.font('bold').fontSize(8).fillColor(INK);
    pdf.text(String(index + 1), LEFT + number - 10, foot + 8, { width: 20, align: 'center' });
  });
  pdf.font('note').fontSize(8).fillColor(GRAY);
  pdf.text('0:00', LEFT, foot + 18, { width: 60 });
  pdf.text(clock(durationSeconds), LEFT + WIDTH - 60, foot + 18, { width: 60, align: 'right' });
  rule(pdf, foot + 34);
}

function fix(pdf: Pdf, { fix: { label: kind, headline, lines } }: FirstPage): void {
  const top = pdf.y;
  const inner = { width: WIDTH - 2 * INSET, paragraphGap: 2 };
  const written: [font: string, size: number, color: string, text: string][] = [
    ...(kind === null ? [] : [['bold', 9, PRIMARY, kind] as [string, number, string, string]]),
    ['text', 14, INK, short(headline)],
    ...lines.map((line): [string, number, string, string] => ['note', 10.5, INK, short(line)]),
  ];
  const heights = written.map(([font, size, , text]) => {
    const most = pdf.font(font).fontSize(size).currentLineHeight(true) * FIX_LINES + inner.paragraphGap;
    return Math.min(most, pdf.heightOfString(text, inner));
  });
  const height = heights.reduce((sum, one) => sum + one, 2 * INSET - 8);
  pdf.rect(LEFT, top, WIDTH, height).fill(TINT);
  pdf.y = top + INSET - 4;
  for (const [font, size, color, text] of written)
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, LEFT + INSET, pdf.y, { ...inner, ...linesOf(pdf, FIX_LINES) });
  pdf.y = top + height + 12;
}

function moments(pdf: Pdf, { moments: told }: FirstPage): void {
  label(pdf, told.length === 1 ? 'One moment' : `${['No', 'One', 'Two', 'Three'][told.length]} moments`);
  pdf.y += 2;
  told.forEach(({ at, label: kind, text, quote }, index) => {
    const y = pdf.y;
    pdf
      .font('bold')
      .fontSize(10.5)
      .fillColor(INK)
      .text(`${index + 1}`, LEFT, y, { width: 14 });
    pdf.font('note').text(clock(at), LEFT + 18, y, { width: 40 });
    pdf.font('bold').text(kind, LEFT + 60, y, { width: 66 });
    const column = { width: WIDTH - 128 };
    pdf.font('note').text(short(text), LEFT + 128, y, { ...column, ...linesOf(pdf, 2) });
    // Words without room would begin a page of its own, and the transcript behind has them.
    if (quote !== null && roomOn(pdf) > FOOT_ROOM) {
      pdf.font('text').fillColor(GRAY);
      pdf.text(short(quote), LEFT + 128, pdf.y, { ...column, ...linesOf(pdf, 1) });
    }
    pdf.y += 3;
  });
  if (told.length === 0)
    pdf.font('note').fontSize(10.5).fillColor(GRAY).text('No moment stands out from the rest.');
  rule(pdf, pdf.y + 6);
}
