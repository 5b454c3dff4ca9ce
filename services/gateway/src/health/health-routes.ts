import { type CheckResult, healthOf } from '@lectern/platform/health/health';
import type { Bus } from '@lectern/platform/messaging/bus';
import { Router } from 'express';

const worst = (checks: CheckResult[]): CheckResult['status'] =>
  checks.some(({ status }) => status === 'down')
    ? 'down'
    : checks.some(({ status }) => status === 'degraded')
      ? 'degraded'
      : 'ok';

/** `/api/health/live`: this process runs. `/api/health/ready`: every service answers and reaches what it needs. */
export function healthRoutes(bus: Bus, services: string[]): Router {
  const router = Router();
  router.get('/api/health/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/api/health/ready', async (_request, response) => {
    const reports = await Promise.all(
      services.map(async (service) => {
        const down: CheckResult[] = [
          { name: 'service', status: 'down', message: `${service} does not answer.` },
        ];
        return [service, await bus.ask(healthOf(service), {}, null).catch(() => down)] as const;
      }),
    );
    const status = worst(reports.flatMap(([, checks]) => checks));
    response.status(status === 'down' ? 503 : 200).json({ status, services: Object.fromEntries(reports) });
  });
  return router;
}
