import { describe, expect, it } from '@jest/globals';
import { audioName, exportHead, exportName } from './export-head.js';

const NOW = '2026-11-21T12:00:00Z';
const NOTHING = {
  scenario: 'Opening Statement',
  caseName: null,
  sessionTitle: '',
  clientName: '',
  opposingParty: '',
};
const of = (known: Partial<typeof NOTHING> | { caseName: string }) =>
  exportHead({ ...NOTHING, ...known }, NOW);

describe('the head of a downloaded script', () => {
  it.each([
    ['the case', { caseName: 'Ruiz', sessionTitle: 'Ruiz v. Harbor' }, 'Ruiz'],
    ['the caption', { sessionTitle: 'Ruiz v. Harbor', clientName: 'Harbor' }, 'Ruiz v. Harbor'],
    [
      'the parties under a session that was not named',
      { sessionTitle: 'Opening Statement', clientName: 'Ana Ruiz', opposingParty: ' Harbor LLC ' },
      'Ana Ruiz v. Harbor LLC',
    ],
    [
      'the parties under a take whose title was made',
      { sessionTitle: 'Opening Statement, Nov 21, 11:16 PM', clientName: 'Ana Ruiz' },
      'For Ana Ruiz',
    ],
    ['the client alone', { clientName: 'Ana Ruiz' }, 'For Ana Ruiz'],
  ])('names %s, the scenario and the day', (_, known, title) => {
    expect(of(known)).toEqual({ title, subtitle: 'Opening Statement · November 21, 2026' });
  });

  it('is the scenario and the day where nothing else is known', () => {
    expect(of({ opposingParty: 'Harbor LLC' })).toEqual({
      title: 'Opening Statement',
      subtitle: 'November 21, 2026',
    });
  });
});

describe('the name of a downloaded file', () => {
  it('has case, scenario and day, and goes without the case where there is none', () => {
    const day = new Date(2026, 10, 3, 23, 50);
    expect(exportName({ ...NOTHING, caseName: ' Ruiz ' }, day)).toBe('Ruiz - Opening Statement - 2026-11-03');
    expect(exportName(NOTHING, day)).toBe('Opening Statement - 2026-11-03');
    const noon = new Date('2026-11-03T12:05:00Z');
    expect(audioName({ ...NOTHING, caseName: 'Ruiz' }, noon)).toBe(
      'Ruiz - Opening Statement-complete-2026-11-03-1205',
    );
    expect(audioName(NOTHING, noon)).toBe('Opening Statement-complete-2026-11-03-1205');
  });
});
