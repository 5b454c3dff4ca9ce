import { escaped } from '@lectern/legal-text/escaped';
import { tagged } from '../script/english/tagged.js';
import { namesOf } from './actors.js';
import { shortOf } from './given-names.js';
import { inLetters } from './lettered-people.js';
import { type Sides, surname } from './sides.js';

/** "Travis", used so often without his surname, is how a paper calls him. */
const USED = 3;
const NAME = String.raw`(\p{Lu}\p{Ll}{2,}) (?:\p{Lu}\.? |\p{Lu}\p{Ll}+ )?(\p{Lu}[\p{L}’'-]*\p{Ll})(?!\p{L}| \p{Lu}\p{Ll})`;
const IN_FULL = new RegExp(`(?<![\\p{L}’'-]|\\p{Lu}[\\p{L}.]* )${NAME}`, 'gu');
/** A row of a form: "OLENICK, Travis J.", "ODUYA-PFEIFFER, Gerald". */
const ON_FORM = /(?<!\p{L})(\p{Lu}[\p{Lu}’'-]{2,}), (\p{Lu}\p{Ll}{2,})(?![\p{L}’'-])/gu;
/** "Name: Kofi Orne", "RAFFERTY ORNE, called by the People": rows that name in full whoever speaks below. */
const SPEAKER = [
  /\bName:? {1,4}(\p{Lu}\p{Ll}{2,}) (?:\p{Lu}\.? )?(\p{Lu}[\p{L}’'-]*\p{Ll})(?![\p{L}’'-])/gu,
  /(?<![\p{L}.-] ?)(\p{Lu}{3,}) (?:\p{Lu}\.? |\p{Lu}{3,} )?(\p{Lu}[\p{Lu}’'-]{2,}), {1,12}(?:called|sworn|being|having been|after being)\b/gu,
];
const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Officer|Detective|Deputy|Trooper)\.? (\p{Lu}[\p{L}’'-]*\p{Ll})/gu;
const NO_FIRST_NAME =
  /^(?:The|This|That|And|But|For|From|With|When|Where|While|Mr|Mrs|Ms|Dr|Saint|New|North|South|East|West|Lake|Mount|Fort|County|City|State|Street|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Officer|Detective|Deputy|Trooper|Sergeant|Captain|Judge|Justice|Doctor|Nurse|Attorney|Plaintiff|Defendant|Petitioner|Respondent|Exhibit|Count|Unit|Page|Suite|Will|Mark|Grant|Bill|Grace|Hope|Faith|Chase|Frank|Art|Rich|Drew|Pat|Rob|Sue|Max|Guy|Dean|Earl|Rose|Lily|Ivy|Joy|Dawn|Summer|Autumn|Clay|Cliff|Heath|Reed|Wade|Ray|Jack|Nick|Skip|Chip|Penny|Ruby|Gene|Christian|Major|Royal|Justice)$/;

/** Somebody whom the papers call by his first name. */
export interface FirstNamed {
  name: string;
  /** His first name where it stands alone, and the surname that drafts put in its place. */
  alone: [RegExp, string];
}

/**
 * People who are no parties and whom the papers call by their first names: those whose full name is known from a form or a title,
 * where nobody else in the papers has that first name.
 */
export function firstNamed({ client, opponent }: Sides, texts: readonly string[]): FirstNamed[] {
  const flat = texts.map((text) => text.replace(/\s+/g, ' '));
  const titled = new Set(flat.flatMap((text) => [...text.matchAll(TITLED)].map(([, last]) => last!)));
  const lasts = new Map<string, Set<string>>();
  const known = (first: string, last: string): void => {
    lasts.set(first, (lasts.get(first) ?? new Set()).add(last));
  };
  const formed = new Map<string, string[]>();
  for (const text of flat)
    for (const [, last, first] of text.matchAll(ON_FORM))
      formed.set(last!, [...(formed.get(last!) ?? []), first!]);
  for (const text of flat)
    for (const [, first, last] of text.matchAll(IN_FULL))
      if (titled.has(last!) || formed.get(last!.toUpperCase())?.includes(first!)) known(first!, last!);
  for (const text of flat)
    for (const pattern of SPEAKER)
      for (const [, first, last] of text.matchAll(pattern)) known(inLetters(first!), inLetters(last!));
  const parties = [client, opponent].flatMap((party) => (party ? namesOf(party) : []));
  return [...lasts].flatMap(([first, surnames]): FirstNamed[] => {
    const [last] = surnames;
    if (
      surnames.size !== 1 ||
      NO_FIRST_NAME.test(first) ||
      parties.some(
        (name) => surname(name) === last || name.split(' ')[0]!.toLowerCase() === first.toLowerCase(),
      )
    )
      return [];
    const acts = (word: string): number => {
      const acting = new RegExp(`(?<![\\p{L}’'-]|\\b\\p{Lu}[\\p{L}.]* )${escaped(word)} \\p{Ll}`, 'gu');
      return flat.reduce((sum, text) => sum + (text.match(acting)?.length ?? 0), 0);
    };
    const own = flat.filter((text) => text.includes(first));
    const word = acts(first) >= USED ? first : shortOf(flat, first);
    if (word === undefined || acts(word) < USED) return [];
    // "Travis Boone": somebody else who is called so.
    const another = new RegExp(
      `(?<![\\p{L}’'-])${escaped(first)} (?!${escaped(last!)}\\b)(?:\\p{Lu}\\p{Ll}+)(?! ${escaped(last!)}\\b)`,
      'u',
    );
    const onForm = [...formed].some(
      ([other, names]) => other !== last!.toUpperCase() && names.includes(first),
    );
    if (onForm || own.some((text) => another.test(text))) return [];
    const alone = new RegExp(
      `(?<![\\p{L}’'“"-]|\\b\\p{Lu}[\\p{L}.]* )${escaped(word)}(?=['’]s\\b|[ ,.;?])(?! \\p{Lu})`,
      'gu',
    );
    const name = `${first} ${last!}`;
    return [{ name, alone: [alone, hasNamesake(flat, first, last!) ? name : last!] }];
  });
}

/** Where somebody else bears the surname, only both names say who it is. */
function hasNamesake(texts: readonly string[], first: string, last: string): boolean {
  const given = new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{Ll}{2,}) (?:\\p{Lu}\\.? )?${escaped(last)}\\b`, 'gu');
  return texts.some(
    (text) =>
      text.includes(last) &&
      [...text.matchAll(given)].some(
        ([, word]) =>
          word !== first &&
          tagged(word!)[0]?.tags.has('FirstName') &&
          !text.includes(`${first} ${word!} ${last}`),
      ),
  );
}
