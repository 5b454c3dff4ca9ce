import type { Output } from '@lectern/contracts/define';
import { push } from '@lectern/contracts/notifications';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PushSender } from './push-sender.js';

@Controller()
export class GetPushKey {
  constructor(private readonly sender: PushSender) {}

  @Handles(push.key)
  async handle(): Promise<Output<typeof push.key>> {
    return { publicKey: this.sender.publicKey };
  }
}
