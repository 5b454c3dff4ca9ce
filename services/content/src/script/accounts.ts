import type { ModelPerson } from '@lectern/contracts/case-model';
import { minutesIn } from '../case-model/minutes.js';
import type { Brief } from './brief.js';
import { toldOf } from './direct-statements.js';
import { withMessages } from './direct-messages.js';
import { type Told, swornQuestions } from './direct-testimony.js';
import { splitSpoken } from './english/split.js';
import { fromThirdPerson } from './in-second-person.js';
import { interviewedBy } from './interviewed-by.js';
import { ownAccount } from './own-account.js';
import { factOf } from './passage-fact.js';
import { pleadedAccount } from './pleaded-account.js';
import { ONE_FACT } from './whom-meant.js';
import { isHim } from './written-by.js';

/** What the minutes of the prosecution announce of the witness. */
export function minutedAccount(brief: Brief, witness: ModelPerson): Told[] {
  if (!brief.read.sides.criminal) return [];
  return brief.read.papers.flatMap(({ document }) =>
    minutesIn(document)
      .filter(({ name }) => isHim(name, witness))
      .flatMap(({ told, page }) =>
        told.flatMap((words, order) => {
          const fact = factOf(document, words, page, order);
          return clausesOf(words).flatMap((clause) => {
            const said = fromThirdPerson(clause, {
              names: /\b[Tt]he witness\b/u,
              alone: true,
              goesOn: true,
              gender: /^she\b/i.test(clause) ? 'she' : 'he',
            });
            return splitSpoken(said ?? capital(clause), ONE_FACT).map((text) => ({
              text,
              fact,
              own: said !== undefined,
              witnessed: true,
            }));
          });
        }),
      ),
  );
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TESTIFIES =
  /^(?:He|She|The witness|\p{L}+ (?:\p{L}\. )?[\p{L}-]+) will (?:also |further )?(?:testify|state|say) (?:that )?/u;
const clausesOf = (words: string): string[] => {
  const plain = words
    .replace(TESTIFIES, '')
    .replace(/^That /, '')
    .replace(/[.]$/, '');
  return /\b(?:opinion|expected to be|adverse|is believed)\b/.test(plain)
    ? []
    : plain
        .split(/[;,] (?:and )?that |; (?:and )?/)
        .map((one) => capital(`${one}.`.replace(/^(?:he|she) /, (p) => capital(p))));
};

/** Fewer sentences are no account. */
const FEWEST = 4;

/** Everything that the witness can be asked, from what tells it best: his own paper, his oath, our pleading, what the file says of him. */
export function testimonyOf(brief: Brief, witness: ModelPerson): Told[] {
  const sworn = [...swornQuestions(brief, witness), ...interviewedBy(brief, witness)];
  const own = [...ownAccount(brief, witness), ...minutedAccount(brief, witness)];
  if (own.length >= FEWEST) return [...own, ...sworn];
  if (sworn.length >= FEWEST) return sworn;
  const pleaded = pleadedAccount(brief, witness);
  if (pleaded.length < FEWEST) return toldOf(brief, witness);
  const messages = new Set(
    brief.read.papers.filter(({ kind }) => WRITINGS.has(kind)).map(({ document }) => document.name),
  );
  const told = messages.size > 0 ? toldOf(brief, witness) : [];
  return [
    ...withMessages(
      pleaded,
      told.filter((one) => one.day !== undefined && messages.has(paperOf(one) ?? '')),
    ),
    ...own,
    ...sworn,
  ];
}
/** Papers that stand beside a pleading with their days. */
const WRITINGS: ReadonlySet<string> = new Set(['other', 'letter', 'form', 'agreement']);
const paperOf = ({ fact }: Told): string | undefined => fact.sources[0]?.document?.name;
