import { mayBeFirstName } from '../script/english/lexicon.js';
import { inLetters } from './lettered-people.js';

/** Who drove a unit of a crash report. */
export interface UnitOfCrash {
  number: string;
  /** "Leopold Orne" */
  name: string;
  line: string;
}

const UNIT = /^[ \t]*(?:UNIT|VEHICLE|VEH)(?:[ \t]+(?:NO\.?|NUMBER))?[ \t#:]*0?([1-9])\b/gmu;
/** "ORNE, LEOPOLD", or his first name in the row below. */
const LAST_FIRST = /(?<![\p{L},] ?)(\p{Lu}[\p{Lu}’'-]{2,}),[ \t]{0,4}(\p{Lu}{3,})?(?![\p{L}])/gu;
const BLOCK = 900;

/** "UNIT 01 ... OPERATOR ... ORNE, LEOPOLD": the drivers by the numbers of their units; a number of two drivers is nobody's. */
export function unitsOfCrash(text: string): UnitOfCrash[] {
  const heads = [...text.matchAll(UNIT)];
  const found = heads.flatMap(({ 1: number, index }, at): UnitOfCrash[] => {
    const block = text.slice(index, Math.min(heads[at + 1]?.index ?? Infinity, index + BLOCK));
    for (const { 0: line, 1: last, 2: beside, index: place } of block.matchAll(LAST_FIRST)) {
      const below = /^[ \t]*(\p{Lu}{3,})\b/u.exec(block.slice(block.indexOf('\n', place) + 1))?.[1];
      const first = [beside, below].find((one) => one && mayBeFirstName(one.toLowerCase()));
      if (first) return [{ number: number!, name: `${inLetters(first)} ${inLetters(last!)}`, line }];
    }
    return [];
  });
  return found.filter(
    (one, at) =>
      found.findIndex(({ number }) => number === one.number) === at &&
      found.every(({ number, name }) => number !== one.number || name === one.name),
  );
}

/** What the narrative calls a driver and what he drove, with the words for each. */
export function wordsForUnit({ number }: UnitOfCrash, said: string): [RegExp, string][] {
  const unit = `(?:[Uu]nit|UNIT|[Vv]eh(?:icle)?\\.?|VEH(?:ICLE)?) ?#? ?0?${number}(?!\\d)`;
  const driver = '(?:[Oo]perator|OPERATOR|[Dd]river|DRIVER)';
  return [
    [new RegExp(`\\b(?:[Tt]he )?${driver} of ${unit}`, 'gu'), said],
    [new RegExp(`\\b(?:${driver} ?#?|D[- ]?|Op\\.? ?)0?${number}(?!\\d)`, 'gu'), said],
    [new RegExp(`\\b${unit}`, 'gu'), `${said}'s vehicle`],
  ];
}
