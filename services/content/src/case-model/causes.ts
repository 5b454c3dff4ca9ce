import type { CaseType } from '@lectern/contracts/case';
import { CAUSES_OF_ACTION, causePattern } from '@lectern/legal-text/knowledge/causes-of-action';
import type { CauseOfAction } from '@lectern/legal-text/knowledge/cause-of-action';

/** Remedies, steps and reviews: nothing that is put to those who decide a trial. */
const NO_TRIAL_QUESTION: ReadonlySet<string> = new Set([
  'preliminary injunction',
  'declaratory judgment',
  'sentencing',
  'specific performance',
  'review of agency action',
  'freedom of information',
  'automatic stay',
  'confirmation of a plan',
  'removal',
  'entry of noncitizens',
  'adoption',
]);

/** Papers say these more loosely than a table of causes does. */
const LOOSELY: Record<string, RegExp> = {
  'breach of contract':
    /\bbreach of (?:an? |the |this |that )?(?:[\p{L}\d]+ ){0,2}(?:contract|agreement|lease)\b|\bbreached (?:the|its|their|his|her|this|that) (?:\p{L}+ )?(?:contract|agreement|lease)\b/iu,
  'breach of the implied covenant of good faith and fair dealing':
    /\b(?:bad faith|(?:duty|covenant) of good faith)\b/i,
  negligence:
    /\b(?:negligent(?:ly)?|slip and fall|(?:liable|answerable|at fault)\b[^.;]{0,90}\bin the following (?:[\p{L}-]+,? ){0,3}(?:particulars|respects|ways))\b/iu,
  'patent infringement':
    /\binfring\w+ (?:of )?(?:the )?(?:U\.S\. |['’]?\d+ |\p{L}+ )?patents?\b|\bpatent\b[^.]{0,60}\binfring/iu,
  'breach of warranty':
    /\bbreach of (?:the )?(?:express|implied) (?:(?:and|or|&) (?:express|implied) )?warrant(?:y|ies)\b/i,
  'products liability':
    /\b(?:extended manufacturer['’]?s liability|AEMLD|strict (?:products? )?liability)\b/i,
  larceny: /\btheft\b/i,
  murder: /\bcriminal homicide\b/i,
  fraud: /\b(?:(?:fraudulent )?concealment|misrepresentation)\b(?! of evidence)/i,
  'loss of consortium': /\bloss of (?:\p{L}+,? (?:and )?){0,3}(?:consortium|society)\b|\bper quod\b/iu,
  retaliation: /\b(?:reprisals?|conscientious employee|whistle-?blow\w*)\b/i,
  'family and medical leave': /\bFMLA\b/,
  'employment discrimination':
    /\b(?:discriminat(?:ion|ed|ory) (?:treatment |practices? )?(?:in|at|under|against \p{L}+ in) (?:\p{L}+ )?(?:employ\w+|work|hiring|title vii)|employ\w+ (?:\p{L}+ ){0,3}discriminat\w+|(?:age|sex|gender|race|racial|disability|pregnancy|religious|national origin|disparate) (?:\p{L}+ )?discriminat\w+|title vii)\b|\bdiscrimination$|\bdiscriminat\w+ (?:on the basis|because|based)\b/iu,
  'deprivation of civil rights': /\b(?:fourth amendment|unreasonable search|excessive force)\b|§ ?1983\b/i,
  'false statements': /(?:18 U\.S\.C\.|Title 18\b)[^\n]{0,60}\b1001\b/,
  'driving under the influence':
    /\b(?:DUI|DWI|OVI|OWI)\b|\b(?:driv|operat)\w+\b[^.\n]{0,60} (?:while|under) (?:intoxicated|the influence)/,
  'criminal assault': /\b(?:assault|battery)\b/i,
  'possession of a controlled substance':
    /\bpossession of (?:drugs|cocaine|heroin|methamphetamine|fentanyl|oxycodone|marijuana|narcotics)\b|\b21 U\.S\.C\. §+ ?84[14]\b/i,
  'unlawful possession of a firearm':
    /\bpossession of (?:a )?firearm\b(?! (?:in (?:furtherance|relation)|during))|§ ?922\(g\)/i,
  'use of a firearm in a crime':
    /\b(?:possession|use|carrying|brandishing|discharge|discharging|using) (?:of )?(?:a )?firearm (?:in (?:furtherance|relation)|during)(?: (?:of|to|and|in|relation|a|an|the|drug|violent|trafficking|crime|offense|felony|commission)){0,9}|§ ?924\(c\)/i,
  'vehicular homicide':
    /\b(?:homicide by (?:(?:criminally )?(?:negligent|reckless) )?(?:operation|use|driving)\b(?: of (?:a )?(?:motor )?vehicle)?|(?:negligent|reckless) (?:vehicular )?homicide\b|death by (?:dangerous|reckless|careless) driving)/i,
  'vehicular homicide by intoxication':
    /\b(?:homicide by vehicle|vehicular (?:homicide|manslaughter))[ ,:(–—-]{1,4}(?:by )?(?:(?:operating|driving) )?(?:a (?:motor )?vehicle )?(?:while |under )?(?:intoxicat\w+|impaired|the influence|DUI|DWI|OWI|OVI)/i,
  'wire fraud': /(?:18 U\.S\.C\.|Title 18\b)[^\n]{0,60}\b134[1349]\b/,
};

interface Named {
  cause: CauseOfAction;
  /** Where it is named, and in what words. */
  at: number;
  words: string;
}

/** The causes that a text names, in the order of the text: what the government charges, or what one party claims of another. */
export function causesIn(given: string, criminal: boolean): Named[] {
  // The exception to a privilege is no fraud that anybody sues for.
  const text = given.replace(/\bcrime[-–]fraud\b/giu, 'crime-other');
  const found = CAUSES_OF_ACTION.filter(
    ({ name, bornBy }) => (bornBy === 'prosecution') === criminal && !NO_TRIAL_QUESTION.has(name),
  ).flatMap((cause): Named[] => {
    const hit = first(text, [namePattern(cause), LOOSELY[cause.name], ...statutesOf(cause)]);
    return hit ? [{ cause, at: hit.index, words: hit[0] }] : [];
  });
  // "negligent misrepresentation" is not negligence too.
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.words.length > one.words.length &&
            other.at <= one.at &&
            one.at + one.words.length <= other.at + other.words.length,
        ),
    )
    .sort((a, b) => a.at - b.at);
}

const CITED = /(\d+) U\.S\.C\. §+ ([\d\p{L}()-]+(?:, [\d\p{L}()-]+)*)/gu;

/** "Title 18, United States Code, Section 1343", "18 U.S.C. § 1343": the sections under which a cause stands, as papers cite them. */
function statutesOf(cause: CauseOfAction): readonly RegExp[] {
  const known = STATUTES.get(cause) ?? statutesNamed(cause);
  STATUTES.set(cause, known);
  return known;
}
function namePattern(cause: CauseOfAction): RegExp {
  const known = NAMES.get(cause) ?? causePattern(cause);
  NAMES.set(cause, known);
  return known;
}
/** Made once: every heading is asked for every cause. */
const NAMES = new Map<CauseOfAction, RegExp>();
const STATUTES = new Map<CauseOfAction, readonly RegExp[]>();

function statutesNamed({ name, source }: CauseOfAction): RegExp[] {
  return [...source.matchAll(CITED)].flatMap(([, title, sections]) => {
    const any = sections!
      .split(', ')
      .filter((one) => (FIRST_UNDER.get(`${title} ${one}`) ?? name) === name)
      .map((one) => one.replace(/[()]/g, '\\$&'))
      .join('|');
    if (any === '') return [];
    return new RegExp(
      `\\b(?:Title )?${title},? (?:U\\.? ?S\\.? ?C\\.?,?|United States Code,?) (?:§+ ?|Sections? )(?:${any})(?![\\d\\p{L}])`,
      'iu',
    );
  });
}

/** "42 U.S.C. § 1983" stands first for one cause and beside another statute for others. */
const FIRST_UNDER: ReadonlyMap<string, string> = new Map(
  CAUSES_OF_ACTION.toReversed().flatMap(({ name, source }) =>
    [...source.matchAll(CITED)]
      .slice(0, 1)
      .flatMap(([all, title, sections]) =>
        source.startsWith(all)
          ? sections!.split(', ').map((one): [string, string] => [`${title} ${one}`, name])
          : [],
      ),
  ),
);

function first(text: string, patterns: readonly (RegExp | undefined)[]): RegExpExecArray | undefined {
  return patterns
    .flatMap((pattern) => {
      if (!pattern) return [];
      const hit = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text);
      return hit ? [hit] : [];
    })
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)[0];
}

/** Cases that a judge decides alone as a rule. */
export const BENCH: readonly CaseType[] = ['family-law', 'bankruptcy', 'immigration'];
