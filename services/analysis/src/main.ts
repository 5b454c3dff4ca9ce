import { runService } from '@lectern/platform/run-service';
import { analysisService } from './service.js';

await runService(analysisService);
