import type { CaseModel, ModelFact } from '@lectern/contracts/case-model';
import { surname } from './sides.js';

const HARM =
  /\b(?:treat(?:ed|ment)|injur\w{1,4}|pains?|surger(?:y|ies)|diagnosed|symptoms|fractur\w{1,3}|concussion|arthritis)\b/i;
const BEFORE = /\b(?:pre-?existing|previous(?:ly)?|prior)\b/i;
const YEARS = 2;

/** What somebody suffered years before the case began: it explains the harm otherwise, and never speaks for the one who suffered it. */
export function isEarlierHarm(model: CaseModel, { said, date }: ModelFact): boolean {
  const about = said.filter((text) => HARM.test(text) && isOfTheHurt(model, text));
  if (about.length === 0) return false;
  if (about.some((text) => BEFORE.test(text))) return true;
  const years = model.facts
    .flatMap((fact) => (fact.date ? [Number(fact.date.slice(0, 4))] : []))
    .sort((a, b) => a - b);
  const usual = years[Math.floor(years.length / 2)];
  return date !== undefined && usual !== undefined && usual - Number(date.slice(0, 4)) >= YEARS;
}

/** "The hospital's protocol required a scan for such pain" is of the hospital, not of the one who was hurt. */
export function isOfTheHurt({ people, side }: CaseModel, text: string): boolean {
  const [hurt, sued] = side === 'defending' ? ['theirs', 'ours'] : ['ours', 'theirs'];
  const named = people.some(
    (one) => (one.side === hurt || /\bdecedent\b/.test(one.role ?? '')) && text.includes(surname(one.name)),
  );
  const others = people.some((one) => one.side === sued && text.startsWith(surname(one.name)));
  return !others && (named || /\b(?:he|she|his|her)\b/i.test(text));
}
