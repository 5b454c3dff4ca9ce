import { lectern } from './lectern-build.mjs';

const { readEnvironment } = await lectern('libs/platform/dist/src/config/environment');
const { createEdge } = await lectern('libs/platform/dist/src/host');
const { startGateway } = await lectern('services/gateway/dist/src/start-gateway');
const { address } = await startGateway(await createEdge(readEnvironment()), '/nonexistent');
console.log(`ready ${address}`);
