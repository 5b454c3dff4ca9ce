import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Allowance, ALLOWED } from '@lectern/contracts/allowance';
import { UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import { partsFolderOf } from '@lectern/platform/files/parts-folder';
import type { Files, ListedFile, StoredFile } from '@lectern/platform/files/files';
import { Turns } from '@lectern/platform/isolated/turns';

/** Of unfinished files of one user; beyond them the oldest parts go. */
const MOST_KEPT = Math.floor(ALLOWED.parts.most / UPLOAD_PART_BYTES);

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
  /** Putting together copies the whole: of one user's files one at a time, or a hundred requests for one fill the disk. */
  private readonly turns = new Turns();

  constructor(private readonly files: Files) {}

  /** Numbers of the parts that are here, from 0, ascending. */
  async arrived(file: FileInParts): Promise<number[]> {
    return (await this.partsOf(file)).map(({ number }) => number);
  }

  /** What of a user's limit is taken. */
  async allowance(userId: string): Promise<Allowance> {
    const kept = await this.keptOf(userId);
    return { kind: 'parts', ...ALLOWED.parts, used: kept.reduce((sum, { size }) => sum + size, 0) };
  }

  async put(file: FileInParts, part: number, content: Readable): Promise<void> {
    await this.makeRoom(file.userId);
    await this.files.put(keyOf(file, part), content);
  }

  /**
   * Stores the parts as one file.
   * @param tooLarge what is said when they are more than `maxBytes`
   * @throws AppError conflict when one is missing, invalid_input when together they are another file: then they are deleted
   */
  async join(
    file: FileInParts,
    { maxBytes, tooLarge }: { maxBytes: number; tooLarge: AppError },
  ): Promise<StoredFile & { key: string }> {
    const end = await this.turns.take(file.userId);
    try {
      return await this.joinNow(file, { maxBytes, tooLarge });
    } finally {
      end();
    }
  }

  private async joinNow(
    file: FileInParts,
    { maxBytes, tooLarge }: { maxBytes: number; tooLarge: AppError },
  ): Promise<StoredFile & { key: string }> {
    const parts = await this.partsOf(file);
    if (parts.length === 0 || parts.at(-1)!.number !== parts.length - 1) throw refuse('parts-missing');
    if (parts.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw tooLarge;
    const key = `uploads/${randomUUID()}`;
    const numbers = parts.map(({ number }) => number);
    const stored = await this.files.put(key, Readable.from(this.contentOf(file, numbers)));
    if (stored.sha256 === file.sha256) return { key, ...stored };
    await this.files.delete(key);
    await this.forget(file);
    throw refuse('file-damaged');
  }

  async forget(file: FileInParts): Promise<void> {
    for (const part of await this.arrived(file)) await this.files.delete(keyOf(file, part));
  }

  private async *contentOf(file: FileInParts, parts: number[]): AsyncGenerator<Buffer> {
    for (const part of parts) yield* await this.files.read(keyOf(file, part));
  }

  private async partsOf(file: FileInParts): Promise<{ number: number; size: number }[]> {
    const name = keyOf(file, '');
    return (await this.keptOf(file.userId))
      .filter(({ key }) => key.startsWith(name))
      .map(({ key, size }) => ({ number: Number(key.slice(name.length)), size }))
      .sort((a, b) => a.number - b.number);
  }

  private async keptOf(userId: string): Promise<ListedFile[]> {
    const kept: ListedFile[] = [];
    for await (const part of this.files.list(partsFolderOf(userId))) kept.push(part);
    return kept;
  }

  private async makeRoom(userId: string): Promise<void> {
    const kept = await this.keptOf(userId);
    kept.sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
    for (const { key } of kept.slice(0, Math.max(0, kept.length + 1 - MOST_KEPT)))
      await this.files.delete(key);
  }
}

const keyOf = ({ userId, sha256 }: FileInParts, part: number | ''): string =>
  `${partsFolderOf(userId)}/${sha256}-${part}`;
