import type { Payload, Result } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Mail } from '@lectern/platform/mail/mail';
import { Processes } from '@lectern/platform/messaging/handles';
import { InjectMail } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SecretBox } from '../secret/secret-box.js';
import { UserEntity } from '../user/user.entity.js';
import type { CodePurpose } from './code.rules.js';
import { type Content, codeLetter, passwordLetter, secondFactorLetter, signUpLetter } from './letters.js';
import { sendCode, sendPasswordNotice, sendSecondFactorNotice, sendSignUpNotice } from './send-code.job.js';

interface DueCode {
  purpose: CodePurpose;
  sealed_code: Buffer;
  email: string;
}

@Controller()
export class MailLetters {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    @InjectMail() private readonly mail: Mail,
  ) {}

  @Processes(sendCode)
  async sendCode({ codeId }: Payload<typeof sendCode>, run: JobRun<Result<typeof sendCode>>): Promise<void> {
    const [due]: DueCode[] = await this.database.manager.query(
      `select c.purpose, c.sealed_code, u.email from code c join user_account u on u.id::text = c.subject
       where c.id = $1 and c.sealed_code is not null`,
      [codeId],
    );
    // Replaced by a newer code, used already, or sent by a try that died before it could say so.
    if (due === undefined) return run.complete(async () => ({ sent: false }));
    const code = this.box.open('code', codeId, due.sealed_code).toString();
    await this.mail.send({ id: codeId, to: due.email, ...codeLetter(due.purpose, code), codeForLog: code });
    await run.complete(async (tx) => {
      await tx.manager.query(`update code set sealed_code = null where id = $1`, [codeId]);
      return { sent: true };
    });
  }

  @Processes(sendPasswordNotice)
  sendPasswordNotice(
    notice: Payload<typeof sendPasswordNotice>,
    run: JobRun<Result<typeof sendPasswordNotice>>,
  ): Promise<void> {
    return this.sendNotice(notice, passwordLetter(), run);
  }

  @Processes(sendSignUpNotice)
  sendSignUpNotice(
    notice: Payload<typeof sendSignUpNotice>,
    run: JobRun<Result<typeof sendSignUpNotice>>,
  ): Promise<void> {
    return this.sendNotice(notice, signUpLetter(), run);
  }

  @Processes(sendSecondFactorNotice)
  sendSecondFactorNotice(
    notice: Payload<typeof sendSecondFactorNotice>,
    run: JobRun<Result<typeof sendSecondFactorNotice>>,
  ): Promise<void> {
    return this.sendNotice(notice, secondFactorLetter(notice.change), run);
  }

  private async sendNotice(
    { userId, letterId }: { userId: string; letterId: string },
    content: Content,
    run: JobRun<{ sent: boolean }>,
  ): Promise<void> {
    const user = await this.database.manager.findOneBy(UserEntity, { id: userId });
    if (user !== null) await this.mail.send({ id: letterId, to: user.email, ...content });
    await run.complete(async () => ({ sent: user !== null }));
  }
}
