import {
  CharacterSet,
  Document,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { readFile } from 'node:fs/promises';
import {
  type AnnotatedBlock,
  type AnnotatedScript,
  type AnnotatedSection,
  HEADER_LINE,
  type Stretch,
  UNSUPPORTED_MARK,
} from './annotate.js';
import { OWN } from '@lectern/platform/print/fonts';

const SERIF = 'Source Serif 4';
const SANS = 'Source Sans 3';
/** Letter, in twentieths of a point. */
const PAGE = {
  size: { width: 12240, height: 15840 },
  margin: { top: 1440, right: 1440, bottom: 1440, left: 1440 },
};
const HANGING = { indent: { left: 480, hanging: 480 } };

async function faces() {
  const [serif, sans, bold] = await Promise.all([OWN.text, OWN.note, OWN.bold].map((path) => readFile(path)));
  return [
    { name: SERIF, data: serif!, characterSet: CharacterSet.ANSI },
    { name: SANS, data: sans!, bold: bold!, characterSet: CharacterSet.ANSI },
  ];
}

/** A Word document whose sources are real footnotes. */
export async function toDocx(script: AnnotatedScript): Promise<Buffer> {
  const footnotes: Footnotes = {};
  const sections = script.sections.flatMap((section, at) =>
    sectionParagraphs(section, at, (numbers) =>
      cite(
        footnotes,
        numbers.map((n) => script.notes[n - 1] ?? ''),
      ),
    ),
  );
  const citations =
    script.citations.length === 0
      ? []
      : [heading('Citations'), ...script.citations.map((line) => new Paragraph({ text: clean(line) }))];
  const document = new Document({
    title: clean(script.title),
    description: HEADER_LINE,
    creator: 'Lectern',
    fonts: await faces(),
    styles: {
      default: {
        document: { run: { font: SERIF, size: 23 }, paragraph: { spacing: { line: 300 } } },
        title: { run: { font: SERIF, size: 40 }, paragraph: { spacing: { after: 80 } } },
        heading1: {
          run: { font: SANS, size: 28, bold: true },
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
        },
        heading2: {
          run: { font: SANS, size: 23, bold: true },
          paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
        },
        footnoteText: { run: { font: SANS, size: 17 } },
      },
    },
    footnotes,
    numbering: {
      config: script.sections.map((_, at) => ({
        reference: `list-${at}`,
        levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: HANGING } }],
      })),
    },
    sections: [
      {
        properties: { page: PAGE },
        headers: {
          default: new Header({
            children: [new Paragraph({ children: [new TextRun({ text: HEADER_LINE, italics: true })] })],
          }),
        },
        children: [...titled(script), ...sections, ...citations],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

const titled = ({ title, subtitle }: AnnotatedScript): Paragraph[] => [
  new Paragraph({ text: clean(title), heading: HeadingLevel.TITLE }),
  ...(subtitle === '' ? [] : [new Paragraph({ text: clean(subtitle), spacing: { after: 240 } })]),
];

type Footnotes = Record<number, { children: Paragraph[] }>;
type Cite = (notes: readonly number[]) => FootnoteReferenceRun;

/** One footnote for all sources of a sentence: several numbers in a row would read as one. */
function cite(footnotes: Footnotes, sources: readonly string[]): FootnoteReferenceRun {
  const id = Object.keys(footnotes).length + 1;
  footnotes[id] = { children: [new Paragraph({ children: [new TextRun(clean(` ${sources.join('; ')}`))] })] };
  return new FootnoteReferenceRun(id);
}

function sectionParagraphs(
  { heading: title, blocks }: AnnotatedSection,
  at: number,
  citeOf: Cite,
): Paragraph[] {
  const written = ({ kind, number, stretches }: AnnotatedBlock): Paragraph => {
    const children = stretches.flatMap((one) => runs(one, citeOf));
    if (kind === 'heading') return new Paragraph({ heading: HeadingLevel.HEADING_2, children });
    const list = number === undefined ? {} : { numbering: { reference: `list-${at}`, level: 0 } };
    return new Paragraph({ ...list, spacing: { after: 160 }, children });
  };
  return [heading(title), ...blocks.map(written)];
}

function runs({ text, notes, unsupported, open }: Stretch, citeOf: Cite): (TextRun | FootnoteReferenceRun)[] {
  const marked = unsupported === undefined && !open ? {} : { highlight: 'yellow' as const };
  return [
    new TextRun({ text: clean(text), ...marked }),
    ...(notes.length === 0 ? [] : [citeOf(notes)]),
    ...(unsupported === undefined ? [] : [new TextRun({ text: ` ${UNSUPPORTED_MARK}`, bold: true })]),
  ];
}

/** XML has no place for control characters; Word refuses a file that holds one. */
const clean = (text: string): string =>
  text.replace(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
