import type { Actor } from '@lectern/contracts/actor';
import { dataExport } from '@lectern/contracts/data-export';
import type { Input, Output } from '@lectern/contracts/define';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Exports } from './exports.js';

@Controller()
export class GetExport {
  constructor(private readonly exports: Exports) {}

  @Handles(dataExport.get)
  async handle(
    _input: Input<typeof dataExport.get>,
    { userId }: Actor,
  ): Promise<Output<typeof dataExport.get>> {
    const newest = await this.exports.newest(userId);
    return { export: newest && (await this.exports.view(newest)) };
  }
}
