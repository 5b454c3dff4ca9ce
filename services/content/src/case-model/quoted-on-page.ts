import { lettersOnly } from '../script/english/words-only.js';
import type { ModelSource } from '@lectern/contracts/case-model';
import type { CaseDocument } from './file-sentences.js';

/** Cuts the quotation of a source to what stands on the page that it names, where its sentence goes on over the page. */
export function quotedOnPage(documents: readonly CaseDocument[]): (source: ModelSource) => ModelSource {
  const pages = new Map<string, string>();
  const onPage = ({ document, page }: ModelSource): string => {
    const key = `${document?.name}\n${page}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const own = documents
      .find(({ name }) => name === document?.name)
      ?.pages.find(({ number }) => number === page);
    const text = lettersOnly(own?.text ?? '');
    pages.set(key, text);
    return text;
  };
  return (source) => {
    if (source.page === undefined || onPage(source).includes(lettersOnly(source.quote))) return source;
    const words = source.quote.split(' ');
    const holds = (count: number): boolean =>
      onPage(source).includes(lettersOnly(words.slice(0, count).join(' ')));
    let [least, most] = [0, words.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (holds(middle)) least = middle;
      else most = middle - 1;
    }
    return least >= FEWEST_WORDS ? { ...source, quote: words.slice(0, least).join(' ') } : source;
  };
}
/** Fewer find nothing on a page. */
const FEWEST_WORDS = 4;
