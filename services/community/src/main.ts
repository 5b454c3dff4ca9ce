import { runService } from '@lectern/platform/run-service';
import { communityService } from './service.js';

await runService(communityService);
