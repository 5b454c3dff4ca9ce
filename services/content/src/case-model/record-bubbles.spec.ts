import { describe, expect, it } from '@jest/globals';
import { rowsOf } from './block-quotes.js';
import { threadsOf } from './record-threads.js';

const messages = (text: string) => threadsOf(rowsOf([{ number: 1, text }])).flatMap((one) => one.messages);

describe('messages with who wrote them below', () => {
  const found = messages(`Messages: Gil (green) / Petra (grey)

                                  Sun, Mar 20, 2022

                                       Did the survey come
                                       Gil 4:02 PM

  It came Friday. He will never sign
  Petra 4:10 PM

                                       Then we sign for him
                                       Gil 4:11 PM

  This row has no stamp below it

                                       I'm calling the bank
                                       Gil 7:40 AM
`);

  it('are told with their writer, day and hour', () => {
    expect(found[2]).toEqual({
      from: 'Gil',
      text: 'Then we sign for him',
      day: 'March 20, 2022',
      hour: '4:11 p.m.',
    });
  });

  it('never give somebody words that bear no stamp', () => {
    expect(found.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'Gil: Did the survey come',
      'Petra: It came Friday. He will never sign',
      'Gil: Then we sign for him',
      "Gil: I'm calling the bank",
    ]);
  });
});

describe('days of which the first alone has its year', () => {
  const found = messages(`Messages: Gil (green) / Petra (grey)

                                  Fri Dec 29, 2023

                                       Did the survey come
                                       Gil 4:02 PM

                                  Sat Dec 30

  It came. He will never sign
  Petra 4:10 PM

                                       [voice message, 0:48, not recovered]
                                       Gil 4:12 PM

                                  Tue January 2

                                       I'm calling the bank
                                       Gil 7:40 AM
`);

  it('are of the year in which the weekday fits, and what nobody can read was not written', () => {
    expect(found.map(({ day, text }) => `${day}: ${text}`)).toEqual([
      'December 29, 2023: Did the survey come',
      'December 30, 2023: It came. He will never sign',
      "January 2, 2024: I'm calling the bank",
    ]);
  });
});

describe('messages with who wrote them above, on a clock of 24 hours', () => {
  const found = messages(`Conversation with: “Gil O” (217-555-0118)

                        Sat 1/13/2024

Gil O 07:02
cant get him this wkend. tell him sorry

                              Petra 12:20
                              He packed his bag last night

Gil O 19:21
what do u want me to do
`);

  it('have the half of the day that the clock means', () => {
    expect(found.map(({ from, hour }) => [from, hour])).toEqual([
      ['Gil O', '7:02 a.m.'],
      ['Petra', '12:20 p.m.'],
      ['Gil O', '7:21 p.m.'],
    ]);
  });
});

describe('the table of an examiner', () => {
  const found = messages(`Mobile Device Extraction Report
Participants: Owner = Petra Roe (OUT). "Gil" = Gil Orne.

 #    Thread    Date / time         Dir    Body
      Gil       2021-05-02        IN     so you can sign now
                21:14
      Gil       2021-05-02        OUT  for her stuff. she asked me three times where
                21:16                      we went today
      Gil       2021-05-03        IN     good
                08:02
`);

  it('tells by its direction who wrote to whom, and goes on in the next row', () => {
    expect(found[1]).toEqual({
      from: 'Petra Roe',
      to: 'Gil',
      text: 'for her stuff. she asked me three times where we went today',
      day: 'May 2, 2021',
      hour: '9:16 p.m.',
    });
    expect(found[0]).toMatchObject({ from: 'Gil', to: 'Petra Roe' });
  });
});
