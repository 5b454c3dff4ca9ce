import { achievements } from '@lectern/contracts/achievements';
import { comments, community } from '@lectern/contracts/community';
import { membership } from '@lectern/contracts/membership';
import { leaderboard } from '@lectern/contracts/leaderboard';
import type { Service } from '@lectern/platform/service';
import { Community1763840000000 } from '../migrations/1763840000000-community.js';
import { settleAwards } from './achievement/settle.job.js';
import { CommunityModule } from './community.module.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { learnMember } from './member/learn-member.job.js';

export const communityService: Service = {
  name: 'community',
  module: CommunityModule,
  entities: [],
  migrations: [Community1763840000000],
  operations: [community, comments, membership, achievements, leaderboard].flatMap((group) =>
    Object.values(group),
  ),
  needs: ['files'],
  jobs: [learnMember, settleAwards],
  housekeeping: HOUSEKEEPING,
};
