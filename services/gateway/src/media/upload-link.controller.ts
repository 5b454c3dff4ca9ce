import { randomUUID } from 'node:crypto';
import { gateway } from '@lectern/contracts/gateway';
import { storedFiles } from '@lectern/contracts/stored-files';
import type { Environment } from '@lectern/platform/config/environment';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { openUploadLink } from '@lectern/platform/files/signed-link';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectEnvironment, InjectFiles } from '@lectern/platform/provide';
import { Controller, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Serves } from '../http/serves.js';
import { limitedBody } from './limited-body.js';

/** Takes the one file that a signed link was made for, once. */
@Controller()
export class UploadLinkController {
  private readonly secret: string;

  constructor(
    @InjectFiles() private readonly files: Files,
    private readonly bus: Bus,
    @InjectEnvironment() environment: Environment,
  ) {
    this.secret = environment.secret('LINK_SECRET');
  }

  @Serves(gateway.takeUpload)
  async take(@Param('token') token: string, @Req() request: Request): Promise<void> {
    const grant = openUploadLink(this.secret, token);
    if (grant === null) throw refuse('link-expired');
    if (request.headers['content-type'] !== grant.type) throw refuse('link-type', { type: grant.type });
    const tooLarge = refuse('file-too-large', { maxBytes: grant.maxBytes });
    const body = limitedBody(request, grant.maxBytes, tooLarge);
    // Every upload has a file of its own; the first that is complete takes the link, however many come at a time.
    const storedAs = `uploads/${randomUUID()}`;
    await this.files.put(storedAs, body);
    try {
      await this.bus.ask(storedFiles.keepUpload, { key: grant.key, storedAs }, null);
    } catch (error) {
      // Without an answer nobody knows whether it was taken; the sweep looks later.
      if (error instanceof AppError && error.code === 'conflict') await this.files.delete(storedAs);
      throw error;
    }
  }
}
