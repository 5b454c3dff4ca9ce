import { lectern, startNotifications } from './lectern-build.mjs';

const host = await startNotifications();
const { startGateway } = await lectern('services/gateway/dist/src/start-gateway');
const { address } = await startGateway(host, '/nonexistent');
console.log(`ready ${address}`);
