import { describe, expect, it } from '@jest/globals';
import { MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from '@lectern/contracts/file-limits';
import { audioFileProblem, isTooLong, LONGEST_TAKE_SECONDS } from './audio-file.js';

describe('a chosen audio file', () => {
  it.each([
    ['take.wav', 'audio/wav', 44, null],
    ['take.webm', 'video/webm', MAX_AUDIO_BYTES, null],
    ['take.opus', '', 9, null],
    ['take.wav', 'audio/wav', 0, 'This file is empty.'],
    ['brief.pdf', 'application/pdf', 9, 'Please upload an audio file.'],
    ['brief', '', 9, 'Please upload an audio file.'],
    ['clip.avi', 'video/x-msvideo', 9, 'Please upload an audio file.'],
    ['take.wav', 'audio/wav', MAX_AUDIO_BYTES + 1, 'This file has 209.7 MB. The limit is 209.7 MB.'],
    ['hour.wav', 'audio/wav', 635_000_000, 'This file has 635.0 MB. The limit is 209.7 MB.'],
  ])('%s of type "%s" and %i bytes: %s', (name, type, size, problem) => {
    expect(audioFileProblem({ name, type, size })).toBe(problem);
  });

  it('is too long above what is analyzed; a recording ends before', () => {
    expect([null, LONGEST_TAKE_SECONDS, MAX_AUDIO_SECONDS, MAX_AUDIO_SECONDS + 1].map(isTooLong)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
