import { runService } from '@lectern/platform/run-service';
import { identityService } from './service.js';

await runService(identityService);
