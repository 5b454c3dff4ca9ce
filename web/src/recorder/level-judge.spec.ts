import { describe, expect, it } from '@jest/globals';
import { LevelJudge, type LevelReading } from './level-judge.js';

/** Feeds one level every 40 ms and returns the readings. */
const feed = (judge: LevelJudge, rmsDb: number, seconds: number, startMs = 0, peak = 0.3): LevelReading[] =>
  Array.from({ length: seconds * 25 }, (_, index) => judge.add({ rmsDb, peak, atMs: startMs + index * 40 }));

describe('level judge', () => {
  it('names quiet, good and loud input', () => {
    expect(feed(new LevelJudge(), -50, 2).at(-1)?.word).toBe('Too quiet');
    expect(feed(new LevelJudge(), -28, 2).at(-1)?.word).toBe('Good');
    expect(feed(new LevelJudge(), -5, 2).at(-1)?.word).toBe('Too loud');
  });

  it('changes the word at most once a second, however the level jumps', () => {
    const judge = new LevelJudge();
    const words = Array.from({ length: 250 }, (_, index) =>
      judge.add({ rmsDb: index % 2 ? -5 : -50, peak: 0.2, atMs: index * 40 }),
    ).map((reading) => reading.word);
    const changes = words.filter((word, index) => index > 0 && word !== words[index - 1]).length;
    expect(changes).toBeLessThanOrEqual(10);
  });

  it('does not call the gap between two words too quiet', () => {
    const judge = new LevelJudge();
    feed(judge, -28, 1);
    expect(feed(judge, -55, 0.4, 1_000).at(-1)?.word).toBe('Good');
  });

  it('says that no sound arrives after five seconds, and takes it back with the first sound', () => {
    const judge = new LevelJudge();
    expect(feed(judge, -90, 4).at(-1)?.silent).toBe(false);
    expect(feed(judge, -90, 2, 4_000).at(-1)?.silent).toBe(true);
    expect(judge.add({ rmsDb: -30, peak: 0.2, atMs: 6_000 }).silent).toBe(false);
  });

  it('shows clipping while it matters', () => {
    const judge = new LevelJudge();
    expect(judge.add({ rmsDb: -3, peak: 1, atMs: 0 }).clipping).toBe(true);
    expect(judge.add({ rmsDb: -30, peak: 0.2, atMs: 3_500 }).clipping).toBe(false);
  });
});
