import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { StoredUpload } from '@lectern/contracts/files';
import { AppError } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';

const AUDIO_TYPE = /^(audio\/[\w.+-]+|video\/(webm|mp4))$/;

/** What kind of audio a stored file holds. */
@Injectable()
export class InspectUpload {
  constructor(private readonly bus: Bus) {}

  /**
   * The content type of the audio. While analysis is away nothing is refused: the type is what the sender called it, and the
   * analysis, which decodes the file first of all, says later what is wrong with it.
   * @throws AppError what is wrong with the file
   */
  async contentTypeOf(upload: StoredUpload, actor: Actor): Promise<string> {
    try {
      return (await this.bus.ask(analysis.inspectRecording, { upload }, actor)).contentType;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      const declared = upload.contentType.split(';')[0]?.trim() ?? '';
      return AUDIO_TYPE.test(declared) ? declared : 'application/octet-stream';
    }
  }
}
