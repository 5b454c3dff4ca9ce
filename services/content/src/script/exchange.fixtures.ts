import { asNamed } from '../case-model/exchange-statement.js';
import { answered } from './answers.js';

/** What the question of one exchange tells of the witness. */
export function toldOfWitness(question: string, answer: string, witness: string): string | undefined {
  const [one] = answered([{ question, answer, page: 1 }], []).filter(
    ({ asked, unclear }) => asked && !unclear,
  );
  return one && asNamed(one.text, witness);
}
