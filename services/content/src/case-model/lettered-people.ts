import { escaped } from '@lectern/legal-text/escaped';
import { mayBeFirstName } from '../script/english/lexicon.js';
import type { CaseDocument } from './file-sentences.js';

/** "McALISTER-OKAFOR" as it is written: "McAlister-Okafor". */
export const inLetters = (word: string): string =>
  /\p{Ll}{2}/u.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/(?:^|[-’' ])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/\bMc\p{Ll}/u, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());

/** "V/ORNE": the letter of whom it names goes. */
export const SLASHED = /(?<![\p{L}\d/])[VSWACP]\/(?=\p{Lu}{3})/gu;
const NAMED_BY_LETTER = /(?<![\p{L}\d/])([VSWA])\/(\p{Lu}{3,}(?:[-’']\p{Lu}{2,})*)/gu;
/** Whom a report calls "V/ORNE"; a letter of two people calls nobody alone. */
export function calledByLetter({
  pages,
}: CaseDocument): { letter: string; name: string; line: string; page: number }[] {
  const found = pages.flatMap(({ text, number }) =>
    [...text.matchAll(NAMED_BY_LETTER)].map(([line, letter, name]) => ({
      letter: letter!,
      name: fullNameIn(pages, name!),
      line,
      page: number,
    })),
  );
  return found.filter(
    (one, at) =>
      found.findIndex(({ name }) => name === one.name) === at &&
      (one.letter === 'W' || found.every(({ letter, name }) => letter !== one.letter || name === one.name)),
  );
}
/** "ORNE,\n KOFI B": the row of the form below or beside it. */
const fullNameIn = (pages: CaseDocument['pages'], last: string): string => {
  const row = new RegExp(`(?<!\\p{L})${escaped(last)},\\s{1,40}(\\p{Lu}{3,})(?!\\p{L})`, 'u');
  const first = pages
    .map(({ text }) => row.exec(text)?.[1])
    .find((one) => one && mayBeFirstName(one.toLowerCase()));
  return `${first ? `${inLetters(first)} ` : ''}${inLetters(last)}`;
};
