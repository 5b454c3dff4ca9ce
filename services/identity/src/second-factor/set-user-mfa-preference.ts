import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { refusal } from '../pool/pool-refusal.js';
import { AccessTokens } from '../token/access-tokens.js';
import { SoftwareTokens } from './software-tokens.js';

type Operation = typeof identity.setUserMfaPreference;

@Controller()
export class SetUserMfaPreference {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly softwareTokens: SoftwareTokens,
  ) {}

  /** Codes come from an app alone; to do without them again takes a sign-in that has just asked for one. */
  @Handles(identity.setUserMfaPreference)
  async handle(input: Input<Operation>): Promise<Output<Operation>> {
    const holder = await this.accessTokens.holder(input.AccessToken);
    if (input.SMSMfaSettings?.Enabled || input.EmailMfaSettings?.Enabled)
      throw refusal('InvalidParameterException', 'This pool asks for codes of an authenticator app only.');
    const enabled = input.SoftwareTokenMfaSettings?.Enabled;
    if (enabled === undefined) return {};
    const { id } = holder.user;
    if (!enabled && (await this.softwareTokens.isEnabled(id))) this.accessTokens.assertFresh(holder);
    await this.database.transaction((tx) => this.softwareTokens.setEnabled(tx, id, enabled));
    return {};
  }
}
