import type { CaseModel, ModelCorrections, ModelFact, ModelSource } from '@lectern/contracts/case-model';
import { splitSpoken } from '../script/english/split.js';
import { splitUnits } from '../script/english/sentences.js';
import { sentence } from '../script/english/phrases.js';
import type { ReadCase } from './build.js';
import { keptOutOf } from './kept-out.js';
import { amountIn } from './relief-asked.js';

/** The case as the attorney corrected it; what a correction does not touch stays as it was read. */
export function corrected(read: ReadCase, corrections: ModelCorrections | undefined): ReadCase {
  if (!corrections) return read;
  const { items, slots, side } = corrections;
  const kept = <T extends { id: string }>(list: readonly T[]): T[] =>
    list.filter(({ id }) => items[id]?.leftOut !== true);
  const own = <T extends { id: string; confidence: unknown }>(
    one: T,
    change: (value: string) => Partial<T>,
  ): T => {
    const value = items[one.id]?.value;
    return value === undefined ? one : { ...one, ...change(value), confidence: 'yours' };
  };
  const { model } = read;
  const misread = new Set(
    model.gaps.flatMap(({ id }) => (id !== undefined && items[id]?.leftOut === true ? [id] : [])),
  );
  // It stays where the paper told it, for its order and for whose account it is.
  const said = (value: string): { said: string[]; reworded: false } => ({
    said: splitUnits(value).flatMap(({ text }) => splitSpoken(sentence(text.trim()))),
    reworded: false,
  });
  const changed: CaseModel = {
    ...model,
    side: side ?? model.side,
    slots: { ...model.slots, ...slots },
    people: kept(model.people).map((one) => ({
      ...own(one, (name) => ({ name })),
      ...given(items[one.id], ['side', 'role', 'witness']),
    })),
    facts: settled(kept(model.facts), model, corrections).map((one) => ({
      ...own(one, said),
      used: items[one.id]?.used ?? one.used,
      ...given(items[one.id], ['favors']),
      // What the attorney took out does not come back where there is time for more.
      ...(items[one.id]?.used === false && { force: 0 }),
    })),
    claims: kept(model.claims).map((one) => {
      const set = given(items[one.id], ['standard', 'burdenOn']);
      return {
        ...own(one, (name) => ({ name })),
        ...set,
        ...(Object.keys(set).length > 0 && { confidence: 'yours' as const }),
      };
    }),
    relief: kept(model.relief).map((one) => own(one, (text) => ({ text, amount: amountIn(text) }))),
    evidence: kept(model.evidence).map((one) => own(one, (name) => ({ name }))),
    clashes: model.clashes.map((clash) => ({ ...clash, choice: items[clash.id]?.choice ?? clash.choice })),
  };
  // The words of the paper that a correction took the place of are told nowhere.
  const stays = new Set(
    changed.facts.flatMap(({ id, text }) => (items[id]?.value === undefined ? [text] : [])),
  );
  const setAside = new Set(model.facts.map(({ text }) => text).filter((text) => !stays.has(text)));
  const notTold = new Set(model.facts.filter(({ id }) => items[id]?.used === false).map(({ text }) => text));
  const sides = { ...read.sides, side: changed.side };
  const keptOut =
    misread.size > 0 ? keptOutOf(read.papers, read.sentences, read.sides, misread) : read.keptOut;
  return { ...read, model: changed, sides, keptOut, setAside, notTold };
}

interface Given {
  sources: readonly ModelSource[];
  said?: readonly string[];
  confidence?: ModelFact['confidence'];
}
/** A fact of the papers in the words of the attorney: it stands where it stood, and rests on no paper. */
export const isEdited = ({ said, confidence, sources }: Given): boolean =>
  said !== undefined && confidence === 'yours' && sources.every(({ field }) => field === undefined);

/** The facts as they are shown: what the attorney corrected is in his words, and rests on no paper. */
export const asShown = (facts: CaseModel['facts'], { items }: ModelCorrections): CaseModel['facts'] =>
  facts.map((fact) => {
    const value = items[fact.id]?.value;
    return value === undefined ? fact : { ...fact, text: value, sources: [] };
  });

/** What of these the correction sets. */
function given<T extends object, K extends keyof T>(
  item: T | undefined,
  keys: readonly K[],
): Partial<Pick<T, K>> {
  const set: Partial<Pick<T, K>> = {};
  for (const key of keys) if (item?.[key] !== undefined) set[key] = item[key];
  return set;
}

/** Of two statements that clash, the one that was chosen is told; with "both" neither is dropped. */
function settled(
  facts: CaseModel['facts'],
  { clashes }: CaseModel,
  { items }: ModelCorrections,
): CaseModel['facts'] {
  const dropped = new Set(
    clashes.flatMap((clash) => {
      const choice = items[clash.id]?.choice ?? clash.choice;
      return choice === 'first' ? [clash.second.fact] : choice === 'second' ? [clash.first.fact] : [];
    }),
  );
  return facts.filter(({ id }) => !dropped.has(id));
}
