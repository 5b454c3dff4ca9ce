import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ScriptEdits } from '@lectern/contracts/scripts';
import { errorFromAnswer, errorWithoutAnswer } from '../../../api/api-error.js';
import { ScriptTurns } from '../script/script-turns.js';
import { ScriptSaver, type SaveState } from './script-saver.js';

const edits = (text: string): ScriptEdits => ({
  decisions: [{ sentenceId: 'key_points-0', act: 'edited', text }],
  order: {},
});
const conflict = errorFromAnswer(
  409,
  'Conflict',
  JSON.stringify({ error: 'This script was changed in another window.', code: 'conflict', traceId: 't' }),
);

/** A server that keeps the newest edits, and can be told to fail. */
function aServer() {
  const server = {
    version: 1,
    kept: null as ScriptEdits | null,
    failWith: null as unknown,
    calls: 0,
    async save(version: number, next: ScriptEdits) {
      server.calls += 1;
      await Promise.resolve();
      if (server.failWith) throw server.failWith;
      if (version !== server.version) throw conflict;
      server.version += 1;
      server.kept = next;
      return { version: server.version, savedAt: '2026-01-02T03:04:05.000Z' };
    },
  };
  return server;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function saverFor(server: ReturnType<typeof aServer>) {
  const states: SaveState['kind'][] = [];
  const turns = new ScriptTurns(1);
  const save = (next: ScriptEdits) => turns.save((version) => server.save(version, next));
  const saver = new ScriptSaver(null, save, ({ kind }) => states.push(kind));
  return { saver, states, turns };
}

describe('script saver', () => {
  it('saves one request at a time, and the newest edits in the end', async () => {
    const server = aServer();
    const { saver, states } = saverFor(server);
    for (const text of ['a', 'ab', 'abc']) saver.change(edits(text));
    await jest.runAllTimersAsync();
    expect(server.kept).toEqual(edits('abc'));
    expect(server.calls).toBe(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('waits out a lost connection', async () => {
    const server = aServer();
    server.failWith = errorWithoutAnswer(false);
    const { saver, states } = saverFor(server);
    saver.change(edits('offline'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(states.at(-1)).toBe('waiting');
    server.failWith = null;
    saver.sendNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
    expect(server.kept).toEqual(edits('offline'));
  });

  it('says that another window was faster, and then leaves its work alone', async () => {
    const server = aServer();
    server.version = 7;
    const { saver, states } = saverFor(server);
    saver.change(edits('stale'));
    await jest.runAllTimersAsync();
    expect(states.at(-1)).toBe('refused');
    saver.change(edits('staler'));
    await jest.runAllTimersAsync();
    expect(server.calls).toBe(1);
    expect(server.kept).toBeNull();
  });

  it('goes on the version that a save of the text beside it made meanwhile', async () => {
    const server = aServer();
    const { saver, states, turns } = saverFor(server);
    const text = turns.save(async (version) => {
      await Promise.resolve();
      expect(version).toBe(server.version);
      server.version += 1;
      return { version: server.version };
    });
    saver.change(edits('a'));
    await text;
    await jest.runAllTimersAsync();
    expect(states.at(-1)).toBe('saved');
    expect(turns.version).toBe(3);
    await expect(turns.save(() => Promise.reject(conflict))).rejects.toBe(conflict);
    saver.change(edits('ab'));
    await jest.runAllTimersAsync();
    expect(server.kept).toEqual(edits('ab'));
  });
});
