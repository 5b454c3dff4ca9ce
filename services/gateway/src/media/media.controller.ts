import { gateway } from '@lectern/contracts/gateway';
import type { Environment } from '@lectern/platform/config/environment';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openLink } from '@lectern/platform/files/signed-link';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { attachment } from '../http/send-file.js';
import { Serves } from '../http/serves.js';
import { streamFile } from '../http/stream-file.js';

/** First and last byte of a single-range header, or null when the whole file is asked for. */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start > end) throw refuse('range-outside');
  return { start, end };
}

/** Opens one stored file to whoever has its signed link. Seeking works. */
@Controller()
export class MediaController {
  private readonly secret: string;

  constructor(
    @InjectFiles() private readonly files: Files,
    @InjectEnvironment() environment: Environment,
  ) {
    this.secret = environment.secret('LINK_SECRET');
  }

  @Serves(gateway.openMedia)
  async open(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const grant = openLink(this.secret, token);
    const size = grant === null ? null : await this.files.size(grant.key);
    if (grant === null || size === null) throw refuse('link-expired');
    const range = parseRange(request.headers.range, size);
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('Content-Type', grant.type);
    response.setHeader('Content-Disposition', attachment(grant.name));
    response.setHeader('Content-Length', range === null ? size : range.end - range.start + 1);
    if (range !== null)
      response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    await streamFile(await this.files.read(grant.key, range ?? undefined), response);
  }
}
