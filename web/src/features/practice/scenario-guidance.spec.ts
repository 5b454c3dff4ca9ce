import { describe, expect, it } from '@jest/globals';
import { SCENARIO, SCENARIOS } from '@lectern/contracts/scenarios';
import { QUICK_PRACTICE, scenarios } from '../../lib/scenarios.js';
import { practiceScenario } from './scenario-guidance.js';

describe('practice scenario', () => {
  it('knows the seven scenarios and quick practice, and no other', () => {
    expect(SCENARIOS.map((id) => practiceScenario(id)?.title)).toEqual(
      scenarios.map((scenario) => scenario.title),
    );
    expect(practiceScenario(QUICK_PRACTICE)).toMatchObject({ type: 'quick-practice', range: null });
    expect(practiceScenario('mediation')).toBeUndefined();
  });

  it('times the delivery as the card on the page does', () => {
    for (const id of SCENARIOS) {
      const card = scenarios.find((scenario) => scenario.id === id);
      const range = practiceScenario(id)?.range;
      expect(`${range!.fromSeconds / 60}-${range!.toSeconds / 60} min`).toBe(card?.delivery.time);
      expect(SCENARIO[id].difficulty).toBe(card?.delivery.difficulty);
    }
  });
});
