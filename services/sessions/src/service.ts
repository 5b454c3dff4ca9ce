import { sessions } from '@lectern/contracts/sessions';
import type { Service } from '@lectern/platform/service';
import { Sessions1763700000000 } from '../migrations/1763700000000-sessions.js';
import { RecordingEntity } from './recording/recording.entity.js';
import { SessionEntity } from './session/session.entity.js';
import { SessionsModule } from './sessions.module.js';

export const sessionsService: Service = {
  name: 'sessions',
  module: SessionsModule,
  entities: [SessionEntity, RecordingEntity],
  migrations: [Sessions1763700000000],
  operations: Object.values(sessions),
  jobs: [],
};
