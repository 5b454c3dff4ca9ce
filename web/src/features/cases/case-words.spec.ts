import { describe, expect, it } from '@jest/globals';
import type { Case, CaseSummary } from '@lectern/contracts/cases';
import {
  caseLine,
  contentsLines,
  daysUntil,
  documentsLine,
  hearingDay,
  hearingLine,
  hearingPlaceLine,
  listSentence,
  takeName,
} from './case-words.js';

const today = new Date(2026, 10, 22, 23, 30);
const marrowby: CaseSummary = {
  id: '5f0f7c1e-0000-4000-8000-00000000000c',
  name: 'Marrowby v. Talvane Cold Storage',
  clientName: 'Odile Marrowby',
  opposingParty: 'Talvane Cold Storage',
  side: 'plaintiff',
  court: 'Circuit Court, Ardmoor County',
  docketNumber: '26-CV-00417',
  hearingDate: '2026-12-07',
  hearingTime: '09:00',
  hearingKind: 'Jury trial',
  hearingPlace: 'Courtroom 4',
  archived: false,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  documents: { total: 7, pages: 263, reading: 1, unreadable: 0 },
  parts: 5,
  rehearsed: 2,
  lastTake: null,
};
const bare: Case = {
  ...marrowby,
  side: null,
  clientName: null,
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
};

describe('a case in words', () => {
  it('says for whom, where and under which number, as far as it is known', () => {
    expect(caseLine(marrowby)).toEqual([
      'For the plaintiff, Odile Marrowby',
      'Circuit Court, Ardmoor County',
      '26-CV-00417',
    ]);
    expect(caseLine({ ...bare, clientName: 'Odile Marrowby' })).toEqual(['For Odile Marrowby']);
    expect(caseLine(bare)).toEqual([]);
  });

  it('counts days on the calendar, late in the evening too', () => {
    expect(daysUntil('2026-12-07', today)).toBe(15);
    expect(daysUntil('2026-11-22', today)).toBe(0);
    expect(daysUntil('2026-11-21', today)).toBe(-1);
  });

  it('names the hearing, its time and its place', () => {
    expect(hearingLine(marrowby, today)).toBe('Jury trial, in 15 days');
    expect(hearingLine({ ...marrowby, hearingKind: null, hearingDate: '2026-11-23' }, today)).toBe(
      'tomorrow',
    );
    expect(hearingPlaceLine(marrowby, today)).toBe('9:00 AM, Courtroom 4 · in 15 days');
    expect(hearingPlaceLine({ ...marrowby, hearingTime: null, hearingPlace: null }, today)).toBe(
      'in 15 days',
    );
    expect(hearingLine(bare, today)).toBe('');
    expect(hearingDay('2026-12-07', 'long')).toBe('Monday, December 7, 2026');
    expect(hearingDay('2026-12-07', 'short')).toBe('Mon, Dec 7, 2026');
  });

  it('says how many cases are open and which hearing is next; a past one is not', () => {
    const past = { ...marrowby, name: 'Old', hearingDate: '2026-11-01' };
    expect(listSentence(5, [past, marrowby], today)).toBe(
      'Five open cases. The next hearing is in 15 days: Marrowby v. Talvane Cold Storage.',
    );
    expect(listSentence(1, [past], today)).toBe('One open case.');
    expect(listSentence(12, [], today)).toBe('12 open cases.');
  });

  it('tells documents that could not be read before those that are being read', () => {
    expect(documentsLine({ total: 3, pages: 9, reading: 1, unreadable: 1 })).toEqual({
      text: '1 could not be read',
      trouble: true,
    });
    expect(documentsLine(marrowby.documents)?.text).toBe('1 still being read');
    expect(documentsLine({ total: 2, pages: 9, reading: 0, unreadable: 0 })?.text).toBe('all read');
    expect(documentsLine({ total: 0, pages: 0, reading: 0, unreadable: 0 })).toBeNull();
    expect(documentsLine(null)).toBeNull();
  });

  it('names takes by scenario and number', () => {
    expect(takeName({ scenarioType: 'opening-statement', takeNumber: 4 })).toBe('Opening Statement, take 4');
    expect(takeName({ scenarioType: 'quick-practice', takeNumber: null })).toBe('Quick practice');
  });

  it('lists what is deleted with a case, and nothing that is not there', () => {
    const none = {
      scripts: 0,
      sessions: 0,
      recordings: 0,
      recordedSeconds: 0,
      retakes: 0,
      shares: 0,
      planned: 0,
    };
    const documents = { total: 1, pages: 18, reading: 0, unreadable: 0 };
    expect(
      contentsLines({
        ...none,
        documents,
        scripts: 2,
        recordings: 3,
        recordedSeconds: 700,
        shares: 1,
        planned: 2,
      }),
    ).toEqual([
      '1 document (18 pages)',
      '2 scripts',
      '3 recordings, 12 minutes in all',
      '1 shared link that still works',
      '2 planned practices',
    ]);
    expect(contentsLines({ ...none, documents: null })).toEqual(['its documents']);
    expect(contentsLines({ ...none, documents: { ...documents, total: 0 } })).toEqual([]);
  });
});
