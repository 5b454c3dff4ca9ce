import { runService } from '@lectern/platform/run-service';
import { contentService } from './service.js';

await runService(contentService);
