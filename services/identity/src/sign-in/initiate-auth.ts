import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import { Refresh } from '../token/refresh.js';
import { PasswordSignIn } from './password-sign-in.js';
import { SrpSignIn } from './srp-sign-in.js';

type Operation = typeof identity.initiateAuth;

@Controller()
export class InitiateAuth {
  constructor(
    private readonly pool: PoolConfig,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly srpSignIn: SrpSignIn,
    private readonly refresh: Refresh,
  ) {}

  @Handles(identity.initiateAuth)
  async handle({
    ClientId,
    AuthFlow,
    AuthParameters,
    ...caller
  }: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(ClientId);
    const parameter = (name: string): string => {
      const value = AuthParameters[name];
      if (value === undefined || value === '')
        throw refusal('InvalidParameterException', `Missing required parameter ${name}`);
      return value;
    };
    switch (AuthFlow) {
      case 'USER_PASSWORD_AUTH':
        return this.passwordSignIn.signInWith(parameter('USERNAME'), parameter('PASSWORD'), caller);
      case 'USER_SRP_AUTH':
        return this.srpSignIn.challenge(parameter('USERNAME'), parameter('SRP_A'), caller.device);
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN': {
        const tokens = await this.refresh.refresh(parameter('REFRESH_TOKEN'));
        return { AuthenticationResult: tokens, ChallengeParameters: {} };
      }
      default:
        throw refusal('InvalidParameterException', `${AuthFlow} flow is not enabled for this client.`);
    }
  }
}
