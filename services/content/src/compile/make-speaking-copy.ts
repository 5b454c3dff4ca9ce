import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { speakingCopies } from '@lectern/contracts/case-scripts';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import type { Files } from '@lectern/platform/files/files';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';

const compiling = isolated<typeof import('./compile.task.js')>(new URL('./compile.task.js', import.meta.url));

@Controller()
export class MakeSpeakingCopy {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Handles(speakingCopies.make)
  async handle(
    { text, title, filename, wordsPerMinute }: Input<typeof speakingCopies.make>,
    { userId }: Actor,
  ): Promise<FileAnswer> {
    const bytes = await compiling.speakingCopy({ text, title, wordsPerMinute }, { userId });
    const key = `generated/${randomUUID()}.pdf`;
    const { size } = await this.files.put(key, bytes);
    const name = (filename ?? title).replace(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '-').replace(/\.pdf$/i, '');
    return { key, fileName: `${name}.pdf`, contentType: 'application/pdf', size, temporary: true };
  }
}
