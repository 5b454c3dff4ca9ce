import { gateway } from '@lectern/contracts/gateway';
import { UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import { invalidInput, refuse } from '@lectern/platform/errors/app-error';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Operation, Output } from '@lectern/contracts/define';
import type { z } from 'zod';
import { callerOf } from '../auth/caller.guard.js';
import { Serves } from '../http/serves.js';
import { limitedBody } from './limited-body.js';
import { UploadParts } from './upload-parts.js';

/** Large files come in parts, which are named by the hash of the whole. */
@Controller()
export class UploadPartController {
  constructor(private readonly parts: UploadParts) {}

  @Serves(gateway.listUploadParts)
  async list(@Req() request: Request): Promise<Output<typeof gateway.listUploadParts>> {
    const { sha256 } = addressed(gateway.listUploadParts, request);
    return { parts: await this.parts.arrived({ userId: callerOf(request)!.userId, sha256 }) };
  }

  @Serves(gateway.putUploadPart)
  async put(@Req() request: Request): Promise<void> {
    const { sha256, part } = addressed(gateway.putUploadPart, request);
    const tooLarge = refuse('part-too-large', { maxBytes: UPLOAD_PART_BYTES });
    const file = { userId: callerOf(request)!.userId, sha256 };
    await this.parts.put(file, part, limitedBody(request, UPLOAD_PART_BYTES, tooLarge));
  }
}

/** What the address says, checked by the contract. @throws AppError invalid_input */
function addressed<O extends Operation>(operation: O, { params }: Request): z.output<O['input']> {
  const parsed = operation.input.safeParse(params);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data as z.output<O['input']>;
}
