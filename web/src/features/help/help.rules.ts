import type { Faq, HelpCategory, Tutorial } from './content/help-content.js';

export type HelpTab = HelpCategory | 'all';

interface Help {
  faqs: readonly Faq[];
  tutorials: readonly Tutorial[];
}

/** What has every word that was asked for, in any order, within the category. */
export function searchHelp({ faqs, tutorials }: Help, query: string, tab: HelpTab): Help {
  const words = wordsOf(query);
  const within = ({ category }: { category: HelpCategory }) => tab === 'all' || category === tab;
  const has = (text: string) => {
    const plain = plainly(text);
    return words.every((word) => plain.includes(word));
  };
  return {
    faqs: faqs.filter((faq) => within(faq) && has([faq.question, ...faq.answer, ...faq.tags].join(' '))),
    tutorials: tutorials.filter(
      (tutorial) =>
        within(tutorial) &&
        has(
          [
            tutorial.title,
            tutorial.description,
            ...tutorial.steps.flatMap(({ title, text }) => [title, text]),
          ].join(' '),
        ),
    ),
  };
}

const wordsOf = (query: string): string[] =>
  plainly(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Without case, accents and the shape of quotation marks, which nobody types. */
const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').toLowerCase();

/** What is to be seen, for whoever does not see it change. */
export function foundInWords({ faqs, tutorials }: Help): string {
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  return `${counted(faqs.length, 'question')} and ${counted(tutorials.length, 'tutorial')}`;
}
