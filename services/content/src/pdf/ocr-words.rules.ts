import type { PlacedText } from './placed-page.js';

/** Below this tesseract is reading pen strokes, seals and creases. */
const LEAST_CONFIDENCE = 20;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Words of tesseract's TSV as placed text; `scale` turns its pixels into points. Words of one line share a baseline. */
export function placedWords(tsv: string, scale: number): PlacedText[] {
  const lines = new Map<string, PlacedText[]>();
  for (const row of tsv.split('\n').slice(1)) {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, ...rest] =
      row.split('\t');
    const text = rest.join('\t').trim();
    if (level !== '5' || !text || Number(confidence) < LEAST_CONFIDENCE) continue;
    const key = `${block}/${paragraph}/${line}`;
    const words = lines.get(key) ?? [];
    words.push({
      // Boxes of neighbouring words may touch, so the space is said and not left to be measured.
      text: `${text} `,
      x: Number(left) * scale,
      y: (Number(top) + Number(height)) * scale,
      width: Number(width) * scale,
      height: Number(height) * scale,
    });
    lines.set(key, words);
  }
  const placed: PlacedText[] = [];
  for (const words of lines.values()) {
    const baseline = median(words.map((word) => word.y));
    const height = median(words.map((word) => word.height));
    for (const word of words) placed.push({ ...word, y: baseline, height });
  }
  return placed;
}
