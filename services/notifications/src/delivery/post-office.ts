import { Database } from '@lectern/platform/database/database';
import { errorCode } from '@lectern/platform/errors/error-code';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Letter, Mail } from '@lectern/platform/mail/mail';
import { InjectLogger, InjectMail } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';

/** Reasons of the mail library for which no letter can have been taken. */
const NOT_TAKEN = ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'EENVELOPE', 'ETLS'];

/**
 * Sends letters, each once as far as that can be known: every try is recorded before it begins, and a letter that the
 * mail server has taken is not sent again. If the process dies between the server's word and our note of it, the letter
 * goes out a second time, under the same Message-ID: a missing reminder would be worse than one that shows up twice.
 */
@Injectable()
export class PostOffice {
  constructor(
    private readonly database: Database,
    @InjectMail() private readonly mail: Mail,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws Error to be tried again */
  async send(userId: string, letter: Letter): Promise<void> {
    if (!(await this.begin(userId, letter.id))) return;
    try {
      await this.mail.send(letter);
    } catch (error) {
      if (wasNotTaken(error)) await this.note(letter.id, 'refused');
      throw error;
    }
    await this.note(letter.id, 'sent');
  }

  /** Records the try. @returns false when the letter is known to have been taken */
  private async begin(userId: string, id: string): Promise<boolean> {
    const { manager } = this.database;
    const [before]: { state: string; attempts: number }[] = await manager.query(
      `select state, attempts from letter where id = $1`,
      [id],
    );
    if (before?.state === 'sent') return false;
    if (before?.state === 'sending')
      this.logger.warn(
        { letterId: id, attempt: before.attempts + 1 },
        'it is not known whether the last try was taken: the letter may arrive twice, with one Message-ID',
      );
    await manager.query(
      `insert into letter (id, user_id) values ($1, $2)
       on conflict (id) do update
         set state = 'sending', attempts = letter.attempts + 1, tried_at = clock_timestamp()`,
      [id, userId],
    );
    return true;
  }

  private async note(id: string, state: 'refused' | 'sent'): Promise<void> {
    await this.database.manager.query(`update letter set state = $2 where id = $1`, [id, state]);
  }
}

/** The server said no, or there was none to say anything. Silence after the text is neither. */
function wasNotTaken(error: unknown): boolean {
  if (typeof error === 'object' && error !== null && 'responseCode' in error) return true;
  return NOT_TAKEN.includes(errorCode(error) ?? '');
}
