import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.js';
import { wakeOf } from '../database/wakeups.js';
import { refuse } from '../errors/app-error.js';
import type { CheckedMessage, Reply } from './bus.js';
import { unexpected } from './handles.js';
import { OnceOnly, underway } from './once-only.js';

const answerTo = (id: Buffer): string => `answer ${id.toString('hex')}`;

/**
 * Answers a request with an `Idempotency-Key` once: a repetition within a day gets the first answer, without a second
 * effect. Answers are sealed with the key itself, of which only a hash is stored: nobody else can read them.
 */
export class RequestLedger {
  constructor(private readonly database: Database) {}

  /** @param waitMs how long a repetition waits for the first answer */
  async answer(
    pattern: string,
    message: CheckedMessage,
    waitMs: number,
    handle: () => Promise<Reply>,
  ): Promise<Reply> {
    const { actor, requestKey, input } = message;
    if (requestKey === undefined || actor === null) return underway.run(undefined, handle);
    const secret = JSON.stringify([actor.userId, pattern, requestKey]);
    const bodyHash = sha256(JSON.stringify(input, withoutStorageKey));
    const request = new OnceOnly(sha256(secret), bodyHash, actor.userId);
    const earlier = await this.earlierAnswer(request, secret, waitMs);
    if (earlier !== undefined) return earlier;
    const reply = await underway.run(request, handle);
    if (request.state === 'entered')
      // What has been done is not refused because its answer could not be kept: only a repetition misses it.
      await this.keep(request, seal(secret, reply)).catch((error: unknown) =>
        unexpected.report(`${pattern}: keeping its answer`, error),
      );
    else if (request.state === 'repeated')
      return (await this.earlierAnswer(request, secret, waitMs)) ?? reply;
    return reply;
  }

  /** The answer to an earlier try, waiting for it if that is still at work; nothing if there was none. */
  private async earlierAnswer(
    { id, bodyHash }: OnceOnly,
    secret: string,
    waitMs: number,
  ): Promise<Reply | undefined> {
    let isUnderway = false;
    const answer = await this.database.wakeups.until<Reply | null>(
      answerTo(id),
      async () => {
        const rows: { body_hash: Buffer; sealed_answer: Buffer | null }[] = await this.database.manager.query(
          `select body_hash, sealed_answer from answered_request where id = $1`,
          [id],
        );
        const row = rows[0];
        if (row === undefined) return null;
        if (!row.body_hash.equals(bodyHash)) return { refusal: refuse('idempotency-key-taken').toWire() };
        isUnderway = true;
        return row.sealed_answer === null ? undefined : open(secret, row.sealed_answer);
      },
      Date.now() + waitMs,
    );
    if (answer !== undefined) return answer ?? undefined;
    return isUnderway ? { refusal: refuse('first-request-unanswered').toWire() } : undefined;
  }

  private async keep({ id }: OnceOnly, answer: Buffer): Promise<void> {
    const { manager, schema } = this.database;
    await manager.query(`update answered_request set sealed_answer = $2 where id = $1`, [id, answer]);
    await manager.query(...wakeOf(schema, answerTo(id)));
  }
}

/** The same file sent again is stored under a new name: its hash counts. */
const withoutStorageKey = (name: string, value: unknown): unknown =>
  name === 'upload' ? { ...(value as object), key: undefined } : value;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyFrom = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'lectern answered request', 32));

/** Salt, tag and AES-256-GCM ciphertext; each salt, and so each key, is used once. */
function seal(secret: string, reply: Reply): Buffer {
  const salt = randomBytes(16);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, salt), salt.subarray(0, 12));
  const text = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return Buffer.concat([salt, cipher.getAuthTag(), text]);
}

function open(secret: string, sealed: Buffer): Reply {
  const salt = sealed.subarray(0, 16);
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, salt), salt.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(16, 32));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(32)), decipher.final()]).toString(),
  ) as Reply;
}
