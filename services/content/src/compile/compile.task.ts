import { annotate } from './annotate.js';
import { toDocx } from './to-docx.js';
import { toPdf } from './to-pdf.js';
import { toSpeakingCopy } from './to-speaking-copy.js';
import { toTxt } from './to-txt.js';

const WRITERS = {
  txt: async (script) => Buffer.from(toTxt(script)),
  docx: toDocx,
  pdf: toPdf,
} satisfies Record<string, (script: ReturnType<typeof annotate>) => Promise<Buffer>>;
export type Format = keyof typeof WRITERS;

/** The bytes of the file, or null when there is no text for it. */
export async function compile(
  input: Parameters<typeof annotate>[0] & { format: Format },
): Promise<Buffer | null> {
  const script = annotate(input);
  return script.sections.length === 0 ? null : WRITERS[input.format](script);
}

export const speakingCopy = (input: Parameters<typeof toSpeakingCopy>[0]): Promise<Buffer> =>
  toSpeakingCopy(input);
