import { describe, expect, it } from '@jest/globals';
import { rowsOf } from './block-quotes.js';
import { turnFacts } from './record-turn-facts.js';
import { turnsOf } from './record-turns.js';

const CALL = `CALL TRANSCRIPT - LINE 911-03
DISPATCH: 911, what is the address of the emergency?

CALLER: 40 Pine Street. A man just got hit with a
bottle.

DISPATCH: Is he still there?

CALLER: No, he ran. He had his hood up.

DISPATCH: Did you see his face?

CALLER: No. I saw the top of the hood. [barking]

DISPATCH: Stay on with me.
`;
const CAMERA = `00:40:04   ORNE:      Is it the pool table guy?
00:40:07   REED:      You just tell me what you see.
00:40:52              [Vehicle stops. Spotlight on.]
00:41:20   ORNE:      I mean, I'm like seventy percent. The hair --
                      he had the hood up.
00:41:52   ORNE:      I don't see the ink.
00:41:55   REED:      It's dark from here.
00:42:02   ORNE:      Yeah. It's gotta be him.
00:42:10   REED:      So you're sure?
`;
const rows = (text: string) => rowsOf([{ number: 1, text }]);
const told = (text: string): string[] =>
  turnsOf(rows(text), (label) => /ORNE|REED/.test(label)).flatMap((turn) =>
    turnFacts(turn, { text: '', page: 1, order: 0 } as Parameters<typeof turnFacts>[1], {
      parties: ['Cal Orne', 'Tia Reed'],
      text: 'Cal Orne; Tia Reed',
    }).flatMap(({ said }) => said),
  );

describe('the turns of a recorded talk', () => {
  it('are told as what the caller told 911, without who asks', () =>
    expect(told(CALL)).toEqual([
      'The caller told 911: “40 Pine Street. A man just got hit with a bottle.”',
      'The caller told 911: “He had his hood up.”',
      'The caller told 911: “I saw the top of the hood.”',
    ]));

  it('are told by the name of whoever speaks, word for word or not at all', () =>
    expect(told(CAMERA)).toEqual([
      'Tia Reed said: “You just tell me what you see.”',
      "Cal Orne said: “I mean, I'm like seventy percent.”",
      "Cal Orne said: “I don't see the ink.”",
      "Tia Reed said: “It's dark from here.”",
      "Cal Orne said: “It's gotta be him.”",
    ]));

  it('are none in a chart whose readings stand behind their names', () =>
    expect(
      turnsOf(
        rows('PULSE: 88\nWEATHER: clear\nPULSE: 90\nWEATHER: rain\nPULSE: 91\nWEATHER: rain\n'),
        () => false,
      ),
    ).toEqual([]));

  it('are none in a form', () =>
    expect(
      turnsOf(
        rows(
          'Name: Cal Orne\nPhone: 555\nDate: May 4\nName: Tia Reed\nPhone: 556\nDate: May 5\nAddress: 4 Elm\n',
        ),
        () => false,
      ),
    ).toEqual([]));
});
