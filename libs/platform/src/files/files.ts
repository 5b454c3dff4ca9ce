import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  sha256: string;
}

export interface ListedFile {
  key: string;
  storedAt: Date;
  /** Bytes. */
  size: number;
}

/** Where recordings, PDFs and generated files are kept: a folder, or an S3 bucket. */
export interface Files {
  /** Stores the whole stream or nothing. An existing key is replaced. */
  put(key: string, content: Readable | Buffer): Promise<StoredFile>;
  /** @param range first and last byte, both included @throws AppError not_found */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Bytes of the file, or null if there is none. */
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every file whose key starts with `folder/`, in no order. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Deletes what is left of files of a folder whose writing began before, and never came to its end. */
  clearUnfinished(folder: string, before: Date): Promise<void>;
  /** Gives `work` a path on this machine that holds the file; it is gone or may be gone afterwards. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  check(): Promise<void>;
}

/** Keys are made by us, from ids: lower-case path segments, no dots at a segment's start. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]{1,8})?$/.test(key) || key.length > 300)
    throw new Error('not a valid file key');
}
