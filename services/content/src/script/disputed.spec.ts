import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { partsOfDraft } from './drafted-papers.fixtures.js';

const folder = join(import.meta.dirname, '../../test-data/drafts/development');
const NURSING = ['nursing-complaint', 'nursing-answer', 'nursing-aide-deposition'];

const partsOf = (
  names: readonly string[],
  scenario: ScenarioType,
  forTheOther = false,
): ReadonlyMap<string, string> =>
  partsOfDraft(
    scenario,
    names.map((name) => readFileSync(join(folder, `${name}.txt`), 'utf8')),
    { forTheOther },
  );
const whole = (parts: ReadonlyMap<string, string>): string => [...parts.values()].join(' ');

describe('a complaint with its answer', () => {
  it('is told by the one who sues without what the answer says against it', () => {
    const opening = partsOf(NURSING, 'opening-statement');

    expect(opening.get('What happened')).toContain('Larkspur reduced the number of nursing aides');
    expect(whole(opening)).not.toMatch(/brought the grilled cheese|three of them called in sick|paragraph/i);
  });

  it('is told by the one who is sued from what is his and what he admits, and the rest by those who say it', () => {
    const opening = partsOf(NURSING, 'opening-statement', true);

    expect(opening.get('What happened')).toContain('Ernesto Benavides died at Regions Hospital');
    expect(opening.get('What happened')).toContain('brought the grilled cheese sandwich from home');
    expect(whole(opening)).not.toContain('from five to two');
    expect(opening.get('What we say')).toBe('[The worst fact against you, and your answer]');
  });

  it('is closed on what their paper says against ours, with our own answer', () => {
    const closing = partsOf(NURSING, 'closing-argument');

    expect(closing.get('Their best point')).toContain(
      'Larkspur Care Center states that Gloria Benavides brought the grilled cheese sandwich from home',
    );
    expect(closing.get('Their best point')).toContain('Moody left a plate with a grilled cheese sandwich');
    expect(closing.get('A wrongful act or neglect of the defendant caused the death')).toContain(
      'from five to two',
    );
    expect([...closing.keys()]).not.toContain('The plaintiff is one whom the statute lets sue');
  });

  it('names in full whose surname another bears', () => {
    const text = whole(partsOf(NURSING, 'opening-statement'));

    expect(text).toContain('Gloria Benavides told Colleen Marsh');
    expect(text).toContain('On January 8, 2023, Ernesto Benavides was admitted');
    expect(text).not.toMatch(/(?<!Gloria|Ernesto) Benavides/);
  });
});

describe('an answer that admits a part', () => {
  it('admits no more of the paragraph', () => {
    const opening = partsOf(['retaliation-complaint', 'retaliation-answer'], 'opening-statement', true);

    expect(opening.get('What happened')).toContain("Tasker's log showed ten hours of rest.");
    expect(whole(opening)).not.toContain('took her headset');
  });
});

describe('a charge with the report of the police', () => {
  it('is their account to the one who is accused, with what was not done apart', () => {
    const opening = partsOf(['grill-fire-information', 'grill-fire-report'], 'opening-statement', true);

    expect(opening.get('The charge')).toContain('it is not evidence');
    expect(whole(opening)).not.toContain('Detective Calloway responded to a fire');
    expect(opening.get('What was not done')).toContain('Detective Calloway did not contact the sister.');
    expect([...opening.keys()]).not.toContain('What happened');
  });
});

describe('the brief of an appellee', () => {
  it('argues its own points and asks for the judgment', () => {
    const appeal = partsOf(['chairlift-answer-brief'], 'appellate-argument');

    expect(appeal.get('First')).toContain('First: the release bars the claim.');
    expect(appeal.get('Standard of review')).toContain('This Court reviews a summary judgment de novo.');
    expect(appeal.get('What we ask')).toContain('We ask this Court to affirm.');
  });
});

describe('papers of procedure', () => {
  it.each(['opening-statement', 'closing-argument', 'motion-argument', 'appellate-argument'] as const)(
    'are no %s: a scheduling order is said to be one',
    (scenario) => {
      const parts = partsOf(['supply-scheduling-order'], scenario);

      expect(parts.get('There is no story here yet')).toContain(
        'This document is an order headed “Scheduling Order”.',
      );
      expect([...parts.keys()]).toEqual(['There is no story here yet', 'Your own words']);
    },
  );

  it('ask verb by verb, and argue each heading', () => {
    const motion = partsOf(['grain-motion-to-dismiss'], 'motion-argument');

    expect(motion.get('What we ask')).toContain(
      'We ask the Court to dismiss Counts II and III of the Complaint.',
    );
    expect(motion.get('What we ask')).toContain(
      'to dismiss all claims against Victor Talvane with prejudice.',
    );
    expect(motion.get('Third')).toContain('Third: no fact is alleged against Victor Talvane.');
    expect(motion.get('Third')).toContain('The Complaint mentions Mr. Talvane once');
  });

  it('put the question of an appeal where error is assigned, and leave counsel and reasons out', () => {
    const appeal = partsOf(['backpack-appeal-opinion'], 'appellate-argument');

    expect(appeal.get('The issue')).toContain(
      'whether the trial court erred in its denial of the motion to suppress',
    );
    expect(appeal.get('Standard of review')).toBe('Review is for legal error.');
    expect(whole(appeal)).not.toMatch(/argued the cause|responds that/);
  });
});
