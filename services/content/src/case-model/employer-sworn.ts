import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import type { ReadCase } from './build.js';
import { talksOf } from './talks.js';
import { swornIn } from './testimony-facts.js';

/** For whom a witness said under oath that he works, or for whom the title page says that he speaks. */
export function employerSworn(papers: ReadCase['papers'], { name }: ModelPerson): string | undefined {
  for (const { kind, document } of papers) {
    if (kind !== 'transcript' || !sameName(swornIn(document)?.name ?? '', name)) continue;
    for (const { question, answer } of talksOf(document).slice(0, EARLY)) {
      const [, put] = AT_WORK.exec(question) ?? [];
      if (put) return put;
      if (!EMPLOYER.test(question)) continue;
      const [, said] =
        /^(?:I (?:work|worked) (?:for|at) )?((?:the )?\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,4})/u.exec(
          answer,
        ) ?? [];
      if (said) return said;
    }
  }
  return undefined;
}
/** Where somebody works is asked first. */
const EARLY = 40;
const EMPLOYER =
  /\b(?:who(?:m)? (?:do|did|were) you (?:work|working|employed)|who (?:is|was) your employer|who (?:signs|signed) your pay\p{Ll}*|by whom (?:are|were) you employed|where (?:do|did|were) you (?:work|working|employed)|who (?:employs|employed) you)\b/iu;
/** "What is your position at Desert Bloom?" */
const AT_WORK =
  /\b(?:[Yy]our (?:position|job|title|role)|[Yy]ou (?:work|worked|are employed|were employed)|[Yy]ou(?:['’]re| are)(?: still)?(?: employed)?|still) (?:is )?(?:at|with|for|by) ((?:the )?\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,4})/u;
