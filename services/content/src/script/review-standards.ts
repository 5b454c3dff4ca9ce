import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../case-model/facts.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import type { Brief } from './brief.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { stopped } from './english/phrases.js';
import { reworded } from './english/reword.js';
import { stumble } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { type Line, resting } from './line.js';

const MOST = 3;
const LONGEST = 30;
const ENOUGH = 22;
const SAME = 0.75;
/** A judge knows what the movant and the motion court are, and what is reviewed how. */
const OF_THE_TRADE = /^(?:grammar|reference|role)$/;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;
/** How an appellate court says under which measure it looks at what was decided. */
const REVIEWS =
  /\b(?:we|this court|the court)(?: (?:then|also|generally|will|must|therefore|thus|ordinarily)){0,2} (?:review|defer|affirm only|reverse only|will (?:affirm|reverse|uphold|disturb|overturn)|uphold)s?\b|\b(?:our|appellate|this court['’]s) (?:standard of )?review\b.{0,80}\b(?:is|are)\b|\b(?:is|are) (?:a )?(?:[\p{L} ]{0,30}questions? of (?:law|fact)[\p{L}, ]{0,30} )?(?:subject to|reviewed|(?:that |which )?we review)\b|\bstandard of review\b.{0,60}\bis\b|\bwill be (?:overturned|reversed|upheld|affirmed|set aside) only\b/iu;
const MEASURES =
  /\bde novo\b|\babuse (?:of|its|his|her) discretion\b|\bclear(?:ly)? (?:error|erroneous)\b|\bclear error\b|\bsubstantial evidence\b|\bplain error\b|\barbitrary\b|\berrors? of law\b|\blegal error\b|\bpresumed? correct\b|\bpresumptively correct\b|\bquestions? of law\b|\bdeferen(?:ce|tial)\w*\b|\bdefer\b|\breasonable (?:person|jurist)\b|\bpreponderat\w+\b|\bknowing and voluntary\b|\bweight of the evidence\b/i;
/** What the court did in this case, or what another court does. */
const OF_ANOTHER =
  /\b(?:Federal Circuit|Supreme Court|administrator['’]s|OCCA|state court['’]s|courts? (?:in|of) )\b|\b(?:argues?|contends?|asserts?|maintains?|because (?:we|the)|here|today)\b/i;

/**
 * The standard of review as the court's own paper states it: "We review de novo a district court's grant of summary judgment" is
 * said of "this Court", its citations left out; sentences under a heading of that name first. Several stand side by side.
 */
export function standardOfReview(brief: Brief): Line[] {
  const { read } = brief;
  const courts = new Set(
    read.papers
      .filter(({ author, kind }) => author === 'court' && /^(?:opinion|order)$/.test(kind))
      .map(({ document }) => document),
  );
  if (!/^(?:appellate|supreme)$/.test(read.details.jurisdiction ?? '')) return [];
  const stated = read.sentences.flatMap((sentence): Stated[] => {
    if (!courts.has(sentence.document) || !REVIEWS.test(sentence.text) || !MEASURES.test(sentence.text))
      return [];
    const headed = sentence.point?.standard === true || /^standard of review\b/i.test(sentence.text);
    const said = halves(sentence.text).map(spoken);
    return said.every((one) => one !== undefined) ? [{ sentence, said, headed }] : [];
  });
  const first = [...stated].sort((a, b) => Number(b.headed) - Number(a.headed));
  const kept: Stated[] = [];
  for (const one of first) {
    const stems = stemsOf(one.said.join(' '));
    const again = kept.some(({ said }) => {
      const others = stemsOf(said.join(' '));
      return sharedStems(stems, others) >= Math.min(stems.size, others.size) * SAME;
    });
    if (!again && kept.length < MOST) kept.push(one);
  }
  return stated
    .filter((one) => kept.includes(one))
    .flatMap(({ sentence, said }) =>
      said.map((text) => ({ ...resting(text, { sources: [sourceOf(sentence)] }), reworded: true })),
    );
}
const ENDS_OPEN = /\b(?:it|them|that|this|those|these)\.$/i;
interface Stated {
  sentence: FileSentence;
  said: string[];
  headed: boolean;
}

/** "We review the law de novo but review facts for clear error": two standards. */
function halves(text: string): string[] {
  const plain = text.replace(/[“”"]/g, '').replace(/(?: \.){3,4}(?= \p{L})/gu, '');
  const at = /^[Ww]e /.test(plain) ? plain.search(/,? (?:but|and) review (?=\p{L})/u) : -1;
  return at > 0 && countWords(plain) > ENOUGH
    ? [`${plain.slice(0, at)}.`, `We ${plain.slice(at).replace(/^,? (?:but|and) /, '')}`]
    : [plain];
}

function spoken(own: string): string | undefined {
  let text = own.replace(/^standard of review[.:]? (?=\p{Lu})/iu, '');
  for (const { text: cite } of findCitations(text).reverse()) text = text.replace(cite, ' ');
  text = text
    .replace(/,? (?:see|accord|citing|quoting)\b.*$/iu, '')
    .replace(/^[^“”"]{3,120}?, (?=(?:we|this court|our|appellate) )/iu, '')
    .replace(/^(?:Generally|Thus|Therefore|However|Moreover|Accordingly), /iu, '')
    .replace(/\b(question of (?:law|fact)) we review\b/gu, '$1 that we review')
    .replace(
      /\b[Ww]e (?:then |also |therefore |thus )?(review|defer|affirm|reverse|uphold)\b/gu,
      (_, verb: string) => `this Court ${verb}s`,
    )
    .replace(/\b[Ww]e\b/gu, 'this Court')
    .replace(
      /\b(and|or|but) ([“"]?)(review|reverse|affirm|uphold|give|accept|apply|view)(?= (?:only|findings|the|for|a|due|all)\b)/gu,
      '$1 $2$3s',
    )
    .replace(/\b[Oo]ur review\b/gu, 'this Court’s review')
    .replace(/\bthis court\b/giu, 'this Court')
    .replace(/\s+([.,;])/g, '$1')
    .replace(/[\s,;]+\.?$/, '');
  if (OF_ANOTHER.test(text) || /\b(?:our|us)\b|\[|…|\. \. \./u.test(text)) return undefined;
  const said = capital(stopped(reworded(text)));
  const plain = said.replace(/\bde novo\b/g, 'afresh').replace(/\bCourt’s\b/g, 'Court');
  if (!MEASURES.test(said) || ENDS_OPEN.test(said)) return undefined;
  const why = stumble(plain, LONGEST);
  return (why === undefined || OF_THE_TRADE.test(why)) &&
    faultsOf({ text: plain, sources: [] }, SPOKEN).length === 0
    ? said
    : undefined;
}
