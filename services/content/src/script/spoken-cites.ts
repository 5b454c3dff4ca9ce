import type { ModelFact, PaperKind } from '@lectern/contracts/case-model';
import { sourceOf } from '../case-model/facts.js';
import type { CaseDocument, FileSentence } from '../case-model/file-sentences.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { swornIn } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { joined } from './english/phrases.js';
import { type Line, resting } from './line.js';

const PAPERS: Partial<Record<PaperKind, string>> = {
  complaint: 'the complaint',
  petition: 'the petition',
  answer: 'the answer',
  report: 'the report',
  letter: 'the letter',
  agreement: 'the agreement',
};

/** Where facts, and sentences that nobody tells, stand, as one says it to a judge: "Those are paragraphs 23 and 31 of the complaint." */
export function spokenCite(
  brief: Brief,
  facts: readonly ModelFact[],
  also: readonly FileSentence[] = [],
): Line | undefined {
  const places = placesOf(brief.read.sentences);
  const sentences = facts.flatMap((fact) => {
    const at = placeOf(fact, places);
    return at === undefined ? [] : [brief.read.sentences[at]!];
  });
  const cited = new Map<string, Set<string>>();
  for (const { document, page, marker } of [...sentences, ...also]) {
    const paper = brief.read.papers.find((one) => one.document === document);
    const paragraph = /^\d{1,4}(?:\.\d{1,3})?/.exec(marker ?? '')?.[0];
    // A paper of one page has no place to be pointed to.
    if (!paper || (paragraph === undefined && document.pages.length < 2)) continue;
    const key = `${paragraph === undefined ? 'page' : 'paragraph'}|${nameOf(paper)}`;
    cited.set(key, (cited.get(key) ?? new Set()).add(paragraph ?? String(page)));
  }
  if (cited.size === 0) return undefined;
  const said = [...cited].map(([key, numbers]) => {
    const [unit = '', paper = ''] = key.split('|');
    const sorted = [...numbers].sort((a, b) => Number(a) - Number(b));
    return `${unit}${sorted.length > 1 ? 's' : ''} ${joined(sorted, 'and')}${paper && ` of ${paper}`}`;
  });
  const several = [...cited.values()].some((numbers) => numbers.size > 1) || said.length > 1;
  const sources = [...sentences, ...also].map(sourceOf);
  return {
    ...resting(`${several ? 'Those are' : 'That is'} ${joined(said, 'and')}.`, { sources }),
    reworded: true,
  };
}

function nameOf({ kind, document }: Brief['read']['papers'][number]): string {
  const sworn = kind === 'transcript' ? swornIn(document)?.name : undefined;
  if (sworn) return `${surname(sworn)}’s deposition`;
  const named = CALLED.exec(document.name.replace(/[-_]/g, ' '))?.[0].toLowerCase();
  return kind === 'charge' ? chargeIn(document) : (PAPERS[kind] ?? (named ? `the ${named}` : ''));
}
const CALLED =
  /\b(?:report|statement|answer|affidavit|declaration|letter|e-?mails?|agreement|lease|policy|minutes|certificate|interview|log|notes|transcript)\b/i;

/** What a charge calls itself at its head. */
export function chargeIn({ pages }: CaseDocument): string {
  const head = pages[0]?.text.slice(0, 2500) ?? '';
  const title = /\b(?:AFFIDAVIT|INDICTMENT|INFORMATION|COMPLAINT)\b/.exec(head)?.[0].toLowerCase();
  return title ? `the ${title}` : 'the charge';
}
