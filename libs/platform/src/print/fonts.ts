import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const google = (file: string): string => require.resolve(`@expo-google-fonts/${file}.ttf`);
const dejavu = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Lectern's own faces. */
export const OWN = {
  text: google('source-serif-4/400Regular/SourceSerif4_400Regular'),
  bold: google('source-sans-3/700Bold/SourceSans3_700Bold'),
  note: google('source-sans-3/400Regular/SourceSans3_400Regular'),
};
/** They know more writing systems, for names from everywhere. */
const WIDE = { text: dejavu('DejaVuSerif'), bold: dejavu('DejaVuSans-Bold'), note: dejavu('DejaVuSans') };

/** What of a PDF document is needed here. */
interface FontBook {
  registerFont(name: string, path: string): unknown;
  font(name: string): unknown;
}

type HasGlyph = (codePoint: number) => boolean;

/** Registers `text`, `bold` and `note`: the own faces where they have every letter of `texts`. Tells what these can draw. */
export function registerFonts(pdf: FontBook, texts: string): HasGlyph {
  const [own, wide] = [register(pdf, 'own', OWN), register(pdf, 'wide', WIDE)];
  const isOwn = (character: string): boolean => own(character.codePointAt(0) ?? 0);
  const hasAll = [...new Set(texts.replace(INVISIBLE, ''))].every(isOwn);
  for (const [name, path] of Object.entries(hasAll ? OWN : WIDE)) pdf.registerFont(name, path);
  return hasAll ? own : wide;
}

/** White space, and marks that show nothing themselves: no font needs a picture of them. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Whether all faces of a family can draw a character, asked of the fonts that pdfkit has opened. */
function register(pdf: FontBook, family: string, paths: typeof OWN): HasGlyph {
  const faces = Object.entries(paths).map(([name, path]) => {
    pdf.registerFont(`${family} ${name}`, path);
    pdf.font(`${family} ${name}`);
    const font: unknown = Reflect.get(Object(Reflect.get(pdf, '_font')), 'font');
    const has: unknown = Reflect.get(Object(font), 'hasGlyphForCodePoint');
    if (typeof has !== 'function') throw new Error('pdfkit does not say what its fonts can draw');
    return (codePoint: number) => Reflect.apply(has, font, [codePoint]) === true;
  });
  const known = new Map<number, boolean>();
  return (codePoint) => {
    const answer = known.get(codePoint) ?? faces.every((has) => has(codePoint));
    known.set(codePoint, answer);
    return answer;
  };
}
