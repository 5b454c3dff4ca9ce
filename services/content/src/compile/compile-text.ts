import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { type AnnotatedScript, annotate } from './annotate.js';
import { toDocx } from './to-docx.js';
import { toPdf } from './to-pdf.js';
import { toTxt } from './to-txt.js';

const FORMATS = {
  txt: {
    contentType: 'text/plain; charset=utf-8',
    write: async (script: AnnotatedScript) => Buffer.from(toTxt(script)),
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: toDocx,
  },
  pdf: { contentType: 'application/pdf', write: toPdf },
} satisfies Record<string, { contentType: string; write: (script: AnnotatedScript) => Promise<Buffer> }>;
type Format = keyof typeof FORMATS;

@Controller()
export class CompileText {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Handles(content.compileText)
  async handle(
    { contentData, order, filename, title, subtitle }: Input<typeof content.compileText>,
    _actor: Actor,
  ): Promise<FileAnswer> {
    const { provenance, citations, ...texts } = contentData;
    const { name, format } = named(filename);
    const script = annotate({
      title: title || name,
      subtitle: subtitle ?? '',
      content: texts,
      order,
      provenance,
      citations,
    });
    if (script.sections.length === 0) throw new AppError('invalid_input', 'There is no text to compile.');
    const { contentType, write } = FORMATS[format];
    const key = `generated/${randomUUID()}.${format}`;
    const { size } = await this.files.put(key, await write(script));
    return { key, fileName: `${name}.${format}`, contentType, size, temporary: true };
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
  if (!(ending in FORMATS))
    throw new AppError('invalid_input', 'filename: it must end in .txt, .docx or .pdf');
  return { name: plain.slice(0, -ending.length - 1) || 'lectern', format: ending as Format };
}
