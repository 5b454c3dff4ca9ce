import { describe, expect, it } from '@jest/globals';
import { linesOfDraft } from './drafted-papers.fixtures.js';

/** The parts of a closing by their titles, drafted from one paper; for the other side if so asked. */
function closingOf(
  text: string,
  forTheOther = false,
  type: 'closing_argument' | 'key_points' = 'closing_argument',
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let title = '';
  for (const line of linesOfDraft('closing-argument', [text], { type, forTheOther })) {
    title = line.part?.title ?? title;
    parts.set(title, [parts.get(title), line.text].filter(Boolean).join(' '));
  }
  return parts;
}

const whole = (parts: ReadonlyMap<string, string>): string => [...parts.values()].join(' ');

const FALL = `IN THE CIRCUIT COURT OF MULTNOMAH COUNTY
STATE OF OREGON

NADIA FERRO,
     Plaintiff,
v.                                    No. 24CV10227
PELL ROOFING, INC., and AUGUST ORR,
     Defendants.

COMPLAINT
(Personal Injury)

1. Nadia Ferro was an electrician for twelve years.

2. Defendant Pell Roofing, Inc. ("Pell") was the general contractor at 900 Alder Street. Defendant August Orr was its foreman.

3. On April 3, 2023, an inspector, Bea Tran, wrote to Pell that the third floor "has no guardrail on the north side and somebody will go over."

4. Pell did not answer the letter.

5. On May 2, 2023, Mr. Orr took down the rope that closed off the north side.

6. Mr. Orr told the crew, "Inspectors don't pour concrete."

7. At 2:15 p.m. Ms. Ferro stepped back to let a cart pass and fell fourteen feet to the slab.

8. Ms. Ferro was taken to Legacy Emanuel Hospital with a fractured hip and two broken ribs.

9. Ms. Ferro has medical expenses of $61,240.18 and lost wages of $22,400.

10. In 2017 Ms. Ferro was treated for a sprained hip.

COUNT ONE - NEGLIGENCE
(Against All Defendants)

11. The foregoing paragraphs are incorporated.

COUNT TWO - NEGLIGENT SUPERVISION
(Against Pell)

12. The foregoing paragraphs are incorporated.

WHEREFORE Plaintiff asks for judgment for her damages.

JURY DEMAND
`;

describe('a closing for one who was hurt', () => {
  const closing = closingOf(FALL);

  it('puts the questions of each count with the names of those whom it is against', () => {
    const question = closing.get('The question');

    expect(question).toContain('You will decide two things.');
    expect(question).toContain('careless, and did that hurt Ferro?');
    expect(question).toContain('Did Pell let a known danger go on?');
    expect(whole(closing)).toContain(
      'Turn now to the claim for negligent supervision against Pell, Count Two.',
    );
  });

  it('tells again what happened, and recalls what they did under carelessness, the fall under cause, the hospital under harm', () => {
    expect(closing.get('The breach caused the harm')).toContain('fell fourteen feet to the slab');
    expect(closing.get('The plaintiff suffered damages')).toContain('Legacy Emanuel');
    expect(closing.get('The defendant breached that duty')).toContain('took down the rope');
    expect(closing.get('What happened')).toMatch(/took down the rope.*fell fourteen.*Emanuel/);
    expect(closing.get('The breach caused the harm')).toContain(
      'Remember that at 2:15 p.m. Ms. Ferro stepped',
    );
  });

  it('asks for each sum that the papers name, and leaves the place for the rest', () => {
    expect(closing.get('The verdict')).toContain(
      'We ask for medical expenses of $61,240.18. We ask for lost wages of $22,400. [The number you ask for]',
    );
  });

  it('meets what weakens it where the other side will say it, and nowhere else', () => {
    expect(closing.get('Their best point')).toContain('In 2017 Ms. Ferro was treated for a sprained hip.');
    expect(whole(closing).split('sprained hip')).toHaveLength(2);
  });

  it('ends on a line of the form for each count, with whom it is against', () => {
    expect(closing.get('The verdict')).toContain('On Count One, negligence, write yes.');
    expect(closing.get('The verdict')).toContain(
      'On Count Two, negligent supervision against Pell, write yes.',
    );
  });

  it('speaks no blank for an element that the papers do not show, and notes it beside the speech', () => {
    const text = FALL.replace(/^9\. .*$/m, '').replace(/^8\. .*$/m, '');

    expect(whole(closingOf(text))).not.toContain('What did it do to Ferro?');
    expect(whole(closingOf(text))).not.toContain('[The testimony or exhibit');
    expect(whole(closingOf(text, false, 'key_points'))).toContain(
      'Still to be shown, on negligence: What did it do to Ferro?',
    );
    expect(whole(closingOf(FALL, false, 'key_points'))).not.toContain('What did it do to Ferro?');
  });

  it('is turned by those who are sued: it speaks for them', () => {
    const other = closingOf(FALL, true);

    expect(other.get('What speaks for us')).toContain('In 2017 Ms. Ferro was treated for a sprained hip.');
    expect(other.get('Their best point')).not.toContain('sprained hip');
  });
});

const CHARGED = `IN THE DISTRICT COURT OF SEDGWICK COUNTY, KANSAS

THE STATE OF KANSAS,
     Plaintiff,
vs.                                   Case No. 24 CR 551
LOWELL DACE,
     Defendant.

INFORMATION

COUNT I
The defendant did on March 9, 2024 take a van by force, in violation of K.S.A. 21-5420, Robbery.

COUNT II
The defendant did on March 9, 2024 flee, in violation of K.S.A. 8-1568, Eluding.

AFFIDAVIT

1. On March 9, 2024, a courier, Imre Voll, was unloading a van on Pine Street.

2. Voll stated that a man in a green cap shoved him and took the keys.

3. Officer June Abbot stopped the van on Route 54 at 9:40 p.m. Lowell Dace was driving it.

4. On March 10, 2024, Voll picked the photograph of Dace from an array. He said, "I think it is him, maybe sixty percent."

5. Dace told Officer Abbot, "I want a lawyer."

6. Dace's landlady, Ottilie Marsh, stated that he was at his home until 9 p.m.

7. No green cap was found.
`;

describe('a closing in a criminal case', () => {
  it('takes the charges one by one, and tells nobody that the accused asked for a lawyer', () => {
    const closing = closingOf(CHARGED);

    expect(closing.get('The question')).toContain('There are two charges: robbery and eluding.');
    expect(closing.get('The verdict')).toContain('On Count I, robbery, the verdict is guilty.');
    expect(whole(closing)).not.toContain('lawyer');
  });

  it('for the accused holds what speaks for him apart from what they told', () => {
    const closing = closingOf(CHARGED, true);

    expect(closing.get('What speaks for us')).toContain('at his home until 9 p.m.');
    expect(closing.get('Their best point')).toMatch(/green cap shoved him/);
    expect(closing.get('What was not done')).toContain('No green cap was found.');
    expect([...closing.keys()]).not.toContain('What they told you');
    expect(closing.get('What they must prove: robbery')).toContain('Was it Dace?');
    expect(closing.get('The verdict')).toContain('On Count II, eluding, the verdict is not guilty.');
  });
});
