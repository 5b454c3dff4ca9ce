import { describe, expect, it } from '@jest/globals';
import { ScenarioType } from '@lectern/contracts/scenarios';
import { defaultPlan, lightAt, sectionAt, storedPlan, timedSections } from './argument-plan.js';

const appellate = defaultPlan('appellate-argument', { fromSeconds: 900, toSeconds: 1200 });

describe('a plan', () => {
  it.each(ScenarioType.options)('of %s shares out the whole time', (type) => {
    const plan = defaultPlan(type, null);
    expect(plan.sections.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(timedSections(plan).at(-1)?.to).toBeCloseTo(plan.totalMinutes * 60, 6);
  });

  it('takes its time from the scenario, and has the lights on in an appellate court', () => {
    expect(appellate).toMatchObject({ on: true, totalMinutes: 20, warningMinutes: 2 });
    expect(defaultPlan('motion-argument', { fromSeconds: 300, toSeconds: 480 })).toMatchObject({
      on: false,
      totalMinutes: 8,
      warningMinutes: 1,
    });
  });

  it('takes shares that do not add up in proportion', () => {
    const plan = {
      ...appellate,
      totalMinutes: 10,
      sections: [
        { name: 'A', share: 10 },
        { name: 'B', share: 30 },
      ],
    };
    expect(timedSections(plan).map(({ from, to }) => [from, to])).toEqual([
      [0, 150],
      [150, 600],
    ]);
  });

  it('comes back from an earlier visit, and nothing else does', () => {
    expect(storedPlan(JSON.parse(JSON.stringify(appellate)))).toEqual(appellate);
    const broken = [
      null,
      'x',
      {},
      { ...appellate, totalMinutes: 0 },
      { ...appellate, warningMinutes: 99 },
      { ...appellate, sections: [] },
      { ...appellate, sections: [{ name: 3, share: 10 }] },
    ];
    expect(broken.map(storedPlan)).toEqual(broken.map(() => null));
  });
});

describe('the lights', () => {
  it.each([
    [0, 'green'],
    [1079, 'green'],
    [1080, 'yellow'],
    [1199, 'yellow'],
    [1200, 'red'],
    [4000, 'red'],
  ])('at %p s are %s', (seconds, light) => expect(lightAt(seconds, appellate)).toBe(light));
});

describe('the section', () => {
  it('is the first until the speaker ends it, and counts what is left of its share', () => {
    expect(sectionAt(30, appellate, [])).toMatchObject({
      name: 'Question presented',
      left: 90,
      next: 'Argument',
    });
    expect(sectionAt(150, appellate, []).left).toBe(-30);
    expect(sectionAt(150, appellate, [110])).toMatchObject({ index: 1, name: 'Argument', left: 750 });
  });

  it('has nothing after the last', () => {
    expect(sectionAt(1190, appellate, [1, 2, 3])).toMatchObject({ name: 'Rebuttal', next: null, left: 10 });
  });
});
