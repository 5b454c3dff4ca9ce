import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { dark, light, type Palette } from './palette.js';

type Pair = [front: keyof Palette, back: keyof Palette, least: number];

const textOn = (back: keyof Palette, fronts: (keyof Palette)[]): Pair[] =>
  fronts.map((front) => [front, back, 4.5]);

const pairs: Pair[] = [
  ...textOn('surface', ['text', 'text2', 'text3', 'link', 'good', 'warn', 'bad', 'expert', 'record']),
  ...textOn('page', ['text', 'text2', 'text3', 'link', 'good', 'warn', 'bad']),
  ...textOn('sunken', ['text', 'text2', 'text3', 'link']),
  ...textOn('primaryTint', ['text', 'primary']),
  ...textOn('surface', ['filler', 'pause', 'pace', 'level']),
  ...(['filler', 'pause', 'pace', 'level', 'good', 'warn', 'bad', 'expert'] as const).flatMap(
    (role): Pair[] => [
      [role, `${role}Tint`, 4.5],
      ['text', `${role}Tint`, 4.5],
    ],
  ),
  ...(['primary', 'primaryHover', 'record', 'bad'] as const).map((back): Pair => ['onPrimary', back, 4.5]),
  ['onSpotlight', 'spotlight', 4.5],
  // Borders of controls and the focus ring.
  ['control', 'surface', 3],
  ['control', 'page', 3],
  ['primary', 'surface', 3],
  ['primary', 'page', 3],
];

/** WCAG 2 relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const block = (palette: Palette) =>
  Object.entries(palette)
    .map(
      ([name, color]) =>
        `  --lx-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
    )
    .join('\n');

describe('palette', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('keeps every %s pair readable', (_mode, palette) => {
    const tooWeak = pairs
      .map(([front, back, least]) => ({ front, back, least, is: contrast(palette[front], palette[back]) }))
      .filter(({ is, least }) => is < least);
    expect(tooWeak).toEqual([]);
  });

  it('is repeated by tokens.css without drift', () => {
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    // The formatter writes colors in lower case.
    expect(css.toLowerCase()).toBe(
      `:root {\n${block(light)}\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n${block(dark)}\n  color-scheme: dark;\n}\n`.toLowerCase(),
    );
  });
});
