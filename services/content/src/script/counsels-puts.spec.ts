import { describe, expect, it } from '@jest/globals';
import { counselsPuts } from './counsels-puts.js';

const puts = (question: string, answer: string): string[] =>
  counselsPuts({ question, answer, page: 1 }).map(({ text }) => text);

describe('what counsel put and the witness let stand', () => {
  it.each([
    ['So you were awake at ten.', 'I must have been, for a second.', ['You were awake at ten.']],
    ['You heard the pump?', 'No.', ['You did not hear the pump.']],
    ['The shed is attached?', 'No. It is across the yard.', ['The shed is not attached.']],
    ['Did anyone else sign it?', 'No.', ['Nobody else signed it.']],
    ['Did anything strike you in the back?', 'Yes. A board.', ['Something struck you in the back.']],
    ['Is there a stop button on the panel?', 'No.', ['There is no stop button on the panel.']],
    ['Then nobody checked.', 'Not that I am aware of.', ['Nobody checked, as far as you know.']],
    ['You had your own gauge.', 'A small one, in the cab.', ['You had your own gauge.']],
    ['You told him five-ten.', "I'm no good with heights.", ['You told him five-ten.']],
    ['Same shift?', 'Yes.', ['Same shift.']],
    [
      "You didn't tell that to the adjuster.",
      "It didn't come up.",
      ['You did not tell that to the adjuster.'],
    ],
    [
      'Exhibit 9 is the warning of May 4. You signed it.',
      'Yes.',
      ['Exhibit 9 is the warning of May 4.', 'You signed it.'],
    ],
    [
      'He asked how late it was, and you told him "late."',
      'I said late.',
      ['He asked how late it was.', 'You told him “late”.'],
    ],
    [
      'On May 8 she asked, is anyone coming. You answered, "Not yet."',
      'I was owed money.',
      ['On May 8 she asked: “Is anyone coming?”.', 'You answered, “Not yet”.'],
    ],
    [
      '"See what happens." Is that in your statement?',
      'No.',
      ['The words “See what happens” are not in your statement.'],
    ],
    ['The mat. She declined it.', 'It says so.', ['She declined the mat.']],
    [
      'And she reminded you of it on May 26. "No paper no pay."',
      'She did.',
      ['She reminded you of it on May 26: “No paper no pay”.'],
    ],
    ['You saw it?', 'I saw it on my way in. I stepped around it.', ['You saw it on your way in.']],
    [
      'You walked up the aisle and then you walked back.',
      'Yes.',
      ['You walked up the aisle.', 'You walked back.'],
    ],
    ['You were asleep by two.', 'Yes, but I would have heard the door.', ['You were asleep by two.']],
    ['You ran a machine for your son?', 'The humidifier, and a fan.', ['You ran a machine for your son.']],
    ['You told him, pick it up.', 'I might have.', ['You may have told him, pick it up.']],
    ['You went back for it.', 'I could have.', ['You may have gone back for it.']],
    ['You sold the boat in May. To whom?', 'A man in Ord.', ['You sold the boat in May.']],
  ])('%s %s', (question, answer, expected) => expect(puts(question, answer)).toEqual(expected));

  it.each([
    ['is denied', 'You saw him there.', 'No.'],
    ['he denies to have done to somebody', 'You didn’t take hold of his jacket?', 'No.'],
    ['asks for one of two', 'You don’t remember or you didn’t?', 'I do not remember.'],
    ['is granted for another time', 'You were asleep by two.', 'Yes, but only later.'],
    ['is quarreled with', "So it didn't get tested because it was earning.", "I wouldn't put it like that."],
    ['is another than what he grants', 'The cone stood in aisle nine?', 'It stood in aisle ten, yes.'],
    ['is not remembered', 'You sent it at noon.', "I don't recall."],
    ['is his mind', 'You knew it would break.', 'It had a guard.'],
    ['is a question that he turned away', 'You wrote it?', 'Ada typed it. I told her what to put.'],
    ['is denied behind a word that denies', "You know of any sign saying don't lean?", 'No.'],
    ['is taken back', 'Did anyone warn you?', 'No. Well, somebody said careful.'],
    ['is less than was put', 'You ordered a new pump.', 'I recommended it.'],
    [
      'is not so, before what he grants',
      "So you didn't go out for a smoke. You went out to find him.",
      'I went out to talk to him. And have a smoke.',
    ],
    ['asks behind a day', 'As of May 4 had you ever heard of it?', 'Not then.'],
    ['is said otherwise', 'You told him nothing.', 'I may have called.'],
    ['denies a wrong', 'Did you mean to hurt her?', 'No.'],
    ['is not so, and he goes on', 'You never saw his hair.', 'I saw some of his face.'],
    ['is of counsel', 'I will show you Exhibit 4.', 'Okay.'],
    ['asks at its end', 'The first time you told anyone was when?', 'Today.'],
    ['is his reason', 'You trained to it because water is a hazard.', 'It can be.'],
  ])('that %s is not put', (_, question, answer) => expect(puts(question, answer)).toEqual([]));

  it('says what leans on the exchange before it', () => {
    const [ground, put] = counselsPuts({
      question: 'She asked for it. You sent it.',
      answer: 'I did.',
      page: 1,
    });
    expect([ground?.leans, put?.leans]).toEqual([true, true]);
    expect(
      counselsPuts({ question: 'There were gloves under the seat.', answer: 'Yes.', page: 1 })[0]?.leans,
    ).toBe(false);
  });
});
