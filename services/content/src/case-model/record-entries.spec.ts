import { expect, it } from '@jest/globals';
import { entriesOf } from './record-entries.js';

const rows = (text: string) =>
  text.split('\n').map((line) => ({
    text: line.trim(),
    indent: line.length - line.trimStart().length,
    page: 1,
  }));

it('an entry holds the words of its own column: neither who signed it beside, nor the clocks of a table', () => {
  const entries = entriesOf(
    rows(`CARE PLAN - FALLS
 12/02/21  High risk falls, gait weak,                NSG   HB
            overestimates ability. Bed in low position.
 12/19/21  Unwitnessed fall, going to the bathroom.   NSG   DL

CALL LIGHT SYSTEM, ROOM 114
 03:29:14          03:52:47 cord disconnect           23:33
 00:51:20          00:58:02 at bed of resident        6:42`),
  );
  expect(entries.map(({ text }) => text)).toEqual([
    'High risk falls, gait weak, overestimates ability. Bed in low position.',
    'Unwitnessed fall, going to the bathroom.',
  ]);
});
