import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret/secret-box.js';

interface Call {
  invocationId?: string | undefined;
  callerIp?: string | undefined;
  callerAgent?: string | undefined;
  device?: string | undefined;
}

/** Stores the answer in the transaction of the call's effect. */
export type Remember<T> = (tx: Transaction, answer: T) => Promise<T>;

const KEPT_SECONDS = 60;

/**
 * Clients repeat a call whose answer was lost, under the same invocation id. The repetition gets the first answer instead of
 * "attempt limit exceeded" or "already confirmed". Never used for answers that hold tokens.
 */
@Injectable()
export class GivenAnswers {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  async once<T extends object>(
    operation: string,
    { invocationId, callerIp: _ip, callerAgent: _agent, device: _device, ...input }: Call,
    work: (remember: Remember<T>) => Promise<T>,
  ): Promise<T> {
    if (invocationId === undefined) return work(async (_tx, answer) => answer);
    const mac = this.box.mac('given-answer', JSON.stringify([operation, invocationId, input]));
    const [given]: { answer: T }[] = await this.database.manager.query(
      `select answer from given_answer where call_mac = $1 and given_at > now() - ${KEPT_SECONDS} * interval '1 second'`,
      [mac],
    );
    if (given !== undefined) return given.answer;
    return work(async (tx, answer) => {
      await tx.manager.query(
        `insert into given_answer (call_mac, answer) values ($1, $2)
         on conflict (call_mac) do update set answer = excluded.answer, given_at = now()`,
        [mac, JSON.stringify(answer)],
      );
      return answer;
    });
  }
}
