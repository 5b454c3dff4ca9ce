import { describe, expect, it } from '@jest/globals';
import { foreignClaims, groundsOf } from './checker.js';

const grounds = groundsOf({ caseType: 'criminal-defense', keyFacts: '' }, [
  {
    number: 1,
    text: `WITNESS LIST: PRENTISS, Odile A; Lt. Corwin M. Hale; Rufus Boyd Tarrant III; Ambrose Quill, Jr.; Priscilla Vane
DATE: 11-21-22. On 11/12 the phone was found by Inv. Paul Hart. At 0618 the agents went in. The dispatcher logged the call at 21:53. A report of 2015 was attached.`,
  },
  {
    number: 2,
    text: [
      ' 1  The clerk of the shop called Adult',
      ' 2  Protective Services from the counter, and',
      ' 3  nobody answered there until the third of',
      ' 4  the month. The first unit closed on June',
      ' 5  29, 2018, when the owners had moved in, and',
      ' 6  the gate was left open for the whole day. It',
      ' 7  was then closed by the guard of the company',
      ' 8  who came back from the other building late',
      ' 9  and wrote what he had seen into the book of',
      '10  the gate, which is kept in the small office.',
    ].join('\n'),
  },
]);
const foreign = (sentence: string) => foreignClaims(sentence, grounds).map(({ text }) => text);

describe('names and hours as they are said', () => {
  it.each([
    ['a list that sets the surname first', 'You will hear from Odile A Prentiss.'],
    ['a rank in full', 'Lieutenant Corwin M. Hale tested the door.'],
    ['a middle name left out before a suffix', 'Rufus Tarrant III signed it.'],
    ['names behind a suffix', 'Who knows Ambrose Quill, Jr.; Lt. Corwin M. Hale; or Priscilla Vane?'],
    ['an hour without a colon', 'They went in at 6:18 a.m.'],
    ['an hour of the evening', 'The call came at 9:53 p.m.'],
    ['a day of a form', 'It was signed on November 21, 2022.'],
    ['a day of a log', 'The phone was found on November 12.'],
    ['a rank that is written short', 'Investigator Hart found it.'],
    ['a name on two numbered rows', 'The clerk called Adult Protective Services.'],
    ['a day on two numbered rows', 'The first unit closed on June 29, 2018.'],
    ['a charge and the law of the land', 'On Count One, hold him to what the Constitution promises.'],
    ['a sentence behind a quotation', 'It read: “Back in the fall.” Tarrant kept it.'],
  ])('knows %s', (_, sentence) => {
    expect(foreign(sentence)).toEqual([]);
  });

  it.each([
    ['two halves of known names', 'Odile Vane signed it.', 'Odile Vane'],
    ['another middle name', 'Rufus Quill Tarrant III signed it.', 'Rufus Quill Tarrant III'],
    ['another hour', 'They went in at 6:28 a.m.', '6:28'],
    ['another day of a form', 'It was signed on November 22, 2022.', 'November 22, 2022'],
    ['another day', 'The first unit closed on June 28, 2018.', 'June 28, 2018'],
  ])('does not take %s for known', (_, sentence, brought) => {
    expect(foreign(sentence)).toEqual([brought]);
  });
});
