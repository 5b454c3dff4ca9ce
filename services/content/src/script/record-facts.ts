import type { ModelFact } from '@lectern/contracts/case-model';
import { paperOf } from '../case-model/tellers.js';
import { type Brief, MIN_STORY } from './brief.js';

/** Facts for a bench: a brief or a ruling that tells the story goes before the testimony that it was made of. */
export function ofRecord({ read }: Brief, facts: readonly ModelFact[]): ModelFact[] {
  const written = facts.filter((fact) => paperOf(read, fact)?.kind !== 'transcript');
  return written.length < facts.length && written.length >= MIN_STORY ? written : [...facts];
}
