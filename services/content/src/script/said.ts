import type { CaseField } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import { calm, isAllCaps, isOrdinary } from './english/casing.js';
import { type ClauseKind, kindOf, tokensOf } from './english/clauses.js';
import { inCourtSpeech } from './english/court-speech.js';
import { bare, sentence } from './english/phrases.js';
import type { Span } from './english/sentences.js';
import { PREPOSITIONS } from './english/words.js';
import { type DocumentPage, placesOf } from './passages.js';

/** A sentence or phrase of the user's, tidied for speaking, with the words that it rests on. */
export interface Said {
  text: string;
  kind: ClauseKind;
  sources: Source[];
}

const ASKS =
  /^(?:who|what|when|where|why|how|which|whose|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|must)\b/i;

const HEADING =
  /^(?:key |statement of (?:the )?|relevant |material )?(?:facts?|background|summary|timeline|chronology|issues?|evidence|relief|outcome)\s*:?$/i;

export function unitsOf(value: string | undefined, split: (text: string) => Span[]): Span[] {
  return value ? split(value).filter((span) => !HEADING.test(span.text)) : [];
}

interface Reading {
  names: ReadonlySet<string>;
  /** The parties as the user typed them. */
  given: (string | undefined)[];
  pages: readonly DocumentPage[];
}

/** Reads a unit of a field: calms shouted text, gives names their capitals, says what kind of clause it is. */
export function reader({ names, given, pages }: Reading): (field: CaseField, span: Span) => Said {
  const small = smallNames(given);
  const parties = new Set(given.flatMap((party) => party?.toLowerCase().match(/[\p{L}'’]{4,}/gu) ?? []));
  return (field, span) => {
    const own = inCourtSpeech(span.text);
    const spoken = isAllCaps(own) ? calm(own, names) : lowered(own, parties);
    const tidy = bare(sentence(withNames(spoken, small)));
    // Only sentences begin with a capital of ours; a phrase keeps the letter that the user gave it.
    const text = /^\p{Ll}/u.test(spoken) && field !== 'keyFacts' ? spoken[0] + tidy.slice(1) : tidy;
    const kind = field === 'keyFacts' ? kindOf(spoken) : kindOfItem(field, spoken);
    // A footnote number sticks to the last word of what was copied from a page.
    const plain =
      kind === 'fragment' && field !== 'keyFacts'
        ? bare(text.replace(/\?+$/, '').replace(/(\p{Ll})\.\d{1,2}$/u, '$1'))
        : text;
    return { text: plain, kind, sources: placesOf(field, span.text, pages) };
  };
}

function kindOfItem(field: CaseField, text: string): ClauseKind {
  const kind = kindOf(text);
  // "breach of contract???" asks nothing: it is a label with a doubt.
  if (kind === 'question' && kindOf(bare(text.replace(/\?+/g, ''))) === 'fragment' && !ASKS.test(text))
    return 'fragment';
  // "Exhibits attached to the complaint" names things; it does not say that they attached anything.
  const words = tokensOf(text).map(({ lower }) => lower);
  const participle = words.findIndex(
    (word, at) =>
      at > 0 &&
      word.endsWith('ed') &&
      (PREPOSITIONS.has(words[at + 1] ?? '') || /^(?:dated|titled|marked|signed)$/.test(word)),
  );
  if (field === 'evidenceTypes' && kind === 'statement' && participle > 0 && participle <= 4)
    return 'fragment';
  return kind;
}

/** The same wish or label given twice, as a document often does, is said once. */
export function distinct(said: readonly Said[]): Said[] {
  const seen = new Set<string>();
  return said.filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return !seen.has(key) && seen.add(key);
  });
}

/** Court papers shout the parties' names in the middle of a sentence. */
function lowered(text: string, parties: ReadonlySet<string>): string {
  return text.replace(/\p{Lu}{4,}(?:['’]S)?/gu, (word) => {
    const plain = word.toLowerCase().replace(/['’]s$/, '');
    return parties.has(plain) ? plain[0]!.toUpperCase() + word.slice(1).toLowerCase() : word;
  });
}

/** Words of a party that the user typed in small letters throughout, unless they are words of their own. */
function smallNames(parties: readonly (string | undefined)[]): Set<string> {
  const typed = parties
    .filter((party) => party !== undefined && party === party.toLowerCase())
    .flatMap((party) => party?.match(/[\p{L}'’]{3,}/gu) ?? []);
  return new Set(typed.filter((word) => !isOrdinary(word)));
}

/** A party written in small letters in a note gets the capital that a name has. */
function withNames(text: string, small: ReadonlySet<string>): string {
  return text.replace(/[\p{L}'’]+/gu, (word) =>
    small.has(word) ? word[0]!.toUpperCase() + word.slice(1) : word,
  );
}

/** Words that tie a sentence to one that is not told before it here. */
const TIE =
  /^(?:in truth and in fact(?:, however)?|in fact|in this (?:interlocutory |present )?(?:appeal|case|action|matter|suit)|first|second|third|fourth|fifth|moreover|furthermore|further|in addition|additionally|indeed|however|thus|therefore|accordingly|nevertheless|nonetheless|likewise|similarly|for example|for instance|in short|in sum),\s+(?=\p{L})/iu;

/** Facts are sentences. A note that begins with "Client" is about the one whom the advocate speaks for. */
export function asFact(fact: Said): Said {
  const text = fact.text
    .replace(TIE, '')
    .replace(
      /^(?:(?:The|Our) )?[Cc]lient(?=\s(?!list|base|file|account|name|services)|['’]s\s)/,
      'My client',
    );
  // A witness's "I" in the advocate's mouth would be the advocate's own.
  const kind = /^I\b/.test(text) && fact.kind === 'statement' ? 'command' : fact.kind;
  return { ...fact, kind, text: sentence(text) };
}
