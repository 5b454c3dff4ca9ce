import { describe, expect, it } from '@jest/globals';
import { exportHead } from './export-head.js';

const NOW = '2026-11-21T12:00:00Z';
const of = (known: { sessionTitle?: string; clientName?: string; opposingParty?: string }) =>
  exportHead(
    { scenario: 'Opening Statement', sessionTitle: '', clientName: '', opposingParty: '', ...known },
    NOW,
  );

describe('the head of a downloaded script', () => {
  it.each([
    ['the caption', { sessionTitle: 'Ruiz v. Harbor', clientName: 'Harbor' }, 'Ruiz v. Harbor'],
    [
      'the parties under a session that was not named',
      { sessionTitle: 'Opening Statement', clientName: 'Ana Ruiz', opposingParty: ' Harbor LLC ' },
      'Ana Ruiz v. Harbor LLC',
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
