import type { CaseDocument } from '../case-model/file-sentences.js';

/** What one witness said in a transcript of several. */
export interface Testimony {
  name: string;
  pages: { number: number; text: string }[];
}

const SWORN =
  /^\s*(?:\d{1,2}\s+)?((?:DR\. )?[A-Z][A-Za-z.'’-]*(?: (?:[A-Z]\.|[A-Z][A-Za-z'’-]+)){1,3}(?:,? (?:JR|SR|II|III|IV)\b\.?)?)(?:, (?:[A-Z]\.){2,}|, (?:Ph\.D|PHD|MD|PE)\.?)?,? (?:(?:being|having been|was|after being) )?(?:first |previously )?(?:duly )?(?:sworn|affirmed)\b/;
const SMALL = /^(?:Jr|Sr|Ii|Iii|Iv)\b/;

const written = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      if (/^(?:II|III|IV)\b/.test(word) || !/^[^a-z]+$|^(?:Mc|Mac)[A-Z]/.test(word)) return word;
      const low = word
        .toLowerCase()
        .replace(/(^|[-’'.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
      const told = /^mc[a-z]/i.test(word) ? `Mc${low.charAt(2).toUpperCase()}${low.slice(3)}` : low;
      return SMALL.test(told) ? `${told.replace(/[.]$/, '')}.` : told;
    })
    .join(' ');

/** The testimony of each witness of a transcript, where several are sworn in it; none where there is one alone. */
export function testimoniesIn({ pages }: Pick<CaseDocument, 'pages'>): Testimony[] {
  const found: Testimony[] = [];
  for (const { number, text } of pages) {
    let open: string[] = [];
    const close = (): void => {
      if (found.length > 0 && open.length > 0) found.at(-1)!.pages.push({ number, text: open.join('\n') });
      open = [];
    };
    for (const row of text.split('\n')) {
      const name = SWORN.exec(row)?.[1];
      if (name && name === name.replace(/[a-z](?!c[A-Z])/g, (one) => one) && /[A-Z]{3}/.test(name)) {
        close();
        found.push({ name: written(name), pages: [] });
      }
      open.push(row);
    }
    close();
  }
  return found.length > 1 ? found : [];
}
