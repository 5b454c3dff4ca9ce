/** A file's head, as names and values, and the text below it. */
export interface HeadedText {
  head: Record<string, string>;
  body: string;
}

const HEAD = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FIELD = /^([A-Za-z]+): *(.*)$/;

/** Reads `name: value` lines between two lines of three hyphens. */
export function headed(text: string): HeadedText {
  const [, lines, body] = HEAD.exec(typographic(text.replaceAll('\r\n', '\n'))) ?? [];
  if (lines === undefined || body === undefined)
    throw new Error('The file must begin with a head between two lines of "---".');
  const fields = lines.split('\n').map((line): [string, string] => {
    const [, name, value] = FIELD.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`This line of the head is not "name: value": ${line}`);
    return [name, value.trim()];
  });
  return { head: Object.fromEntries(fields), body };
}

/** Quotation marks and apostrophes as they are printed, however they were typed. */
const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([*])"(?=\S)/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
