import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { analysisService } from '@lectern/analysis/service';
import { communityService } from '@lectern/community/service';
import { contentService } from '@lectern/content/service';
import { CALLS, GATEWAY } from '@lectern/contracts/calls';
import { identityService } from '@lectern/identity/service';
import { notificationsService } from '@lectern/notifications/service';
import { reactionsOf } from '@lectern/platform/messaging/handles';
import type { Service } from '@lectern/platform/service';
import { sessionsService } from '@lectern/sessions/service';
import { readFile, writeFile } from 'node:fs/promises';

const FILE = 'tools/compose/broker-permissions.json';
const SERVICES = [
  identityService,
  sessionsService,
  contentService,
  analysisService,
  notificationsService,
  communityService,
];

const oneOf = (names: string[]): string =>
  names.length === 0 ? '^$' : `^(${[...new Set(names)].sort().join('|').replaceAll('.', '\\.')})$`;

function reactionsOfService({ module }: Service): string[] {
  const parts = ['controllers', 'providers'].flatMap(
    (kind) => (Reflect.getMetadata(kind, module) as { prototype?: object }[] | undefined) ?? [],
  );
  return parts.flatMap(({ prototype }) =>
    prototype === undefined ? [] : reactionsOf(prototype).map(({ fact }) => fact.name),
  );
}

const EXCHANGES = String.raw`lectern\.(requests|replies|facts|dead|progress)`;

function user(
  name: string,
  can: { ask: string; answer: string; announce: string; hear: string; ownQueues: string; alsoRead?: string },
) {
  const queues = `^(${EXCHANGES}|${can.ownQueues})$`;
  const topic = (exchange: string, write: string, read: string) => ({
    user: name,
    vhost: '/',
    exchange,
    write,
    read,
  });
  return {
    permission: {
      user: name,
      vhost: '/',
      configure: queues,
      write: queues,
      read: `^(lectern\\.(requests|replies|facts|dead${can.alsoRead ?? ''})|${can.ownQueues})$`,
    },
    topics: [
      topic('lectern.requests', can.ask, can.answer),
      topic('lectern.facts', can.announce, can.hear),
      topic('lectern.dead', `^${name}(\\.again)?$`, `^${name}(\\.again)?$`),
    ],
  };
}

/** What each service's user of the broker may do: ask what is among its calls, announce its own facts, hear those it reacts to. */
function permissions() {
  const users = [
    user(GATEWAY, {
      ask: '.*',
      answer: '^$',
      announce: '^$',
      hear: '.*',
      ownQueues: String.raw`lectern\.replies\.gateway\..*|amq\.gen.*`,
      alsoRead: '|progress',
    }),
    ...SERVICES.map((service) => {
      const { name } = service;
      const asked = [...new Set((CALLS[name] ?? []).map((operation) => operation.name.split('.')[0]!))];
      return user(name, {
        ask: oneOf([
          ...(CALLS[name] ?? []).map((operation) => operation.name),
          ...asked.map((one) => `${one}.ping`),
        ]),
        answer: `^${name}\\.#$`,
        announce: `^${name}\\.[a-z-]+$`,
        hear: oneOf(reactionsOfService(service)),
        ownQueues: `lectern\\.(requests|facts|dead)\\.${name}|lectern\\.replies\\.${name}\\..*`,
      });
    }),
  ];
  const admin = { user: 'lectern', vhost: '/', configure: '.*', write: '.*', read: '.*' };
  return {
    permissions: [admin, ...users.map(({ permission }) => permission)],
    topic_permissions: users.flatMap(({ topics }) => topics),
  };
}

describe('what the services may do at the broker', () => {
  it('is what their code needs (WRITE=1 npm test -- broker-permissions writes the file)', async () => {
    const text = `${JSON.stringify(permissions(), null, 2)}\n`;
    if (process.env['WRITE'] === '1') await writeFile(FILE, text);
    expect(JSON.parse(await readFile(FILE, 'utf8'))).toEqual(permissions());
  });

  it('does not let the service that reads documents hear or ask what is not its business', () => {
    const of = (exchange: string) =>
      permissions().topic_permissions.find((one) => one.user === 'content' && one.exchange === exchange)!;
    expect('sessions.recording-submitted').not.toMatch(new RegExp(of('lectern.facts').read));
    expect('identity.user-deleted').not.toMatch(new RegExp(of('lectern.facts').write));
    expect('sessions.list').not.toMatch(new RegExp(of('lectern.requests').write));
    expect('identity.#').not.toMatch(new RegExp(of('lectern.requests').read));
  });
});
