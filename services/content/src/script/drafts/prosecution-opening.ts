import type { ModelFact } from '@lectern/contracts/case-model';
import { namesOf } from '../../case-model/actors.js';
import { isNamesakeOf } from '../namesake.js';
import { bearingOf } from '../../case-model/bearing.js';
import { surname } from '../../case-model/sides.js';
import { type Brief, told } from '../brief.js';
import { offeredIn } from '../runners-up.js';
import { type Paragraph, framing } from '../line.js';
import { charged } from './defense-opening.js';

/** What one who talks of himself owns up to. */
const OWNS_UP =
  /\b(?:took|stole|spent|gambled|sold|hit|struck|punched|kicked|stabbed|shot|pushed|choked|drank|drove|signed|forged|wrote|used|kept|hid|burned|threw|entered|went in|broke|put the rest|lied|deleted|changed|knew|was wrong|should not have|shouldn['’]t have)\b/i;
const DENIES = /\b(?:did not|never|was not|had not|would not|nobody|nothing)\b|n['’]t\b/i;
const MOST = 8;

/** The middle of an opening for those who charge: the charge, the story of their papers, then what the accused says himself. */
export function prosecutionOpening(brief: Brief, own: readonly ModelFact[]): Paragraph[] {
  const story = own.filter((fact) => !isOwnWord(brief, fact));
  const words = offeredIn(brief)
    .filter((fact) => isOwnWord(brief, fact) && ownsUp(brief, fact))
    .slice(0, MOST);
  return [
    charged(brief),
    ...told(brief, 'What happened', story),
    ...told(brief, 'In the words of the accused', words, [
      framing('Some of this you will know from the one who is charged.'),
    ]),
  ];
}

const isOwnWord = ({ read }: Brief, fact: ModelFact): boolean => {
  const { teller } = bearingOf(read, fact);
  const accused = namesOf(read.sides.opponent);
  // The son of the accused is not the accused.
  if (teller.name && accused.some((name) => isNamesakeOf(teller.name!, name))) return false;
  return teller.side === 'theirs' && (teller.as === 'testimony' || teller.as === 'statement');
};

function ownsUp({ read, model }: Brief, fact: ModelFact): boolean {
  const said = fact.said.join(' ');
  const names = model.people.filter(({ side }) => side === 'theirs').map(({ name }) => surname(name));
  return (
    bearingOf(read, fact).act !== 'alibi' &&
    !DENIES.test(said) &&
    OWNS_UP.test(said) &&
    names.some((name) => said.includes(name))
  );
}
