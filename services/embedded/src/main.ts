import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@lectern/platform/config/environment';
import { endOnSignal } from '@lectern/platform/run-service';
import { startEmbedded } from './start-embedded.js';

const web = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const lectern = await startEmbedded(readEnvironment(), web);
endOnSignal(() => lectern.stop());
