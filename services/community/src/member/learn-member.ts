import type { Payload, Result } from '@lectern/contracts/define';
import { timeZones } from '@lectern/contracts/notifications';
import { profile } from '@lectern/contracts/profile';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { moveTimeZone } from '../result/time-zone.js';
import { learnMember } from './learn-member.job.js';
import { lockMember } from './member.repository.js';

type Run = JobRun<Result<typeof learnMember>>;

@Controller()
export class LearnMember {
  constructor(private readonly bus: Bus) {}

  @Processes(learnMember)
  async process({ userId }: Payload<typeof learnMember>, run: Run): Promise<void> {
    const [address, { timeZone }] = await Promise.all([
      this.bus.ask(profile.getAddress, { userId }, null),
      this.bus.ask(timeZones.get, { userId }, null),
    ]);
    await run.complete(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member === null) return { known: false };
      // A fact that came meanwhile is newer than this answer.
      if (address?.name)
        await tx.manager.query(`update member set name = $2 where user_id = $1 and name is null`, [
          userId,
          address.name,
        ]);
      await moveTimeZone(tx, member, timeZone);
      return { known: address !== null };
    });
  }
}
