import { describe, expect, it } from '@jest/globals';
import { recordingFileName, recordingFormat } from './media-format.js';

describe('media format', () => {
  it('prefers webm with opus and leaves the choice to a browser that knows none of them', () => {
    expect(recordingFormat(() => true)).toBe('audio/webm;codecs=opus');
    expect(recordingFormat((mimeType) => mimeType === 'audio/mp4')).toBe('audio/mp4');
    expect(recordingFormat(() => false)).toBeNull();
  });

  it('names the file after the scenario, the minute and the real format', () => {
    const at = new Date('2026-11-12T14:06:59Z');
    expect(recordingFileName('opening-statement', 'audio/webm;codecs=opus', at)).toBe(
      'opening-statement-2026-11-12-1406.webm',
    );
    expect(recordingFileName('-1', 'audio/mp4', at)).toBe('quick-practice-2026-11-12-1406.m4a');
  });
});
