import { pathToFileURL } from 'node:url';

const build = process.env.LECTERN_BUILD;

/** A module of the build that is measured. */
export const lectern = (path) => import(pathToFileURL(`${build}/${path}.js`).href);

/** Answers for the identity service: the keys of the bench's tokens, and nobody signed out. */
export async function standForIdentity(transport) {
  const { identity } = await lectern('libs/contracts/dist/src/identity');
  const { startStands } = await lectern('libs/testing/dist/src/stands');
  await startStands(transport, [
    { operation: identity.jwks, answer: () => ({ keys: [JSON.parse(process.env.BENCH_JWK)] }) },
    { operation: identity.listRevocations, answer: () => [] },
  ]);
}

/** The backing services and, on them, the notifications service. */
export async function startNotifications() {
  const { readEnvironment } = await lectern('libs/platform/dist/src/config/environment');
  const { createHost } = await lectern('libs/platform/dist/src/host');
  const { startService } = await lectern('libs/platform/dist/src/start-service');
  const { notificationsService } = await lectern('services/notifications/dist/src/service');
  const environment = readEnvironment();
  const host = await createHost(environment, environment.DATABASE_URL);
  await standForIdentity(host.transport);
  await startService(notificationsService, host);
  return host;
}
