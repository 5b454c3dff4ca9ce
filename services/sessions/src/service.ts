import { calendar } from '@lectern/contracts/calendar';
import { schedule } from '@lectern/contracts/schedule';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { shares } from '@lectern/contracts/shares';
import { storedFiles } from '@lectern/contracts/stored-files';
import { takes } from '@lectern/contracts/takes';
import type { Service } from '@lectern/platform/service';
import { Sessions1763700000000 } from '../migrations/1763700000000-sessions.js';
import { Shares1763700000002 } from '../migrations/1763700000002-shares.js';
import { Scripts1763706000000 } from '../migrations/1763706000000-scripts.js';
import { Schedule1763700000001 } from '../migrations/1763700000001-schedule.js';
import { Takes1763707000000 } from '../migrations/1763707000000-takes.js';
import { CalendarFeed1763709000000 } from '../migrations/1763709000000-calendar-feed.js';
import { UploadsOnce1763711000000 } from '../migrations/1763711000000-uploads-once.js';
import { UploadGrantEntity } from './file/upload-grant.entity.js';
import { RecordingEntity } from './recording/recording.entity.js';
import { remindOfPractice } from './schedule/remind-of-practice.job.js';
import { CalendarFeedEntity } from './schedule/calendar-feed.entity.js';
import { ScheduledPracticeEntity } from './schedule/scheduled-practice.entity.js';
import { ShareEntity } from './share/share.entity.js';
import { ScriptEntity } from './script/script.entity.js';
import { TakeEntity } from './take/take.entity.js';
import { SessionEntity } from './session/session.entity.js';
import { SessionsModule } from './sessions.module.js';

export const sessionsService: Service = {
  name: 'sessions',
  module: SessionsModule,
  entities: [
    SessionEntity,
    ScriptEntity,
    RecordingEntity,
    UploadGrantEntity,
    ShareEntity,
    ScheduledPracticeEntity,
    CalendarFeedEntity,
    TakeEntity,
  ],
  migrations: [
    Sessions1763700000000,
    Schedule1763700000001,
    Shares1763700000002,
    Scripts1763706000000,
    Takes1763707000000,
    CalendarFeed1763709000000,
    UploadsOnce1763711000000,
  ],
  operations: [
    ...Object.values(sessions),
    ...Object.values(scripts),
    ...Object.values(storedFiles),
    ...Object.values(shares),
    ...Object.values(takes),
    ...Object.values(schedule),
    ...Object.values(calendar),
  ],
  jobs: [remindOfPractice],
};
