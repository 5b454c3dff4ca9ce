import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@lectern/platform/config/environment';
import { createEdge } from '@lectern/platform/host';
import { endOnSignal } from '@lectern/platform/run-service';
import { Readiness } from './health/readiness.js';
import { startGateway } from './start-gateway.js';

const edge = await createEdge(readEnvironment());
const gateway = await startGateway(edge, fileURLToPath(new URL('../../../../web/dist', import.meta.url)));
edge.logger.info({ service: 'gateway', address: gateway.address }, 'started');
const { INTERNAL_PORT } = edge.environment;
// Why something is not well, for operators: never published.
const inner = createServer((request, response) => {
  const counts = edge.counters.all();
  void (request.url === '/health/live' ? Promise.resolve({}) : gateway.app.get(Readiness).details()).then(
    (services) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ services, counts })),
  );
}).listen(INTERNAL_PORT);
endOnSignal(async () => {
  inner.close();
  await gateway.stop();
  await edge.transport.close();
});
