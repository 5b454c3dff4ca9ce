// One worker process of the analysis service, on the database and folder that the benchmark names.
import { once } from 'node:events';
import { readEnvironment } from '../../../libs/platform/dist/src/config/environment.js';
import { closeHost, createHost } from '../../../libs/platform/dist/src/host.js';
import { startService } from '../../../libs/platform/dist/src/start-service.js';
import { analysisService } from '../../../services/analysis/dist/src/service.js';

const host = await createHost(readEnvironment(), process.env.BENCH_DATABASE);
const running = await startService(analysisService, host);
process.send('ready');
await once(process, 'message');
await running.stop();
await closeHost(host);
process.exit(0);
