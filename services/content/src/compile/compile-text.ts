import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import type { Format } from './compile.task.js';

const CONTENT_TYPES: Record<Format, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

const compiling = isolated<typeof import('./compile.task.js')>(new URL('./compile.task.js', import.meta.url));

@Controller()
export class CompileText {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Handles(content.compileText)
  async handle(
    { contentData, scenario, order, filename, title, subtitle, sources }: Input<typeof content.compileText>,
    { userId }: Actor,
  ): Promise<FileAnswer> {
    const { provenance, citations, ...texts } = contentData;
    const { name, format } = named(filename);
    const bytes = await compiling.compile(
      {
        title: title || name,
        subtitle: subtitle ?? '',
        content: texts,
        scenario,
        order,
        provenance,
        citations,
        sources,
        format,
      },
      { userId },
    );
    if (bytes === null) throw refuse('nothing-to-compile');
    const key = `generated/${randomUUID()}.${format}`;
    const { size } = await this.files.put(key, bytes);
    return { key, fileName: `${name}.${format}`, contentType: CONTENT_TYPES[format], size, temporary: true };
  }
}

/** The ending decides the format; a name without one is plain text. */
export function named(filename: string): { name: string; format: Format } {
  const plain = filename
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]+/g, '-')
    .replace(/^\.+(?=[^.]+\.)/, '')
    .trim();
  const ending = /\.([a-z0-9]{1,5})$/i.exec(plain)?.[1]?.toLowerCase();
  if (ending === undefined) return { name: plain || 'lectern', format: 'txt' };
  if (!(ending in CONTENT_TYPES)) throw refuse('compiled-name');
  return { name: plain.slice(0, -ending.length - 1) || 'lectern', format: ending as Format };
}
