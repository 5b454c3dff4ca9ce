import type { ModelPerson } from '@lectern/contracts/case-model';
import { minutesIn } from '../case-model/minutes.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { splitSpoken } from './english/split.js';
import { IRREGULAR_PAST } from './english/words.js';
import type { OwnWords } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { ONE_FACT } from './whom-meant.js';
import { isHim } from './written-by.js';
import { QUOTATIONS } from './english/quotes.js';

const WILL = /^(?:He|She|The witness) will (?:also |further )?testify that /;
const HE = /^((?:[^,“”"]{3,40},? )?)(?:he|she|the witness) /i;
const PRONOUN = /\b(?:he|she|him|her|his|hers|they|them|their|it)\b/i;
const OPINION = /^(?:.* )?(?:opinion|believed|expected|adverse)\b/i;

/** What the minutes of the prosecution say that the witness did, saw or found, as it is put to him. */
export function minutedWords({ read }: Brief, witness: ModelPerson): OwnWords[] {
  if (!read.sides.criminal) return [];
  const last = surname(witness.name);
  return read.papers
    .filter(({ kind }) => kind === 'charge')
    .flatMap(({ document }) =>
      minutesIn(document)
        .filter(({ name }) => isHim(name, witness))
        .flatMap(({ told, line, page }) => {
          const paper = {
            kind: 'statement' as const,
            name: 'the minutes of testimony',
            document,
            title: factOf(document, line, page, 0),
          };
          return told.flatMap((words, order) =>
            clausesOf(words)
              .flatMap((clause) => {
                const [all, lead = ''] = HE.exec(clause) ?? [];
                return all ? splitSpoken(`${lead}${last} ${clause.slice(all.length)}`, ONE_FACT) : [];
              })
              .flatMap((text) => addressed(text, last))
              .map((text) => ({
                text,
                words,
                fact: factOf(document, words, page, order),
                own: true,
                thing: true,
                paper,
                from: 'minutes',
              })),
          );
        }),
    );
}

/** "She will testify that she saw the light; that it was red": each of what she will say. */
const clausesOf = (words: string): string[] =>
  OPINION.test(words)
    ? []
    : WILL.test(words)
      ? words
          .replace(WILL, '')
          .replace(/[.]$/, '')
          .split(/[;,] (?:and )?that /)
          .map((one) => `${one}.`)
      : /^That /.test(words)
        ? [words.slice('That '.length)]
        : /^(?:He|She|The witness) (?!will\b)/.test(words)
          ? [words]
          : [];

function addressed(text: string, last: string): string[] {
  const at = text.indexOf(`${last} `);
  if (at < 0 || at > 44) return [];
  const rest = text.slice(at + last.length + 1);
  const verb = /^(?:\p{L}+ly |then |also )?(\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  if (PRONOUN.test(rest.replace(QUOTATIONS, '')) || !isPast(verb)) return [];
  const said = `${text.slice(0, at)}${at === 0 ? 'You' : 'you'} ${rest.replace(/^was\b/, 'were')}`;
  return [said.charAt(0).toUpperCase() + said.slice(1)];
}
const isPast = (verb: string): boolean =>
  /^(?:was|had|did|could)$|\p{Ll}ed$/u.test(verb) || IRREGULAR_PAST.has(verb);
