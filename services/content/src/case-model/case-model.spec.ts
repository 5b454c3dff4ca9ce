import { growth, IN_PROPORTION } from '@lectern/testing/growth';
import { describe, expect, it } from '@jest/globals';
import { ModelCorrections } from '@lectern/contracts/case-model';
import { readCase } from './build.js';
import { corrected } from './corrections.js';

const details = {
  caseType: 'personal-injury',
  clientName: 'Odile Marrow',
  opposingParty: 'Talvane Cold Storage, Inc.',
} as const;

const complaint = `                    SUPERIOR COURT OF THE STATE OF VERMONT

ODILE MARROW,
          Plaintiff,
     v.
TALVANE COLD STORAGE, INC.,
          Defendant.

                              COMPLAINT

                         FACTUAL ALLEGATIONS

1.   Plaintiff is a resident of Vermont.

2.   On or about January 14, 2025, Perrin Voss, a dock hand, wrote that the spring of Door 6 was cracked.

3.   Corvin Thale, who was the operations manager, answered, “Door 6 waits for the spring budget.”

4.   On February 3, 2025, Door 6 fell on Plaintiff and broke her left hand.

5.   Defendant never put up a sign at the dock.

6.   Defendant breached its duty of care and is liable for negligence.

7.   Talvane received the new spring for Door 6 from its supplier on January 28, 2025.
`;
const invoice = `                              INVOICE

Talvane received the new spring for Door 6 from its supplier on February 10, 2025.

Defendant never put up a sign at the dock.
`;
const document = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });

describe('a case as understood', () => {
  const { model } = readCase(details, [document('complaint.pdf', complaint)]);
  const said = model.facts.flatMap((fact) => fact.said);

  it('tells events in spoken sentences, with names for roles and the source as it was', () => {
    expect(said.join(' ')).toContain('On February 3, 2025, Door 6 fell on Marrow');
    const fact = model.facts.find(({ text }) => text.startsWith('On or about January 14'));
    expect(fact?.said).toEqual([
      'Perrin Voss was a dock hand.',
      'On January 14, 2025, Voss wrote that the spring of Door 6 was cracked.',
    ]);
    expect(fact).toMatchObject({ reworded: true });
    expect(fact?.sources).toEqual([{ document: { name: 'complaint.pdf' }, page: 1, quote: fact?.text }]);
  });

  it('says the name once where a paper puts the role before it', () => {
    const desiredOutcome = 'Defendant Talvane, its agents and employees are enjoined from using Door 6.';
    const [ask] = readCase({ ...details, desiredOutcome }, []).model.relief;
    expect(ask?.text).toMatch(/^Talvane(?: Cold Storage)?, its agents/);
  });

  it('gives an event its day where it says first who somebody was, and from whom a thing came', () => {
    const dayOf = (words: string) => model.facts.find(({ text }) => text.includes(words))?.date;

    expect(dayOf('Perrin Voss, a dock hand')).toBe('2025-01-14');
    expect(dayOf('from its supplier')).toBe('2025-01-28');
  });

  it('leaves conclusions of law and pleading out of the story', () => {
    expect(said.join(' ')).not.toMatch(/duty of care|liable|resident/);
  });

  it('knows the side, the parties and who can be called', () => {
    expect(model.side).toBe('claiming');
    expect(model.people.map(({ name, side, witness }) => [name, side, witness])).toEqual(
      expect.arrayContaining([
        ['Odile Marrow', 'ours', true],
        ['Talvane Cold Storage', 'theirs', false],
        ['Corvin Thale', 'neither', true],
      ]),
    );
  });

  it('says what kind of paper it is, and that it tells a story', () => {
    expect(model.papers).toMatchObject([{ kind: 'complaint', tellsStory: true }]);
  });

  it('keeps one fact of two papers as one with two sources, and shows where they disagree', () => {
    const both = readCase(details, [
      document('complaint.pdf', complaint),
      document('invoice.pdf', invoice),
    ]).model;

    const sign = both.facts.filter(({ text }) => text.includes('put up a sign'));
    expect(sign.map(({ sources }) => sources.map((source) => source.document?.name))).toEqual([
      ['complaint.pdf', 'invoice.pdf'],
    ]);
    expect(both.clashes).toMatchObject([{ about: 'date', choice: 'both' }]);
    const values = [both.clashes[0]!.first.value, both.clashes[0]!.second.value];
    expect(values.sort()).toEqual(['February 10, 2025', 'January 28, 2025']);
  });

  it('follows what the attorney corrected', () => {
    const read = readCase(details, [document('complaint.pdf', complaint), document('invoice.pdf', invoice)]);
    const [clash] = read.model.clashes;
    const sign = read.model.facts.find(({ text }) => text.includes('put up a sign'))!;

    const { model: own } = corrected(
      read,
      ModelCorrections.parse({
        items: { [clash!.id]: { choice: 'second' }, [sign.id]: { value: 'There was no sign at the dock.' } },
        slots: { theme: 'They knew, and they waited.' },
      }),
    );

    expect(own.facts.map(({ id }) => id)).not.toContain(clash!.first.fact);
    expect(own.facts.find(({ id }) => id === sign.id)).toMatchObject({
      said: ['There was no sign at the dock.'],
      confidence: 'yours',
    });
    expect(own.slots).toEqual({ theme: 'They knew, and they waited.' });
  });

  it('keeps the order in which facts were typed', () => {
    const keyFacts =
      'On March 9, 2025, Odile Marrow drove to the dock. The form for March 6 bears a signature but no findings. The door fell on her hand.';

    const typed = readCase({ ...details, keyFacts }, []).model;

    expect(typed.facts.map(({ text }) => text.slice(0, 8))).toEqual(['On March', 'The form', 'The door']);
  });

  it('finds no story in an order that sets a date', () => {
    const order =
      'ORDER\n\nThe hearing on the motion is set for May 4, 2025. All discovery shall be completed by June 1, 2025.\n\nSO ORDERED.';

    const { model: none } = readCase(details, [document('order.pdf', order)]);

    expect(none.papers[0]?.tellsStory).toBe(false);
    expect(none.gaps).toContainEqual({ code: 'no-story' });
  });

  it('takes time in proportion to the pages', async () => {
    const page = complaint.slice(complaint.indexOf('2.   On'));
    const pages = Array.from({ length: 600 }, (_, at) => ({
      number: at + 1,
      text: page.replaceAll('Door 6', `Door ${at}`),
    }));
    const read = (part: number) =>
      readCase(details, [{ name: 'long.pdf', pages: pages.slice(0, 600 * part) }]);

    expect(await growth(read)).toBeLessThan(IN_PROPORTION);
  });
});
