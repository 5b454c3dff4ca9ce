import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { surname } from '../case-model/sides.js';

/** How the papers call him: by name, by the short name that they give him, by the word for his side. */
export function namesIn(
  witness: ModelPerson,
  documents: readonly CaseDocument[],
  party: readonly string[],
): RegExp {
  const bare = witness.name.replace(/,? (?:Jr|Sr|II|III|IV)\.?$/, '');
  const last = surname(witness.name);
  const first = bare.split(' ')[0]!;
  const whole = documents
    .map(({ pages }) => pages.map(({ text }) => text).join(' '))
    .join(' ')
    .replace(/\s+/g, ' ');
  const tail = new RegExp(
    `\\b${escaped(last)}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?,? ?\\((?:the |hereinafter |or )?[“"]([^”"]{2,30}?),?[”"]\\)`,
    'iu',
  ).exec(whole)?.[1];
  const short = tail && !/plaintiff|defendant|petitioner|respondent/i.test(tail) ? [tail] : [];
  const titled = '(?:(?:Mr|Mrs|Ms|Dr)\\.? )?';
  const suffix = '(?:,? (?:Jr|Sr)\\.?)?';
  const forms = [
    `${escaped(first)} (?:\\p{Lu}[\\p{L}.]* ){0,2}${escaped(last)}${suffix}`,
    escaped(bare),
    ...short.map(escaped),
    `${titled}${escaped(last)}`,
    ...(last.length > 3 ? [`${titled}${escaped(last.toUpperCase())}`] : []),
  ];
  const by =
    party.length > 0
      ? [`(?:[Tt]he )?(?:${party.join('|')})(?: ${titled}(?:${forms.join('|')}))?(?!s\\b)`]
      : [];
  return new RegExp(`(?<![\\p{L}-])(?:${[...by, ...forms].join('|')})(?![\\p{L}-])`, 'u');
}

/** Whether a sentence is about whom it names. */
export const opensWith = (text: string, names: RegExp): boolean => {
  const at = text.search(names);
  const before = text.slice(0, Math.max(0, at)).replace(/\b[ap]\.m\./g, '');
  return at >= 0 && at < 70 && !/[.;]/.test(before) && !ANOTHER_ACTS.test(before);
};
/** "At noon Reed saw the plaintiff": Reed is the one of whom it tells. */
const ANOTHER_ACTS =
  /(?:^|\s)(?!(?:On|In|At|By|The|When|After|Before|While|As|For|From|During)\b)\p{Lu}[\p{L}’'-]+ (?:\p{Ll}+ly )?(?:saw|told|asked|met|called|hit|struck|sent|gave|took|found|left|shot|bit|led|\p{Ll}+ed) (?:\p{Ll}+ ){0,3}$/u;
