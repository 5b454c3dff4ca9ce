import type { AnnotatedScript } from './annotate.js';

/** Written from right to left, or with letters that join: drawn one after the other they would be another word. */
const NEEDS_SHAPING =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Marks that steer the characters around them and show nothing themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Words without end take pdfkit minutes and gigabytes; after this many letters a line may break. */
const ENDLESS = /\S{50}(?=\S)/gu;
const NAMED = 3;

export interface Drawable {
  script: AnnotatedScript;
  /** What a reader of the PDF has to know; undefined when every character is there. */
  remark?: string;
}

/** The script with what the fonts cannot draw as codes, so that nothing goes missing unseen. */
export function drawable(script: AnnotatedScript, hasGlyph: (codePoint: number) => boolean): Drawable {
  const lacking = new Set<string>();
  const shown = (text: string): string =>
    text
      .replace(INVISIBLE, '')
      .replace(ENDLESS, '$&\u200b')
      .replace(/[^\s\u0020-\u007e\u200b]/gu, (character) => {
        const code = character.codePointAt(0) ?? 0;
        if (hasGlyph(code) && !NEEDS_SHAPING.test(character)) return character;
        lacking.add(character);
        return codeOf(character);
      });
  const drawn: AnnotatedScript = {
    title: shown(script.title),
    subtitle: shown(script.subtitle),
    sections: script.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({
        ...block,
        stretches: block.stretches.map((stretch) => ({ ...stretch, text: shown(stretch.text) })),
      })),
    })),
    notes: script.notes.map(shown),
    citations: script.citations.map(shown),
  };
  if (lacking.size === 0) return { script: drawn };
  const count = lacking.size === 1 ? '1 character' : `${lacking.size} characters`;
  return {
    script: drawn,
    remark: `This PDF cannot show ${count} of your text; each is printed as its Unicode number, such as ${codesOf([...lacking])}. The Word and plain-text downloads show the text as it is.`,
  };
}

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const codesOf = (characters: string[]): string => characters.slice(0, NAMED).map(codeOf).join(', ');
