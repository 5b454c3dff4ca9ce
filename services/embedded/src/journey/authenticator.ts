import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { LecternUnderTest } from './lectern-under-test.js';

/** An authenticator app. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(base32: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(base32) });
  }

  code(): string {
    return this.totp.generate();
  }

  /** A code of six digits that is none of this minute. */
  wrongCode(): string {
    const near = [-30_000, 0, 30_000, 60_000].map((ms) => this.totp.generate({ timestamp: Date.now() + ms }));
    return ['000000', '000001', '000002', '000003', '000004'].find((code) => !near.includes(code))!;
  }

  /** Lets the step pass whose code was used: in the database, or, elsewhere, by waiting. */
  async nextStep({ databaseUrl }: LecternUnderTest): Promise<void> {
    if (databaseUrl === undefined)
      return new Promise((resolve) => setTimeout(resolve, this.totp.remaining() + 500));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(`update identity.software_token set last_step = last_step - 2`);
    } finally {
      await client.end();
    }
  }
}
