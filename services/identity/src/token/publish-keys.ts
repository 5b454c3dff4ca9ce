import type { Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

@Controller()
export class PublishKeys {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(identity.jwks)
  async handle(): Promise<Output<typeof identity.jwks>> {
    await this.keys.current();
    return { keys: (await this.keys.published()).map((key) => ({ ...key })) };
  }
}
