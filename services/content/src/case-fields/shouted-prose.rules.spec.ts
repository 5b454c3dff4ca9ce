import { describe, expect, it } from '@jest/globals';
import { proseInCapitals } from './shouted-prose.rules.js';

const REPORT = [
  'NARRATIVE - DEP MOSS #27',
  '',
  'ON THE ABOVE DATE I WAS DISPATCHED TO A REPORT OF A KITCHEN FIRE. ENROUTE I HAD A',
  'HARD TIME ON BAY RD DUE TO SNOW. ALL OF THE HOUSES ON BAY RD WERE DARK AND I WAS',
  'NAVIGATING BY SPOTLIGHT. ON ARRIVAL AT 0346 THERE WERE FLAMES IN THE KITCHEN AND',
  'THRU THE ROOF. I PUT HIM IN MY SQUAD TO WARM UP.',
  '',
  'HE WAS NOT INTERVIEWED THAT NIGHT.',
];
const CAPTION = [
  'IN THE CIRCUIT COURT OF THE STATE OF OREGON',
  'FOR THE COUNTY OF MULTNOMAH',
  "DEFENDANT'S MOTION FOR SUMMARY JUDGMENT AND STATEMENT OF THE FACTS",
  'ORAL ARGUMENT REQUESTED AT THE HEARING OF THE MOTION',
];

describe('prose in capitals', () => {
  it('is what a report tells, its short paragraphs too, and not its heading', () => {
    expect(proseInCapitals(REPORT)).toEqual([false, false, true, true, true, true, false, true]);
  });

  it('is neither a caption nor a paper in small letters', () => {
    expect(proseInCapitals(CAPTION)).toEqual(CAPTION.map(() => false));
    const small = REPORT.map((row) => row.toLowerCase());
    expect(proseInCapitals(small)).toEqual(small.map(() => false));
  });
});
