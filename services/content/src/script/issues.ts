import type { ModelSource } from '@lectern/contracts/case-model';
import { findCitations } from '@lectern/legal-text/citations/find-citations';
import type { Brief } from './brief.js';
import { lowerFirst } from './english/casing.js';
import { reworded } from './english/reword.js';
import { capital } from './english/clauses.js';
import { splitItems } from './english/sentences.js';
import { isClause } from './english/split.js';
import { PREPOSITIONS } from './english/words.js';
import { countWords } from './english/count-words.js';
import { bare, labelPhrase, sentence } from './english/phrases.js';

/** A question that the court decides, as it is said, with the words of the form. */
export interface Issue {
  /** "whether the stop was lawful", or a label: "breach of contract". */
  text: string;
  form: 'whether' | 'label';
  sources: ModelSource[];
}

const LONGEST_QUESTION = 36;
const LONGEST_LABEL = 9;
/** A bare doctrine of procedure is no question of its own, and a keyword is none. */
const NO_ISSUE =
  /^(?:appeal|appeals|venue|consolidated|motion|order|hearing|evidence|conclusion|argument|summary|introduction|notice of|standing|probable cause)\b.{0,12}$/i;

/** Only what the file states as an issue; with `questions`, only whole questions, never keyword labels. */
export function issuesOf({ read }: Brief, questions: boolean): Issue[] {
  const seen = new Set<string>();
  return splitItems(read.details.legalIssues ?? '').flatMap(({ text }): Issue[] => {
    const plain = read.called.named(
      reworded(
        bare(
          sentence(text)
            .replace(/\s+/g, ' ')
            .replace(/[?!]+(?=\s|$)/g, ''),
        ),
      ),
    );
    const key = plain.toLowerCase();
    if (
      seen.has(key) ||
      /[[\]§*_~…<>()/—]|\.{3}|\b(?:us|we|our)\b/.test(plain) ||
      (/[“”"]\W*$/.test(plain) && !/“[^”]+”/.test(plain)) ||
      !/\p{L}{4}/u.test(plain) ||
      NO_ISSUE.test(plain)
    )
      return [];
    seen.add(key);
    const sources: ModelSource[] = [{ field: 'legalIssues', quote: text }];
    if (findCitations(plain).length > 0 || /\d{2,}\s+U\.?S\.?C|\d+\s+\p{Lu}\.\d?d/u.test(plain)) return [];
    if (/^whether\b/i.test(plain))
      return countWords(plain) <= LONGEST_QUESTION &&
        !PREPOSITIONS.has(plain.split(' ')[1]?.toLowerCase() ?? '') &&
        isClause(`${capital(plain.replace(/^whether(?: or not)?\s+/i, ''))}.`)
        ? [{ text: bare(`w${plain.slice(1)}`).replace(/\?$/, ''), form: 'whether', sources }]
        : [];
    if (
      questions ||
      countWords(plain) > LONGEST_LABEL ||
      /[.:;,]\s/.test(plain) ||
      /^(?:arguing|the district court|did|does|is|are)\b/i.test(plain)
    )
      return [];
    return [{ text: labelPhrase(lowerFirst(plain, new Set()), new Set()), form: 'label', sources }];
  });
}
