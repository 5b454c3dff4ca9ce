import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../password/passwords.js';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import { SecretBox } from '../secret/secret-box.js';
import { answerSrp, makeSrpRecord, type SrpRecord } from '../srp/srp.js';
import { type Claimant, Users } from '../user/users.js';
import { KnownDevices } from './known-devices.js';
import { Challenges } from './challenges.js';

export interface IssuedChallenge {
  ChallengeName: 'PASSWORD_VERIFIER';
  Session: string;
  ChallengeParameters: Record<string, string>;
}

/** The flow in which the password never leaves the client: its first half. */
@Injectable()
export class SrpSignIn {
  /** Nobody's password: what unknown names are challenged with. */
  private readonly nobody: Promise<SrpRecord>;

  // oxlint-disable-next-line eslint/max-params -- what the first half of a proof touches
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly pool: PoolConfig,
    private readonly box: SecretBox,
    private readonly challenges: Challenges,
    private readonly devices: KnownDevices,
  ) {
    this.nobody = makeSrpRecord(pool.poolName, 'nobody', randomBytes(32).toString('hex'));
  }

  async challenge(username: string, srpA: string, device: string | undefined): Promise<IssuedChallenge> {
    if (!this.pool.srp)
      throw refusal('InvalidParameterException', 'USER_SRP_AUTH flow is not enabled for this client.');
    const claimant = await this.users.claimant(username);
    const record =
      (claimant.user && this.passwords.srpOf(claimant.user)) ?? (await this.pretendedRecord(claimant));
    const answer = await answerSrp(record, srpA);
    if (answer === undefined) throw refusal('InvalidParameterException', 'SRP_A is not valid.');

    const secretBlock = randomBytes(64);
    const srpUserId = claimant.user?.id ?? this.pretendedId(claimant);
    const session = await this.challenges.keep({
      userId: claimant.user?.id ?? null,
      subject: this.devices.subject(claimant, device),
      srpUserId,
      key: answer.key,
      secretBlock,
    });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: session,
      ChallengeParameters: {
        USERNAME: srpUserId,
        USER_ID_FOR_SRP: srpUserId,
        SALT: record.salt,
        SRP_B: answer.B,
        SECRET_BLOCK: secretBlock.toString('base64'),
      },
    };
  }

  /** An unknown name gets the same salt and id whenever it asks, as an account would. */
  private async pretendedRecord({ name }: Claimant): Promise<SrpRecord> {
    const salt = this.box.mac('pretended-salt', name).subarray(0, 16).toString('hex').replace(/^0+/, '');
    return { salt, verifier: (await this.nobody).verifier };
  }

  private pretendedId({ name }: Claimant): string {
    const bytes = this.box.mac('pretended-id', name).subarray(0, 16);
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
