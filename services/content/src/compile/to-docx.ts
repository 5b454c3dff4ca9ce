import {
  Document,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import {
  type AnnotatedScript,
  type AnnotatedSection,
  HEADER_LINE,
  type Stretch,
  UNSUPPORTED_MARK,
} from './annotate.js';

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
    footnotes,
    numbering: {
      config: script.sections.map((_, at) => ({
        reference: `list-${at}`,
        levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }],
      })),
    },
    sections: [
      {
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

function sectionParagraphs(section: AnnotatedSection, at: number, citeOf: Cite): Paragraph[] {
  const list = section.form === 'list' ? { numbering: { reference: `list-${at}`, level: 0 } } : {};
  return [
    heading(section.heading),
    ...section.paragraphs.map(
      (stretches) =>
        new Paragraph({
          ...list,
          spacing: { after: 160 },
          children: stretches.flatMap((one) => runs(one, citeOf)),
        }),
    ),
  ];
}

function runs({ text, notes, unsupported }: Stretch, citeOf: Cite): (TextRun | FootnoteReferenceRun)[] {
  const marked = unsupported === undefined ? {} : { highlight: 'yellow' as const };
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
