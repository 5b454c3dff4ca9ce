import { expect, it } from '@jest/globals';
import { conformance } from '@lectern/testing/conformance';
import { eventually } from '@lectern/testing/eventually';
import { announce, fact, type Line, message, newName, rabbit, serve } from './bus.fixtures.js';

// What only several processes can have.
conformance<Line>('bus between processes', [rabbit], (line) => {
  it('keeps facts for a service that is down', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const before = line().another();
    await before.subscribe(service, [name], () => Promise.resolve());
    await before.close();
    const facts = [fact(name, { n: 1 }), fact(name, { n: 2 })];
    for (const one of facts) await announce(line().transport, one);
    const seen: string[] = [];
    await line()
      .another()
      .subscribe(service, [name], async ({ id }) => void seen.push(id));
    await eventually(() => expect(seen.sort()).toEqual(facts.map(({ id }) => id).sort()));
  });

  it('delivers again what a replica took and did not finish', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const dying = line().another();
    let taken = false;
    await dying.subscribe(service, [name], () => {
      taken = true;
      return new Promise(() => undefined); // hangs until its process is gone
    });
    const envelope = fact(name, {});
    await announce(line().transport, envelope);
    await eventually(() => expect(taken).toBe(true));
    const seen: string[] = [];
    await line()
      .another()
      .subscribe(service, [name], async ({ id }) => void seen.push(id));
    await dying.close();
    await eventually(() => expect(seen).toEqual([envelope.id]));
  });

  it('gives each fact to one replica, and each request to one', async () => {
    const [service, name] = [newName(), `${newName()}.happened`];
    const replicas = [line().another(), line().another()];
    const facts: string[][] = [[], []];
    const requests = [0, 0];
    for (const [i, replica] of replicas.entries()) {
      await replica.subscribe(service, [name], async ({ id }) => void facts[i]?.push(id));
      await serve(replica, service, () => {
        requests[i] = (requests[i] ?? 0) + 1;
        return { value: i };
      });
    }
    const sent = Array.from({ length: 60 }, () => fact(name, {}));
    await Promise.all(sent.map((one) => announce(line().transport, one)));
    await eventually(() => expect(facts.flat().sort()).toEqual(sent.map(({ id }) => id).sort()));
    const ask = () => line().transport.request(service, `${service}.ask`, message({}), 5000);
    await Promise.all(Array.from({ length: 60 }, ask));
    expect(requests.reduce((sum, n) => sum + n)).toBe(60);
    expect(Math.min(...requests)).toBeGreaterThan(0);
  });
});
