import { GRAY, INK, LEFT, type Pdf, PRIMARY, roomOn, RULE, WIDTH } from './paper.js';
import type { Trend } from './trend.rules.js';

const TALLEST = 60;
/** Lower than this nothing is seen in it: then the sentence alone stands there. */
const LOWEST = 24;
const LABELS = 48;
const SENTENCE = 27;
/** Scores that the drawing reaches over at least: what differs by little must not look like much. */
const LEAST_SPAN = 3;
const BAR = 9;
const DOT = 2.2;
const RANGE_COLOR = '#b9c4d6';

/** Each take as a dot on the bar of its range, joined in the order of time; the figures stand below. All of it stays on the page. */
export function drawTrend(pdf: Pdf, { points, text }: Trend, top: number): void {
  pdf.y = top;
  const height = Math.min(TALLEST, roomOn(pdf) - LABELS - SENTENCE);
  if (points.length > 1 && height >= LOWEST) {
    const placeOf = heights(points, { top: top + 4, height });
    const each = WIDTH / points.length;
    const middle = (index: number): number => LEFT + (index + 0.5) * each;
    pdf.lineWidth(0.7).strokeColor(RULE);
    for (const y of [top + 4, top + 4 + height])
      pdf
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .stroke();
    points.forEach(({ between: { low, high } }, index) => {
      const [upper, lower] = [placeOf(high), placeOf(low)];
      pdf
        .roundedRect(middle(index) - BAR / 2, upper, BAR, Math.max(1, lower - upper), BAR / 2)
        .fill(RANGE_COLOR);
    });
    points.forEach(({ score }, index) => {
      if (index === 0) pdf.moveTo(middle(0), placeOf(score));
      else pdf.lineTo(middle(index), placeOf(score));
    });
    pdf.lineWidth(1.2).strokeColor(PRIMARY).stroke();
    points.forEach(({ score }, index) => pdf.circle(middle(index), placeOf(score), DOT).fill(PRIMARY));
    const foot = top + height + 8;
    points.forEach(({ day, figure, range, here }, index) => {
      const column = { width: each, align: 'center' } as const;
      pdf
        .font('bold')
        .fontSize(10.5)
        .fillColor(here ? PRIMARY : INK)
        .text(figure, LEFT + index * each, foot, column);
      pdf.font('note').fontSize(8).fillColor(GRAY);
      pdf.text(range, LEFT + index * each, foot + 14, column);
      pdf.text(here ? 'this take' : day, LEFT + index * each, foot + 24, column);
    });
    pdf.y = foot + 40;
  }
  pdf.font('note').fontSize(9.5).fillColor(GRAY);
  // Text without room would begin a page of its own.
  const room = roomOn(pdf);
  if (room >= pdf.currentLineHeight(true))
    pdf.text(text, LEFT, pdf.y, { width: WIDTH, height: room, ellipsis: true });
}

/** Where a score lies between the two rules, with all ranges in sight. */
function heights(
  points: Trend['points'],
  { top, height }: { top: number; height: number },
): (score: number) => number {
  const low = Math.min(...points.map(({ between }) => between.low));
  const high = Math.max(...points.map(({ between }) => between.high));
  const span = Math.max(LEAST_SPAN, high - low);
  const most = Math.min(10, (high + low + span) / 2);
  return (score) => top + ((most - score) / span) * height;
}
