import { runService } from '@lectern/platform/run-service';
import { notificationsService } from './service.js';

await runService(notificationsService);
