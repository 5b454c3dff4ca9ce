import { describe, expect, it } from '@jest/globals';
import type { JobProgress } from '@lectern/contracts/live';
import { conformance } from '@lectern/testing/conformance';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from './bus.js';
import { announce, fact, inProcess, type Line, message, newName, rabbit, serve } from './bus.fixtures.js';

conformance<Line>('bus', [inProcess, rabbit], (line) => {
  const ask = (service: string, input: unknown, timeoutMs = 5000) =>
    line().transport.request(service, `${service}.ask`, message(input), timeoutMs);

  describe('requests', () => {
    it('carries the message there and the reply back, as JSON would', async () => {
      const service = newName();
      await serve(line().transport, service, ({ input, caller, traceId }) => ({
        value: { input, caller, traceId },
      }));
      const input = {
        text: 'Ærø §',
        missing: undefined,
        when: new Date(0),
        list: [1, null],
        deep: { a: { b: true } },
      };
      expect(await ask(service, input)).toEqual({
        value: {
          input: {
            text: 'Ærø §',
            when: '1970-01-01T00:00:00.000Z',
            list: [1, null],
            deep: { a: { b: true } },
          },
          caller: null,
          traceId: 'trace-1',
        },
      });
    });

    it('carries a refusal', async () => {
      const service = newName();
      await serve(line().transport, service, () => ({
        refusal: { code: 'conflict', message: 'Taken.', details: { by: 1 } },
      }));
      expect(await ask(service, {})).toEqual({
        refusal: { code: 'conflict', message: 'Taken.', details: { by: 1 } },
      });
    });

    it('gives everybody their own answer', async () => {
      const service = newName();
      await serve(line().transport, service, async ({ input }) => {
        await delay(Number(input) % 7);
        return { value: input };
      });
      const numbers = Array.from({ length: 100 }, (_, i) => i);
      const replies = await Promise.all(numbers.map((number) => ask(service, number)));
      expect(replies).toEqual(numbers.map((value) => ({ value })));
    });

    it('carries a long script', async () => {
      const service = newName();
      await serve(line().transport, service, ({ input }) => ({ value: String(input).length }));
      expect(await ask(service, 'word '.repeat(400_000))).toEqual({ value: 2_000_000 });
    });

    it('says that nobody answers: no service, no handler, a handler that fails, one that takes too long', async () => {
      const [absent, failing, slow] = [newName(), newName(), newName()];
      await serve(line().transport, failing, () => Promise.reject(new Error('secret detail')));
      await serve(line().transport, slow, () => delay(60_000, undefined, { ref: false }));
      const refusals = [
        ask(absent, {}, 500),
        line().transport.request(failing, `${failing}.nothing`, message({}), 500),
        ask(failing, {}, 500),
        ask(slow, {}, 500),
      ];
      for (const refusal of refusals)
        await expect(refusal).rejects.toMatchObject({
          code: 'unavailable',
          message: expect.not.stringContaining('secret'),
        });
    });
  });

  it('refuses at once a request to a service that nobody runs', async () => {
    const began = Date.now();
    await expect(ask(newName(), {}, 20_000)).rejects.toMatchObject({ code: 'unavailable' });
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('answers what is under way when it is told to take no more', async () => {
    const service = newName();
    let begun = false;
    await serve(line().transport, service, async () => {
      begun = true;
      await delay(300);
      return { value: 'done' };
    });
    const answer = ask(service, {});
    await eventually(async () => expect(begun).toBe(true));
    await line().transport.drain(service);
    expect(await answer).toEqual({ value: 'done' });
  });

  describe('facts', () => {
    it('reach every service that wants them, with id and trace, and nobody else', async () => {
      const [name, other] = [`${newName()}.happened`, `${newName()}.happened`];
      const heard: Record<string, Envelope[]> = { one: [], two: [], three: [] };
      const note = (who: string) => async (envelope: Envelope) => void heard[who]?.push(envelope);
      await line().transport.subscribe(newName(), [name, other], note('one'));
      await line().transport.subscribe(newName(), [name], note('two'));
      await line().transport.subscribe(newName(), [other], note('three'));
      const envelope = fact(name, { text: 'filed', missing: undefined });
      await announce(line().transport, envelope);
      await eventually(() =>
        expect([heard['one'], heard['two']].map((list) => list?.length)).toEqual([1, 1]),
      );
      expect(heard['two']).toEqual([{ ...envelope, payload: { text: 'filed' } }]);
      expect(heard['three']).toEqual([]);
    });

    it('come again with the same id until they are applied, and hold up no other service', async () => {
      const name = `${newName()}.happened`;
      const ids: string[] = [];
      const elsewhere: string[] = [];
      await line().transport.subscribe(newName(), [name], async ({ id }) => {
        ids.push(id);
        if (ids.length < 3) throw new Error('the database is away');
      });
      await line().transport.subscribe(newName(), [name], async ({ id }) => void elsewhere.push(id));
      const envelope = fact(name, {});
      await announce(line().transport, envelope);
      await eventually(() => expect(ids).toHaveLength(3));
      expect(new Set(ids)).toEqual(new Set([envelope.id]));
      expect(elsewhere).toContain(envelope.id);
    });

    it('all arrive when many are announced at once', async () => {
      const name = `${newName()}.happened`;
      const seen = new Set<string>();
      await line().transport.subscribe(newName(), [name], async ({ id }) => void seen.add(id));
      const facts = Array.from({ length: 300 }, (_, i) => fact(name, { i }));
      await Promise.all(facts.map((one) => announce(line().transport, one)));
      await eventually(() => expect(seen).toEqual(new Set(facts.map(({ id }) => id))));
    });

    it('are heard in passing by those who only listen, and by each of them', async () => {
      const name = `${newName()}.happened`;
      const heard: string[][] = [[], []];
      await line().transport.listen([name], ({ id }) => void heard[0]?.push(id));
      await line()
        .another()
        .listen([name], ({ id }) => void heard[1]?.push(id));
      const envelope = fact(name, {});
      await announce(line().transport, envelope);
      await eventually(() => expect(heard).toEqual([[envelope.id], [envelope.id]]));
    });
  });

  it('tells browsers how far a job is', async () => {
    const userId = randomUUID();
    const heard: JobProgress[] = [];
    await line().transport.onBroadcast(
      (progress) => void (progress.userId === userId && heard.push(progress)),
    );
    const progress: JobProgress = {
      jobId: randomUUID(),
      job: 'a.b',
      userId,
      status: 'running',
      stage: 'reading',
      progress: 0.5,
    };
    line().transport.broadcast(progress);
    await eventually(() => expect(heard).toEqual([progress]));
  });

  it('is well', async () => {
    await expect(line().transport.check()).resolves.toBeUndefined();
  });

  it('goes on after an interruption, wherever there can be one', async () => {
    const service = newName();
    const name = `${service}.happened`;
    const seen: string[] = [];
    await serve(line().transport, service, () => ({ value: 'here' }));
    await line().transport.subscribe(service, [name], async ({ id }) => void seen.push(id));
    expect(await ask(service, {})).toEqual({ value: 'here' });
    await line().interrupt?.();
    const envelope = fact(name, {});
    await announce(line().transport, envelope);
    await eventually(() => expect(seen).toContain(envelope.id), 30_000);
    await eventually(async () => expect(await ask(service, {}, 1000)).toEqual({ value: 'here' }), 30_000);
  }, 90_000);
});
