import type { Actor } from '@lectern/contracts/actor';
import { achievements, type Certificate } from '@lectern/contracts/achievements';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MemberNames } from '../member/member-names.js';
import { lockMember, shownName } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';
import { findCertificate, newNumber, printed } from './certificates.js';
import { certificationOf } from './certification.rules.js';
import { loadHistory } from './load-history.js';

@Controller()
export class IssueCertificate {
  constructor(
    private readonly database: Database,
    private readonly members: MemberNames,
  ) {}

  @Handles(achievements.issueCertificate)
  async handle(_input: Input<typeof achievements.issueCertificate>, actor: Actor): Promise<Certificate> {
    const { userId } = actor;
    await this.members.of(actor);
    return this.database.transaction(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member === null) throw refuse('account-deleted');
      const issued = await findCertificate(tx.manager, { userId });
      if (issued !== null) return issued;
      const now = await databaseClock(tx.manager);
      const { requirements } = certificationOf(await loadHistory(tx.manager, userId), now);
      if (!requirements.every(({ met }) => met)) throw refuse('requirements-not-met');
      const name = shownName(member);
      if (name === null) throw refuse('certificate-needs-name');
      const number = newNumber();
      const issuedOn = dayOf(now, member.time_zone);
      await tx.manager.query(
        `insert into certificate (number, user_id, name, issued_on) values ($1, $2, $3, $4)`,
        [number, userId, name, issuedOn],
      );
      return { number: printed(number), name, issuedOn };
    });
  }
}
