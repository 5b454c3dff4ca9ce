import { runService } from '@lectern/platform/run-service';
import { sessionsService } from './service.js';

await runService(sessionsService);
