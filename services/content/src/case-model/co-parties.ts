import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { isOrganization, sameName } from '@lectern/legal-text/names';
import { isFinite, tagged } from '../script/english/tagged.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { type Sides, surname } from './sides.js';

/** "Defendant Hobbs operated", "Defendants Lee and Cho": who is sued beside the party that the form names. */
const SUED =
  /\b(?:Defendants?|DEFENDANTS?|Respondents?|RESPONDENTS?) ((?:\p{Lu}[\p{L}’'-]*\.? ){0,2}\p{Lu}[\p{L}’'-]+)(?=['’]s\b|[ ,.;])/gu;
const OFFICE =
  /\b(?:City|County|State|Department|Board|Agency|Officer|Commission|District|University|School|Bank|Hospital|Does?|Secretary|President|Director|Commissioner|Judge)\b/i;
const CAPTION = 4000;

/** Persons sued beside the named party, whom a told fact shows to have done something; only where we are those who sue. */
export function coParties(
  { side, opponent }: Sides,
  sentences: readonly FileSentence[],
  facts: readonly ModelFact[],
  known: readonly ModelPerson[],
): ModelPerson[] {
  if (side !== 'claiming' || !opponent) return [];
  const found = new Map<string, ModelPerson>();
  for (const sentence of sentences)
    for (const [, written] of sentence.text.matchAll(SUED)) {
      const last = surname(written!);
      const name = fullName(last, sentence) ?? (written!.includes(' ') ? written! : undefined);
      if (
        name === undefined ||
        OFFICE.test(name) ||
        isOrganization(name) ||
        found.has(last) ||
        opponent.full.includes(last) ||
        known.some((one) => sameName(one.name, name) || surname(one.name) === last) ||
        !facts.some(({ said }) => said.some((text) => acts(text, last)))
      )
        continue;
      found.set(last, {
        id: idOf('person', name),
        name,
        kind: 'person',
        side: 'theirs',
        role: 'the other side',
        witness: true,
        confidence: 'likely',
        sources: [sourceOf(sentence)],
      });
    }
  return [...found.values()];
}

/** First and last name as the head of the first page has them: "DWAYNE L. HOBBS". */
function fullName(last: string, { document }: FileSentence): string | undefined {
  const head = document.pages[0]?.text.slice(0, CAPTION) ?? '';
  const [, found] =
    new RegExp(
      `\\b((?:\\p{Lu}[\\p{L}’'-]+) (?:\\p{Lu}\\. |\\p{Lu}[\\p{L}’'-]+ )?${last.toUpperCase()})(?=[,;\\s])`,
      'u',
    ).exec(head.replace(/[\s)(|:]+/g, ' ')) ?? [];
  return found?.replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
}

/** The name stands as the subject of the sentence. */
function acts(text: string, last: string): boolean {
  const words = tagged(text);
  const at = words.findIndex(({ text: word }) => word === last);
  return at >= 0 && at <= 3 && (isFinite(words, at + 1) || words[at]!.post.includes(','));
}
