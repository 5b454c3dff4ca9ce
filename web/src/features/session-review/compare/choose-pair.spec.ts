import { describe, expect, it } from '@jest/globals';
import type { Session } from '@lectern/contracts/sessions';
import { choosePair } from './choose-pair.js';

const aSession = (
  id: string,
  day: number,
  scenarioType: Session['scenarioType'] = 'opening-statement',
  status: Session['status'] = 'completed',
): Session => ({
  id,
  sessionId: id,
  userId: 'ada',
  caseId: null,
  caseName: null,
  scriptId: null,
  takeNumber: null,
  title: id,
  description: null,
  scenarioId: null,
  scenarioType,
  status,
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  duration: 60,
  overallScore: 7,
  scoreBasis: null,
  scripts: [],
  caseData: {},
  hasAudio: true,
  hasPdf: false,
});
// Newest first, as the list is.
const sessions = [
  aSession('closing', 6, 'closing-argument'),
  aSession('third', 5),
  aSession('running', 4, 'opening-statement', 'analyzing'),
  aSession('second', 3),
  aSession('first', 1),
];
const ids = (a: string | null, b: string | null = null) => {
  const { chosen } = choosePair(sessions, { a, b });
  return chosen && [chosen.a.id, chosen.b.id];
};

describe('which two sessions are compared', () => {
  it.each([
    ['what was asked for, in that order', ids('third', 'first'), ['third', 'first']],
    ['the one before, when one is given', ids('third'), ['second', 'third']],
    ['the one after, when there is none before', ids('first'), ['first', 'second']],
    ['the newest two of a scenario that has two', ids(null), ['second', 'third']],
    ['another, when both are the same', ids('third', 'third'), ['second', 'third']],
  ])('%s', (_what, chosen, expected) => expect(chosen).toEqual(expected));

  it('says when there is only one of the scenario, none at all, or none by that name', () => {
    expect(choosePair(sessions, { a: 'closing', b: null })).toMatchObject({
      chosen: null,
      only: { id: 'closing' },
    });
    expect(choosePair([], { a: null, b: null })).toMatchObject({ chosen: null, only: null, missing: false });
    expect(choosePair(sessions, { a: 'third', b: 'somebody else’s' })).toMatchObject({ missing: true });
  });

  it('offers only analyzed sessions of the scenario', () => {
    const { choices } = choosePair(sessions, { a: 'third', b: null });
    expect(choices.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  });
});
