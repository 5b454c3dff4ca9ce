import { achievements } from '@lectern/contracts/achievements';
import { comments, community } from '@lectern/contracts/community';
import { exportRecords } from '@lectern/contracts/export-records';
import { membership } from '@lectern/contracts/membership';
import { leaderboard } from '@lectern/contracts/leaderboard';
import { quiz } from '@lectern/contracts/quiz';
import type { Service } from '@lectern/platform/service';
import { Community1763840000000 } from '../migrations/1763840000000-community.js';
import { QuizResult1763900000000 } from '../migrations/1763900000000-quiz-result.js';
import { ResultsByWhatTheyHave1763910000000 } from '../migrations/1763910000000-results-by-what-they-have.js';
import { settleAwards } from './achievement/settle.job.js';
import { CommunityModule } from './community.module.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { learnMember } from './member/learn-member.job.js';

export const communityService: Service = {
  name: 'community',
  module: CommunityModule,
  entities: [],
  migrations: [Community1763840000000, QuizResult1763900000000, ResultsByWhatTheyHave1763910000000],
  operations: [
    ...[community, comments, membership, achievements, leaderboard, quiz].flatMap((group) =>
      Object.values(group),
    ),
    exportRecords.community,
  ],
  needs: ['files'],
  jobs: [learnMember, settleAwards],
  housekeeping: HOUSEKEEPING,
};
