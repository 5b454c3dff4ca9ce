import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@lectern/platform/config/environment';
import { createEdge } from '@lectern/platform/host';
import { endOnSignal } from '@lectern/platform/run-service';
import { startGateway } from './start-gateway.js';

const edge = await createEdge(readEnvironment());
const gateway = await startGateway(edge, fileURLToPath(new URL('../../../../web/dist', import.meta.url)));
edge.logger.info({ service: 'gateway', address: gateway.address }, 'started');
endOnSignal(async () => {
  await gateway.stop();
  await edge.transport.close();
});
