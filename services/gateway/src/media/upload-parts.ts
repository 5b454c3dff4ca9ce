import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_AUDIO_BYTES, UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Files, StoredFile } from '@lectern/platform/files/files';
import { type Request, Router } from 'express';
import type { TokenVerifier } from '../auth/token-verifier.js';
import type { RateLimits } from '../http/rate-limits.js';
import { limitedBody } from './limited-body.js';

const MOST_PARTS = Math.ceil(MAX_AUDIO_BYTES / UPLOAD_PART_BYTES);
/** Of unfinished files of one user; beyond them the oldest parts go. */
const MOST_KEPT = 3 * MOST_PARTS;
const HASH = /^[0-9a-f]{64}$/;

/** A file on its way: whose it is, and the SHA-256 of the whole of it. */
export interface FileInParts {
  userId: string;
  sha256: string;
}

/**
 * Parts of files that have not arrived whole. They are known by who sends them and by the hash of the file, so every replica,
 * tab and later day can go on; the sweep takes what is older than a day.
 */
export class UploadParts {
  constructor(private readonly files: Files) {}

  /** Numbers of the parts that are here, from 0, ascending. */
  async arrived(file: FileInParts): Promise<number[]> {
    const numbers: number[] = [];
    for await (const { key } of this.files.list(folderOf(file.userId)))
      if (key.startsWith(keyOf(file, ''))) numbers.push(Number(key.slice(keyOf(file, '').length)));
    return numbers.sort((a, b) => a - b);
  }

  async put(file: FileInParts, part: number, content: Readable): Promise<void> {
    await this.makeRoom(file.userId);
    await this.files.put(keyOf(file, part), content);
  }

  /**
   * Stores the parts as one file.
   * @throws AppError conflict when one is missing, invalid_input when together they are another file: then they are deleted
   */
  async join(file: FileInParts): Promise<StoredFile & { key: string }> {
    const parts = await this.arrived(file);
    if (parts.length === 0 || parts.at(-1) !== parts.length - 1)
      throw new AppError(
        'conflict',
        'Not all of the file has arrived. Send it again; it goes on where it ended.',
      );
    const key = `uploads/${randomUUID()}`;
    const stored = await this.files.put(key, Readable.from(this.contentOf(file, parts)));
    if (stored.sha256 === file.sha256) return { key, ...stored };
    await this.files.delete(key);
    await this.forget(file);
    throw new AppError('invalid_input', 'The file was damaged on its way. Send it again.');
  }

  async forget(file: FileInParts): Promise<void> {
    for (const part of await this.arrived(file)) await this.files.delete(keyOf(file, part));
  }

  private async *contentOf(file: FileInParts, parts: number[]): AsyncGenerator<Buffer> {
    for (const part of parts) yield* await this.files.read(keyOf(file, part));
  }

  private async makeRoom(userId: string): Promise<void> {
    const kept: { key: string; storedAt: Date }[] = [];
    for await (const part of this.files.list(folderOf(userId))) kept.push(part);
    kept.sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
    for (const { key } of kept.slice(0, Math.max(0, kept.length + 1 - MOST_KEPT)))
      await this.files.delete(key);
  }
}

const folderOf = (userId: string): string => `uploads/parts/${userId}`;
const keyOf = ({ userId, sha256 }: FileInParts, part: number | ''): string =>
  `${folderOf(userId)}/${sha256}-${part}`;

interface Tools {
  parts: UploadParts;
  verifier: TokenVerifier;
  limits: RateLimits;
}

/** `GET /api/uploads/<sha256>` says which parts are here; `PUT /api/uploads/<sha256>/<number>` takes one. */
export function uploadPartRoutes({ parts, verifier, limits }: Tools): Router {
  const router = Router();
  const fileOf = async (request: Request): Promise<FileInParts> => {
    await limits.takeAddress(request);
    const actor = await verifier.actorOf(request);
    await limits.take({}, actor);
    const sha256 = String(request.params['sha256']);
    if (!HASH.test(sha256)) throw new AppError('invalid_input', 'The address needs the SHA-256 of the file.');
    return { userId: actor.userId, sha256 };
  };
  router.get('/api/uploads/:sha256', async (request, response) => {
    response.json({ parts: await parts.arrived(await fileOf(request)) });
  });
  router.put('/api/uploads/:sha256/:part', async (request, response) => {
    const file = await fileOf(request);
    const part = String(request.params['part']);
    if (!/^\d{1,3}$/.test(part) || Number(part) >= MOST_PARTS)
      throw new AppError('invalid_input', `Parts have the numbers 0 to ${MOST_PARTS - 1}.`);
    const tooLarge = new AppError('too_large', `A part has at most ${UPLOAD_PART_BYTES / 1024 / 1024} MB.`);
    await parts.put(file, Number(part), limitedBody(request, UPLOAD_PART_BYTES, tooLarge));
    response.status(204).end();
  });
  return router;
}
