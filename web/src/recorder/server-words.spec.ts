/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ServerWords, type HearPiece } from './server-words.js';

const piece = (start: number, seconds = 5) => ({ start, samples: new Int16Array(seconds * 16_000) });
const word = (text: string, start = 0) => ({ text, start, end: start + 0.5 });

/** Answers when it is told to. */
function slowly() {
  const asked: { pcm: string; answer: (text: string) => void; fail: () => void }[] = [];
  const hear: HearPiece = (pcm) =>
    new Promise((resolve, reject) =>
      asked.push({ pcm, answer: (text) => resolve([word(text, 1)]), fail: () => reject(new Error('away')) }),
    );
  return { asked, hear };
}

describe('words of the installation', () => {
  it('come piece after piece, with the times of the recording', async () => {
    const words = new ServerWords();
    const { asked, hear } = slowly();
    words.start(hear, false);
    words.add(piece(0));
    words.add(piece(5));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(atob(asked[0]!.pcm)).toHaveLength(5 * 32_000);
    asked[0]!.answer('May');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(words.getState()).toMatchObject({ transcript: 'May', seconds: 1.5, waiting: 5 });
    asked[1]!.answer('it');
    await waitFor(() =>
      expect(words.getState()).toMatchObject({ transcript: 'May it', seconds: 6.5, waiting: 0 }),
    );
  });

  it('end where the machine falls behind, when there is a recording to find them in', async () => {
    const words = new ServerWords();
    const { hear } = slowly();
    words.start(hear, false);
    for (let start = 0; start <= 20; start += 5) words.add(piece(start));
    expect(words.getState()).toMatchObject({ progress: 'behind', waiting: 0 });
    expect(await words.finish()).toBeNull();
  });

  it('are waited for where there is none', async () => {
    const words = new ServerWords();
    const { asked, hear } = slowly();
    words.start(hear, true);
    for (let start = 0; start <= 20; start += 5) words.add(piece(start));
    const finished = words.finish();
    for (let i = 0; i < 5; i++) {
      await waitFor(() => expect(asked).toHaveLength(i + 1));
      asked[i]!.answer(`word${i}`);
    }
    expect((await finished)?.map(({ text, start }) => [text, start])).toEqual([
      ['word0', 1],
      ['word1', 6],
      ['word2', 11],
      ['word3', 16],
      ['word4', 21],
    ]);
  });

  it('are asked for again, and none is better than some with a hole', async () => {
    const words = new ServerWords(1);
    const { asked, hear } = slowly();
    words.start(hear, true);
    words.add(piece(0));
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.fail();
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!.answer('again');
    await waitFor(() => expect(words.getState()?.transcript).toBe('again'));
    words.add(piece(5));
    for (let tries = 3; tries <= 5; tries++) {
      await waitFor(() => expect(asked).toHaveLength(tries));
      asked[tries - 1]!.fail();
    }
    expect(await words.finish()).toBeNull();
    expect(words.getState()?.progress).toBe('failed');
  });

  it('of the take before do not come into the next', async () => {
    const words = new ServerWords();
    const { asked, hear } = slowly();
    words.start(hear, true);
    words.add(piece(0));
    await waitFor(() => expect(asked).toHaveLength(1));
    words.giveUp();
    words.start(hear, true);
    words.add(piece(0));
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[0]!.answer('old');
    asked[1]!.answer('new');
    expect((await words.finish())?.map(({ text }) => text)).toEqual(['new']);
  });

  it('are not there where nobody is asked', () => {
    const words = new ServerWords();
    words.start(undefined, false);
    words.add(piece(0));
    expect(words.getState()).toBeNull();
  });
});
