import { describe, expect, it } from '@jest/globals';
import { sectionName } from './section-names.js';

describe('what a section is about', () => {
  it.each([
    ['Labor Law § 240(1)', 'Scaffolding and other devices for use of employees'],
    ['N.Y. Labor Law § 241(6)', 'Construction, excavation and demolition work'],
    ['Labor Law 200', 'General duty to protect health and safety of employees'],
    ['42 U.S.C. section 1983', 'Deprivation of rights under color of state law'],
    ['15 USC § 1114(1)(a)', 'Infringement of a registered trademark'],
    ['Cal. Lab. Code § 1102.5(b)', 'Retaliation for disclosing a violation of law'],
    ['Business and Professions Code section 17200', 'Unfair competition'],
    ['O.C.G.A. § 29-4-1', 'Guardian of an adult who lacks capacity'],
    ['CPLR 3212(b)', 'Motion for summary judgment'],
  ])('%s', (cited, name) => {
    expect(sectionName(cited)).toBe(name);
  });

  it.each(['42 U.S.C. § 99999', 'Labor Law § 2', 'Penal Law § 240.20', 'breach of contract', ''])(
    'says nothing of what it does not know: %s',
    (cited) => {
      expect(sectionName(cited)).toBeUndefined();
    },
  );
});
