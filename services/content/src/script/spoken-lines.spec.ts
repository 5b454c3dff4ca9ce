import { describe, expect, it } from '@jest/globals';
import type { ModelFact } from '@lectern/contracts/case-model';
import { toTheMinute } from './spoken-clock.js';
import { spokenLines } from './spoken-lines.js';
import { isTrivia, moneyIn, withoutMarks, withoutPrice } from './trivia.js';

describe('an hour', () => {
  it('is said to the minute', () => {
    expect(toTheMinute('At 8:02:51 p.m. the gate opened.')).toBe('At 8:02 p.m. the gate opened.');
  });

  it('keeps its seconds where two things happened in one minute, or somebody said them', () => {
    const two = 'The bell rang at 8:02:51 and at 8:02:55.';
    expect(toTheMinute(two)).toBe(two);
    expect(toTheMinute('He wrote: “Stopped at 8:02:51.”')).toContain('8:02:51');
  });
});

describe('words that go on', () => {
  it('are said without naming the writer again', () => {
    const lines = spokenLines({
      said: [
        'Marta Oduya wrote: “The rope is old.”',
        'Marta Oduya went on: “Nobody looks.”',
        'Marta Oduya went on: “I told them.”',
      ],
      sources: [{ page: 1, quote: 'x' }],
      confidence: 'sure',
      reworded: true,
    } as unknown as ModelFact);
    expect(lines.map(({ text }) => text)).toEqual([
      'Marta Oduya wrote: “The rope is old.”',
      'And then: “Nobody looks.”',
      'And: “I told them.”',
    ]);
  });
});

describe('a sum', () => {
  it('is beside the point of a harm, and the subject of a contract', () => {
    const [harm, deal] = [moneyIn([{ name: 'negligence' }]), moneyIn([{ name: 'breach of contract' }])];
    expect(isTrivia('Oduya was paid $17.20 an hour at the mill.', harm)).toBe(true);
    expect(isTrivia('Oduya was paid $17.20 an hour at the mill.', deal)).toBe(false);
    expect(isTrivia('Oduya lost $4,000 in wages.', harm)).toBe(false);
    expect(withoutPrice('Oduya bought the rope from Brandt for $18.99.', harm)).toBe(
      'Oduya bought the rope from Brandt.',
    );
  });

  it('leaves out the number that a page has for the lawsuit', () => {
    expect(withoutMarks('The log for May 4, BRA-0214, reads: “No check.”')).toBe(
      'The log for May 4 reads: “No check.”',
    );
  });

  it('is no matter for what is best, or where somebody lives', () => {
    expect(isTrivia('Oduya is the superior caretaker.', 'unsure')).toBe(true);
    expect(isTrivia('Oduya lives at 12 Mill Road.', 'subject')).toBe(true);
  });
});
