import { surname } from './sides.js';

const NAME =
  "\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\.? |\\p{Lu}\\p{Ll}+ )?\\p{Lu}[\\p{L}’'-]+(?:,? (?:Jr\\.|Sr\\.|II|III|IV)(?!\\p{L}))?";
/** "did kill Terrence L. Bascombe III", "the death of Ann Lee", "victim Ann Lee". */
const KILLED = new RegExp(
  `\\b(?:kill(?:ed|ing)?|murder(?:ed|ing)?|slay(?:ing)?|(?:caus(?:ed?|ing) )?the (?:death|murder|killing|shooting death) of|bod(?:y|ies) of|deceased,|decedent,|victim,)\\s+(?:one |an individual,? |a human being,? |another,? )?(${NAME})`,
  'gu',
);

/** In the papers of a killing whoever was killed is "the deceased" and "the victim"; nobody where two were, or where nobody is so called. */
export function killedIn(papers: readonly string[]): [RegExp, string][] {
  const texts = papers.map((text) => text.replace(/\s+/g, ' '));
  const names = new Set<string>();
  for (const text of texts)
    for (const [, name] of text.matchAll(KILLED)) names.add(name!.replace(/,(?= )/, ''));
  const short = new Set([...names].map(firstAndLast));
  const [name] = [...names].sort((a, b) => b.length - a.length);
  if (!name || short.size !== 1) return [];
  const [said = ''] = short;
  const ending = / (?:Jr\.|Sr\.|II|III|IV)$/.exec(name)?.[0] ?? '';
  const kin = new RegExp(
    `${said.split(' ')[0]}(?: \\p{Lu}\\.?)? ${surname(name)},? (?:Jr|Sr|II|III|IV)\\b`,
    'gu',
  );
  const namesakes = new Set(
    texts.flatMap((text) => [...text.matchAll(kin)].map(([all]) => all.replace(/^.* /, ''))),
  );
  return [
    [
      /(?<!\b(?:[Aa]|[Ee]ach|[Oo]ther|alleged) )\b(?:[Tt]he )(?:deceased|decedent|[Dd]eceased|[Dd]ecedent)(?=['’]s\b|\b)(?! (?:man|woman|person|child))/gu,
      namesakes.size > 1 ? `${said}${ending}` : said,
    ],
  ];
}

const firstAndLast = (name: string): string => `${name.split(' ')[0]} ${surname(name)}`;
