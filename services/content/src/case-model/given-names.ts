import { escaped } from '@lectern/legal-text/escaped';
import { withoutSuffix } from '../script/english/last-name.js';
import { namesOf } from './actors.js';
import { type Sides, surname } from './sides.js';

/** ("Rod"): a given name that a paper defines for one of those who sue or are sued; drafts call him as they call the others. */
export function givenNames({ client, opponent }: Sides, texts: readonly string[]): [RegExp, string][] {
  const names = [client, opponent]
    .flatMap((party) => (party && !party.organization ? namesOf(party) : []))
    .map(withoutSuffix)
    .filter((name) => name.includes(' '));
  const flat = texts.map((text) => text.replace(/\s+/g, ' '));
  const ofNames = names.flatMap((name): [RegExp, string][] => {
    const last = surname(name);
    const first = name.split(' ')[0]!;
    const defined = new RegExp(
      `\\b${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(last)}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?,? {0,2}\\(["“](\\p{Lu}[\\p{L}]{2,})["”]\\)`,
      'iu',
    );
    const given = flat.map((text) => defined.exec(text)?.[1]).find((one) => one);
    // "Rod" is Rodrick; a role or a surname is defined elsewhere.
    const known =
      given && given !== last && first.toLowerCase().startsWith(given.slice(0, SHARED).toLowerCase())
        ? given
        : undefined;
    const word = known ?? nicknameIn(flat, first, last) ?? shortOf(flat, first) ?? aloneIn(flat, first, last);
    if (!word || word === last || isOfAnother(flat, word)) return [];
    const shared = names.some((other) => other !== name && surname(other) === last);
    return [
      [
        new RegExp(
          `(?<![“"(\\p{L}’'-]|\\b\\p{Lu}[\\p{L}.]* )${word}(?=['’]s\\b|\\b)(?![-\\p{L}]| \\p{Lu})`,
          'gu',
        ),
        shared ? `${first} ${last}` : last,
      ],
    ];
  });
  return [...suffixedIn(flat), ...ofNames];
}

/** 'Anton B. Reed, Jr. ("Tony Jr.")': of a father and a son of one name each is called in full, whatever the paper calls him for short. */
function suffixedIn(texts: readonly string[]): [RegExp, string][] {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, first, last, suffix, short] of text.matchAll(SUFFIXED))
      // "Reed Jr." says who he is.
      if (short !== last) found.set(`${short} ${suffix}`, `${first} ${last} ${suffix}`);
  for (const [short, name] of found) {
    const [own, other] = / Jr$/.test(short) ? ['Jr', 'Sr'] : ['Sr', 'Jr'];
    const called = short.replace(own, other);
    if (!found.has(called)) found.set(called, name.replace(own, other));
  }
  return [...found].map(([short, name]) => [
    new RegExp(
      `(?<![“"(\\p{L}’'-]|\\b\\p{Lu}[\\p{L}.]* )${escaped(short)}\\b\\.?(?=['’]s\\b|[\\s,;:)]|$)`,
      'gu',
    ),
    `${name}.`,
  ]);
}
const SUFFIXED =
  /(?<!\p{L})(\p{Lu}\p{L}+) (?:\p{Lu}\. )?(\p{Lu}[\p{L}’'-]+),? (Jr|Sr)\.? \(["“](\p{Lu}\p{Ll}+) \3\.?["”]\)/gu;
const SHARED = 3;

/** “Lil Dub” is somebody else, and "a man known as “Dub”" is nobody whom the paper knows: the name stays as those say it who use it. */
const isOfAnother = (texts: readonly string[], word: string): boolean => {
  const another = new RegExp(
    `["“]\\p{L}+ ${word}[,.]?["”]|["“]${word} \\p{L}+[,.]?["”]|\\b(?:an?|the|some) (?:\\p{L}+ ){0,2}(?:person|man|woman|male|female|individual|caller|someone|somebody|seller|dealer|source)s? (?:\\p{L}+ ){0,2}(?:as|called|named|by) ["“]?${word}\\b`,
    'iu',
  );
  return texts.some((text) => another.test(text));
};

/** "Darrell Roe, known as “Dub”", "Darrell "Dub" Roe", "Roe, a/k/a Dub". */
function nicknameIn(texts: readonly string[], first: string, last: string): string | undefined {
  const within = `${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?["“(](\\p{Lu}\\p{Ll}{2,})[,"”)]+ ${escaped(last)}`;
  const behind = `${escaped(last)}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?,? (?:who is |who goes by|who is called|goes by|\\(?a/?k/?a\\.?|also known as|known as|known to \\p{Ll}+ as|called)(?: as)? ["“]?(\\p{Lu}\\p{Ll}{2,})["”,.)]`;
  /** A row of a form: "ROE, DARRELL   DOB ...   AKA "DUB"". */
  const onForm = `${escaped(last)}, ${escaped(first)}\\b[^"“]{0,120}?\\bA\\.?K\\.?A\\b\\.?:? ["“]?(\\p{Lu}\\p{L}{2,})`;
  const patterns = [within, behind, onForm].map((one) => new RegExp(one, 'iu'));
  for (const text of texts)
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[1] ?? '';
      const word = `${found.charAt(0)}${found.slice(1).toLowerCase()}`;
      // In another letter case it is a word of the sentence.
      if (/^\p{Lu}/u.test(word) && !NO_NICKNAME.test(word) && texts.some((one) => one.includes(` ${word}`)))
        return word;
    }
  return undefined;
}
const NO_NICKNAME =
  /^(?:Plaintiff|Defendant|Petitioner|Respondent|Mother|Father|Husband|Wife|Buyer|Seller|Owner|Tenant|Landlord|Company|Employee|Employer|Officer|Decedent|The)$/;

/** "Mari" of Marisela: the beginning of a given name that the papers use often, and that nobody else in them bears. */
export function shortOf(texts: readonly string[], first: string): string | undefined {
  const counts = new Map<string, number>();
  const stem = escaped(first.slice(0, SHARED));
  const short = new RegExp(`(?<![\\p{L}“"’'-])${stem}\\p{Ll}{0,3}(?![\\p{L}’'-]*[\\p{L}-]| \\p{Lu})`, 'gu');
  for (const text of texts)
    for (const [word] of text.matchAll(short))
      if (word !== first && first.toLowerCase().startsWith(word.toLowerCase()) && !NO_SHORT.test(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= USED ? best[0] : undefined;
}
/** "Emil went out the back": his whole first name, where nobody else in the papers bears it. */
function aloneIn(texts: readonly string[], first: string, last: string): string | undefined {
  const name = escaped(first);
  const acts = new RegExp(`(?<![\\p{L}“"’'-]|\\b\\p{Lu}[\\p{L}.]* )${name} \\p{Ll}`, 'gu');
  const another = new RegExp(
    `(?<![\\p{L}’'-])${name} (?:\\p{Lu}\\.? |\\p{Lu}\\p{Ll}+ )?(?!${escaped(last)}\\b)\\p{Lu}\\p{Ll}+(?! ${escaped(last)})`,
    'u',
  );
  const used = texts.reduce((sum, text) => sum + (text.match(acts)?.length ?? 0), 0);
  return used >= USED && !NO_SHORT.test(first) && !texts.some((text) => another.test(text))
    ? first
    : undefined;
}
const USED = 3;
/** Theodore is not called "The", nor Andrew "And": words with which sentences begin, and months. */
const NO_SHORT =
  /^(?:The|They|Them|Then|There|These|This|Thus|That|And|Any|Are|All|But|For|From|Her|Here|Hers|His|How|She|Who|Was|Were|Will|With|When|What|Where|While|Not|None|Nor|Now|One|Once|Our|Out|Over|Per|Since|Some|Such|Can|Did|Does|Had|Has|Have|Let|May|Must|Yes|Jan|Mar|March|Apr|Jun|June|Jul|Aug|Sept|Oct|Nov|Dec|Sec|Par|Page|Part|Case|Count|Sales?|Min)$/;
