import type { Sentence } from '../case-fields/sentences.rules.js';

/** "(T p 22)", "(Whitt Dep. 31:7-19; Log, Ex. D.)", "(Id. ¶ 8.)": where a brief says that its record shows it. */
const RECORD =
  /\b(?:Exs?|Exh|Dep|Decl|Aff|Tr|Dkt|ECF|Id|Compl|Appx?|Docs?|Br|Resp|Mot|Stip|Answer)\b\.?|\b(?:T|R|RP|CP|RT|CT|JA|V)\.? ?(?:pp?\.? ?)?\d|¶/;
const LEADING = /^\([^()]{1,140}\)\.?\s*/;
const MOST = 4;
const LONGEST = 160;

/** Sentences without the references to the record that stand behind them: a story goes on across a reference. */
export function withoutRecordCites(sentences: readonly Sentence[]): Sentence[] {
  const kept: Sentence[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const first = sentences[at]!;
    let { text } = first;
    let last = at;
    // "(Tallent Aff. ¶ 6.)" was cut behind "Aff.".
    while (
      /^\([^)]*$/.test(text) &&
      last < at + MOST &&
      text.length < LONGEST &&
      sentences[last + 1]?.passage === first.passage
    ) {
      last += 1;
      text = `${text} ${sentences[last]!.text}`;
    }
    const cited = LEADING.exec(text)?.[0];
    if (cited === undefined || !RECORD.test(cited)) {
      kept.push(first);
      continue;
    }
    at = last;
    const before = kept.at(-1);
    if (before?.passage === first.passage) kept[kept.length - 1] = { ...before, record: cited.trim() };
    const rest = text.slice(cited.length);
    if (/\p{L}/u.test(rest)) kept.push({ ...sentences[last]!, text: rest });
  }
  return kept;
}
