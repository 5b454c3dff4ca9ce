import { z } from 'zod';

/** Without what no database holds: NUL, other control characters, half characters. */
const storable = (text: string): string =>
  text.replace(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    ' ',
  );

/** Text of any length and form, as a script has it. */
export const StorableText = z.string().overwrite(storable);

/** Text that a person typed or pasted. */
export const typedText = (max: number) => z.string().overwrite(storable).trim().max(max);

/** Marks that show nothing, or turn the direction of what stands beside them; joiners stay, for scripts and emoji that need them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** As others will see it: without hidden marks; empty where there is nothing to see. */
export function visible(text: string): string {
  const shown = storable(text).replace(UNSEEN, '');
  return NOTHING_TO_SEE.test(shown) ? '' : shown.trim();
}

/** Text that a person wrote for others: bounded, with a sentence for each bound, and without marks that hide or turn anything. */
export const publicText = ({
  min,
  short,
  max,
  long,
}: {
  min: number;
  short: string;
  max: number;
  long: string;
}) => z.string({ error: short }).overwrite(visible).min(min, short).max(max, long);

/** What a session or a planned practice is called. */
export const Title = z
  .string({ error: 'Title is required' })
  .overwrite(storable)
  .trim()
  .min(1, 'Title is required')
  .max(200, 'Title too long');

/** What a file is called. Only ever shown or offered for saving: without path, and without marks that hide its ending. */
export const FileName = z
  .string()
  .overwrite((name) => name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, ''))
  .trim()
  .min(1)
  .max(200);

/** A value as JSON in a field of a form, which has only text. */
export const jsonField = <T extends z.ZodType>(value: T) =>
  z
    .string()
    .max(100_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(value);
