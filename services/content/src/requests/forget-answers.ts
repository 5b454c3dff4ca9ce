import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerRepository } from './answer.repository.js';

/** Scripts and audio that wait to be fetched go with their session and with their owner. */
@Controller()
export class ForgetAnswers {
  constructor(private readonly repository: AnswerRepository) {}

  @Reacts(sessionDeleted)
  ofSession({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    return this.repository.forget({ sessionId, userId }, tx);
  }

  @Reacts(userDeleted)
  ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    return this.repository.forget({ userId }, tx);
  }
}
