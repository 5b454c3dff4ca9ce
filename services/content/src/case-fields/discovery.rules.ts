import { splitSentences } from '@lectern/legal-text/sentences';
import type { Passage } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';

const ASKED =
  /^(?:(?:special|form) )?(?:interrogatory|request(?: (?:for|to) (?:admission|admit|production))?)\s+(?:no\.?|number|#)?\s?\d{1,3}[.:]?\s*/i;
const ANSWERED = /^(?:answer|response)(?: to (?:interrogatory|request)[\w .#]{0,40})?:\s*/i;
const ADMIT = /^admit(?: that)?\s+(.{8,})$/i;
const ADMITTED = /^admit(?:s|ted)?\b[.,]?\s*(?!(?:in part|only)\b)/i;
/** What stands in every set of answers. */
export const OBJECTS =
  /\bobject(?:s|ed|ion|ions)\b|\bprivileged?\b|\bunduly burdensome\b|\b(?:lacks?|without) (?:sufficient )?(?:knowledge|information)\b|\bdiscovery is (?:ongoing|continuing)\b|\breserves? the right\b|^(?:see|none|n\/a|not applicable|denied)\b.{0,40}$/i;
const SUBJECT_TO =
  /^(?:subject to and )?without waiving\b[^:,]{0,60}[:,]\s*|^subject to\b[^:,]{0,60}[:,]\s*/i;
const LEAST_ANSWERS = 2;
const FEWEST_WORDS = 4;

/** Questions of one side and the answers of the other under their numbers; undefined for any other paper. */
export function discoveryAnswers(passages: Passage[]): ExtractedValue[] | undefined {
  const found: ExtractedValue[] = [];
  let asked = '';
  let answering = false;
  let answers = 0;
  for (const { kind, section, text, pageStarts } of passages) {
    if (section === 'aside' || (kind === 'heading' && !ASKED.test(text) && !ANSWERED.test(text))) {
      answering = false;
      continue;
    }
    if (ASKED.test(text)) {
      asked = text.replace(ASKED, '');
      answering = false;
    }
    const begins = ANSWERED.test(text);
    if (begins && asked) {
      answering = true;
      answers++;
    }
    if (!answering) continue;
    const page = pageStarts[0]?.page ?? 1;
    splitSentences(text.replace(ANSWERED, '')).forEach(({ text: sentence }, at) => {
      const own = sentence.replace(SUBJECT_TO, '');
      const admitted = begins && at === 0 && ADMITTED.test(own);
      const what = admitted ? ADMIT.exec(asked)?.[1] : undefined;
      const said = admitted ? own.replace(ADMITTED, '') : own;
      if (what !== undefined)
        found.push({ value: `Admitted: ${what}`, page, quote: asked, confidence: 0.85 });
      if (!OBJECTS.test(own) && said.split(/\s+/).length >= FEWEST_WORDS)
        found.push({
          value: said.charAt(0).toUpperCase() + said.slice(1),
          page,
          quote: sentence,
          confidence: 0.85,
        });
    });
  }
  return answers >= LEAST_ANSWERS ? found : undefined;
}
