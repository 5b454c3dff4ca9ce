import type { CaseModel, ModelGap } from '@lectern/contracts/case-model';
import type { KeptOut } from './kept-out.js';
import { type Ruling, rulingId } from './ruling.js';
import type { Sides } from './sides.js';

/** Fewer told events make no story. */
export const STORY = 3;

const MONEY =
  /\b(?:damages|compensat\w+|money|pay(?:ment|ing)?|sums?|amounts?|loss(?:es)?|wages|restitution|balance|expenses|benefits|\$[\d,.]+)\b/i;
const HARM = /\b(?:damages|loss|lost|harm\w*|injur\w+|cost|paid|wages|balance|hurt)\b/i;
/** Is money asked for, by what is asked or by what has to be proved? A stay and an injunction have no sum. */
const asksMoney = ({ relief, claims }: CaseModel): boolean =>
  relief.some(({ text }) => MONEY.test(text)) ||
  claims.some(({ elements }) => elements.some(({ name }) => HARM.test(name)));

/** What a case leaves open: what nobody tells, asks for or proves. `unread` are the rows from which on a page is not read. */
export function gapsOf(
  model: CaseModel,
  sides: Sides,
  { rulings, settling, ended, parties, privileged }: KeptOut,
  unread: readonly Ruling[],
): ModelGap[] {
  const gaps: ModelGap[] = [];
  // What may not be said at the trial comes before what is missing.
  for (const name of privileged) gaps.push({ code: 'privileged', subject: name });
  const untried = [...ended.values(), ...parties];
  const last = new Set(untried.map(({ text }) => text));
  for (const { text, document, page } of untried.filter((one) => last.delete(one.text)))
    gaps.push({ code: 'count-ended', subject: `“${text}” (${document}, page ${page})` });
  for (const ruling of [...unread, ...settling, ...rulings]) {
    const { text, document, page } = ruling;
    gaps.push({
      code: 'kept-out',
      subject: `“${text}” (${document}, page ${page})`,
      ...(rulings.includes(ruling) && { id: rulingId(ruling) }),
    });
  }
  const used = model.facts.filter((fact) => fact.used && fact.kind === 'event');
  if (used.length < STORY) gaps.push({ code: 'no-story' });
  if (!sides.client) gaps.push({ code: 'no-client' });
  if (!sides.opponent) gaps.push({ code: 'no-opponent' });
  if (sides.side === 'unknown') gaps.push({ code: 'no-side' });
  if (model.relief.length === 0) gaps.push({ code: 'no-relief' });
  else if (
    sides.side === 'claiming' &&
    !sides.criminal &&
    asksMoney(model) &&
    !model.relief.some(({ amount }) => amount)
  )
    gaps.push({ code: 'no-amount' });
  if (!model.people.some(({ witness, side }) => witness && side !== 'ours'))
    gaps.push({ code: 'no-witness' });
  if (model.claims.some(({ standard }) => standard === 'ask')) gaps.push({ code: 'no-standard' });
  for (const claim of model.claims)
    for (const { name, facts } of claim.elements)
      if (facts.length === 0) gaps.push({ code: 'element-without-fact', subject: `${claim.name}: ${name}` });
  for (const { name, facts } of model.evidence)
    if (/^Exhibit/.test(name) && facts.length === 0)
      gaps.push({ code: 'exhibit-not-described', subject: name });
  return gaps;
}
