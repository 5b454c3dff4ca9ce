import { describe, expect, it } from '@jest/globals';
import { asQuestion } from '../script/as-question.js';
import { chargedElements, elementsOfCharge } from './charged-elements.js';
import type { Count } from './counts.js';

const count = (line: string, body: string): Count => ({
  line,
  body,
  title: line,
  page: 1,
  document: { name: 'information.txt', pages: [] },
});
const ASSAULT = ['The defendant caused or tried to cause bodily injury', 'It was the defendant who did it'];
const DRIVES = count(
  'COUNT 1 - VEHICULAR ASSAULT',
  `On or about May 4, 2024, the defendant did unlawfully drive or operate a vehicle (a) in a reckless manner, and/or (b) while under the
influence of any drug, as defined by RCW 46.61.502, and did cause substantial bodily harm to another, to wit: LEE B. ORNE; contrary
to RCW 46.61.522.`,
);

describe('what a charge asks', () => {
  it('is what it says that was done, without the law, the marks and the words of art', () => {
    expect(chargedElements(DRIVES)).toEqual([
      'The defendant did drive or operate a vehicle in a reckless manner, or while under the influence of any drug',
      'The defendant did cause substantial bodily harm to Lee B. Orne',
    ]);
    expect(chargedElements(DRIVES).map(asQuestion)[1]).toBe(
      'Did the defendant cause substantial bodily harm to Lee B. Orne?',
    );
  });

  it('is nothing where the grammar of the charge is not plain', () => {
    expect(chargedElements(count('COUNT 2', 'Theft, a class B felony.'))).toEqual([]);
    expect(chargedElements(count('COUNT 3', 'The defendant did take property of'))).toEqual([]);
  });

  it('is asked in its own words only where it is of another conduct than its name', () => {
    const texts = [{ text: 'A masked man ran out.' }];
    expect(elementsOfCharge('vehicular assault', ASSAULT, DRIVES, texts)).toEqual(chargedElements(DRIVES));
    expect(elementsOfCharge('assault', ASSAULT, DRIVES, texts)).toEqual(ASSAULT);
  });

  it('is not who it was, where nobody says that it was another', () => {
    expect(elementsOfCharge('assault', ASSAULT, undefined, [{ text: 'Orne hit his brother.' }])).toEqual([
      ASSAULT[0],
    ]);
    expect(
      elementsOfCharge('assault', ASSAULT, undefined, [{ text: 'She picked Orne out of six photographs.' }]),
    ).toEqual(ASSAULT);
  });

  it('is not who it was, where he says that he defended himself, but for an alibi', () => {
    const texts = [{ text: 'Photographs of his hands were taken.' }, { text: 'Orne claims self-defense.' }];
    expect(elementsOfCharge('assault', ASSAULT, undefined, texts)).toEqual([ASSAULT[0]]);
    const alibi = [...texts, { text: 'It was somebody else, said Orne.' }];
    expect(elementsOfCharge('assault', ASSAULT, undefined, alibi)).toEqual(ASSAULT);
  });
});
