import { describe, expect, it } from '@jest/globals';
import { audioKey, looksLikePdf, parseFileKey, pdfKey } from './file-key.rules.js';

const SESSION = '0a1b2c3d-0000-4000-8000-0123456789ab';
const RECORDING = 'ffffffff-0000-4000-8000-0123456789ab';

describe('the name of a file', () => {
  it('says its session, and its recording where it has one', () => {
    expect(parseFileKey(audioKey(SESSION, RECORDING))).toEqual({
      sessionId: SESSION,
      recordingId: RECORDING,
    });
    expect(parseFileKey(pdfKey(SESSION))).toEqual({ sessionId: SESSION, recordingId: null });
  });

  it.each([
    '',
    `audio/${SESSION}`,
    `pdfs/${SESSION}/x`,
    `../pdfs/${SESSION}`,
    `pdfs/${SESSION.toUpperCase()}`,
  ])('is none of ours: "%s"', (key) => expect(parseFileKey(key)).toBeNull());
});

describe('a PDF', () => {
  it('says so in its first kilobyte', () => {
    const behind = (bytes: number) => looksLikePdf(Buffer.from(`${' '.repeat(bytes)}%PDF-1.7`));
    expect([0, 1019, 1020].map(behind)).toEqual([true, true, false]);
    expect(looksLikePdf(Buffer.from('%PDX-'))).toBe(false);
  });
});
