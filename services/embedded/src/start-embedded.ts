import { join } from 'node:path';
import { analysisService } from '@lectern/analysis/service';
import { communityService } from '@lectern/community/service';
import { contentService } from '@lectern/content/service';
import { type RunningGateway, startGateway } from '@lectern/gateway/start-gateway';
import { identityService } from '@lectern/identity/service';
import { notificationsService } from '@lectern/notifications/service';
import type { Environment } from '@lectern/platform/config/environment';
import { startBundledPostgres } from '@lectern/platform/database/bundled-postgres';
import { closeHost, createHost } from '@lectern/platform/host';
import { tellConfinement } from '@lectern/platform/process/spawn-confined';
import type { Service } from '@lectern/platform/service';
import { startService } from '@lectern/platform/start-service';
import { sessionsService } from '@lectern/sessions/service';

const SERVICES: Service[] = [
  identityService,
  sessionsService,
  contentService,
  analysisService,
  notificationsService,
  communityService,
];

/** Every service in this process, on the bundled PostgreSQL unless DATABASE_URL names another. */
export async function startEmbedded(environment: Environment, webFolder: string): Promise<RunningGateway> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    let url = environment.DATABASE_URL;
    if (url === undefined) {
      const postgres = await startBundledPostgres({ dataDir: join(environment.dataDir, 'postgres') });
      stops.push(() => postgres.stop());
      url = postgres.url;
    }
    const host = await createHost(environment, url);
    stops.push(() => closeHost(host));
    const { promise, resolve: tellThatAllListen } = Promise.withResolvers<void>();
    host.allListen = promise;
    const running = await Promise.all(SERVICES.map((service) => startService(service, host)));
    tellThatAllListen();
    stops.push(() => Promise.all(running.map((service) => service.stop())));
    const gateway = await startGateway(host, webFolder);
    stops.push(() => gateway.stop());
    tellConfinement(host.logger);
    return { ...gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
