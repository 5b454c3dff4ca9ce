import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChunkKeeper } from './chunk-keeper.js';
import { RecordingStore, type NewRecording } from './recording-store.js';

const recording: NewRecording = {
  userId: 'u1',
  sessionId: 's1',
  sessionTitle: 'Alvarez, take 3',
  scenarioId: 'opening-statement',
  mimeType: 'audio/webm;codecs=opus',
};
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

let store: RecordingStore;
let name: string;

beforeEach(async () => {
  name = `recordings-${crypto.randomUUID()}`;
  store = await RecordingStore.open(name);
});
afterEach(() => store.close());

describe('recording store', () => {
  it('gives an unfinished recording back after the tab is gone', async () => {
    const { id } = await store.begin(recording);
    await store.append(id, bytes('head-'), { seconds: 2, gaps: [] });
    await store.append(id, bytes('tail'), { seconds: 4, gaps: [] });
    store.close();

    store = await RecordingStore.open(name);
    const [found] = await store.listFor('u1');
    expect(found).toMatchObject({
      id,
      seconds: 4,
      bytes: 9,
      chunkCount: 2,
      finished: false,
      sessionTitle: 'Alvarez, take 3',
    });
    const audio = await store.audioOf(id);
    expect(await audio?.text()).toBe('head-tail');
    expect(audio?.type).toBe('audio/webm;codecs=opus');
  });

  it("never lists another user's recording", async () => {
    await store.begin(recording);
    expect(await store.listFor('u2')).toEqual([]);
  });

  it('deletes a recording with all its chunks and no other', async () => {
    const first = await store.begin(recording);
    const second = await store.begin(recording);
    await store.append(first.id, bytes('a'), { seconds: 2, gaps: [] });
    await store.append(second.id, bytes('b'), { seconds: 2, gaps: [] });
    await store.delete(first.id);
    expect(await store.audioOf(first.id)).toBeNull();
    expect(await (await store.audioOf(second.id))?.text()).toBe('b');
    await expect(store.append(first.id, bytes('c'), { seconds: 4, gaps: [] })).rejects.toThrow(
      'no longer on this device',
    );
  });

  it('marks a recording that was stopped properly', async () => {
    const { id } = await store.begin(recording);
    await store.append(id, bytes('a'), { seconds: 2, gaps: [] });
    await store.finish(id, { seconds: 3.4, gaps: [1.5] });
    expect(await store.listFor('u1')).toMatchObject([{ finished: true, seconds: 3.4, gaps: [1.5] }]);
  });
});

describe('chunk keeper', () => {
  it('keeps chunks in the order they came', async () => {
    const { id } = await store.begin(recording);
    const kept: number[] = [];
    const keeper = new ChunkKeeper(
      store,
      id,
      (seconds) => kept.push(seconds),
      () => undefined,
    );
    ['a', 'b', 'c'].forEach((text, index) =>
      keeper.add(new Blob([text]), { seconds: (index + 1) * 2, gaps: [] }),
    );
    expect(await keeper.drained()).toBe(true);
    expect(kept).toEqual([2, 4, 6]);
    expect(await (await store.audioOf(id))?.text()).toBe('abc');
  });

  it('reports a chunk it cannot write, and leaves no gap when it can again', async () => {
    const { id } = await store.begin(recording);
    const problems: string[] = [];
    const keeper = new ChunkKeeper(
      store,
      id,
      () => undefined,
      (message) => problems.push(message),
    );
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    keeper.add(new Blob(['a']), { seconds: 2, gaps: [] });
    expect(await keeper.drained()).toBe(false);
    expect(problems[0]).toContain('no room left');
    store.append = append;
    keeper.add(new Blob(['b']), { seconds: 4, gaps: [] });
    expect(await keeper.drained()).toBe(true);
    expect(await (await store.audioOf(id))?.text()).toBe('ab');
  });
});
