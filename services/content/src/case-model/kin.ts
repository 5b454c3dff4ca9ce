import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { escaped } from '@lectern/legal-text/escaped';
import type { ReadCase } from './build.js';
import { speakerOf } from './first-person.js';
import { surname } from './sides.js';

/** Who is near enough to somebody to stand with him. */
const KIN =
  '(?:(?:step|grand|god)?(?:mother|father|son|daughter|child)|mom|dad|parent|wife|husband|widow|widower|spouse|(?:half-|step)?(?:brother|sister)(?:-in-law)?|(?:mother|father)-in-law|cousin|uncle|aunt|niece|nephew|fianc[eé]e?|girlfriend|boyfriend|partner|(?:best |close |old |childhood |longtime )?friend|roommate)';
const MOST = 600;

/**
 * Whose family or friend a person is: "the sister of Trevon Mayhew", "Strom's friend, Tyler Beck", "I am the mother of Dominic
 * Vance". `wronged` are those on whose behalf the prosecution speaks.
 */
export function kinOf(
  read: ReadCase,
  person: ModelPerson,
  wronged: readonly string[],
): ModelPerson['side'] | undefined {
  const { model, sentences, papers } = read;
  const claims = model.side === 'claiming' ? 'ours' : 'theirs';
  const parties = [
    ...model.people
      .filter(({ side, kind }) => side !== 'neither' && kind === 'person')
      .map(({ name, side }) => ({ name, side })),
    ...wronged.map((name) => ({ name, side: claims as ModelPerson['side'] })),
  ].filter(({ name }) => !sameName(name, person.name));
  if (parties.length === 0) return undefined;
  const own = new Set(
    papers.flatMap(({ document, kind }) => {
      const by = kind === 'transcript' ? undefined : speakerOf(document.pages);
      return by !== undefined && sameName(by, person.name) ? [document] : [];
    }),
  );
  const last = escaped(surname(person.name));
  const first = escaped(person.name.split(' ')[0]!);
  const self = surname(person.name) === person.name ? last : `(?:${first} (?:\\p{Lu}\\. )?)?${last}`;
  const about = sentences.slice(0, MOST).filter(({ text }) => text.includes(surname(person.name)));
  if (about.length === 0 && own.size === 0) return undefined;
  const whose = new RegExp(
    `\\b(?:[Hh]is|[Hh]er) (?:\\p{Ll}+ )?${KIN},? (?:(?:Mrs|Mr|Ms|Dr)\\.? )?${self}\\b`,
    'u',
  );
  const accused = claims === 'ours' ? 'theirs' : 'ours';
  for (const { name, side } of parties) {
    const short = surname(name);
    const given = name.split(' ')[0]!;
    // Of one surname the first name must tell them apart.
    const whole = `${escaped(given)} (?:\\p{Lu}[\\p{L}.]*\\.? )?${escaped(short)}`;
    const them =
      short === surname(person.name)
        ? `(?:${whole}|${escaped(given)})`
        : `(?:${whole}|${escaped(given)}|${escaped(short)})`;
    const called =
      read.sides.criminal && side === accused ? `(?:${them}|[Tt]he (?:defendant|accused|suspect))` : them;
    const full = surname(person.name) === short ? `${first} (?:\\p{Lu}\\. )?${last}` : self;
    const near = new RegExp(
      [
        `\\b${called}['’]s (?:\\p{Ll}+ )?${KIN},? ${full}\\b`,
        `\\b${full},? (?:(?:is|was|who is|who was|has been|the|a|an) ){0,2}(?:\\p{Ll}+ )?${KIN} (?:of|to) ${them}\\b`,
        `\\b${full},? (?:(?:is|was|has been) )?${them}['’]s (?:\\p{Ll}+ )?${KIN}\\b`,
        `\\b${KIN} of ${them},? ${full}\\b`,
        `^(?:(?!\\p{Lu}\\p{Ll}+ \\p{Lu}).){0,40}\\b${them}\\b[^.“”]{1,120}\\b(?:his|her) (?:\\p{Ll}+ )?${KIN},? ${full}\\b`,
      ].join('|'),
      'iu',
    );
    const told = new RegExp(
      `\\b(?:I am|I'm|I have been|I was) (?:the |an? )?(?:\\p{Ll}+ )?(?:${KIN} of ${them}\\b|${them}['’]s (?:\\p{Ll}+ )?${KIN}\\b)|\\b${them} is my (?:\\p{Ll}+ )?${KIN}\\b`,
      'u',
    );
    if (
      about.some(
        ({ text }) =>
          (text.includes(short) || text.includes(given) || /\b(?:defendant|accused|suspect)/i.test(text)) &&
          near.test(text),
      ) ||
      [...own].some((document) => sentences.some((one) => one.document === document && told.test(one.text)))
    )
      return side;
  }
  const one = about.find(({ text }) => whose.test(text));
  const at = one ? sentences.indexOf(one) : -1;
  return at < 0 ? undefined : spokenOf(parties, sentences.slice(Math.max(0, at - BACK), at + 1));
}

/** "She declined it because her mother, Abimbola, was ill": whose mother is the one party who was spoken of last. */
function spokenOf(
  parties: readonly { name: string; side: ModelPerson['side'] }[],
  sentences: readonly { text: string }[],
): ModelPerson['side'] | undefined {
  for (const { text } of [...sentences].reverse()) {
    const named = new Set(parties.filter(({ name }) => text.includes(surname(name))).map(({ side }) => side));
    if (named.size > 0) return named.size === 1 ? [...named][0] : undefined;
  }
  return undefined;
}
const BACK = 3;
