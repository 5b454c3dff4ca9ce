import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload as ListedUpload,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { StoredFile } from './files.js';

/** One part is held at a time. A store takes 10,000 of them: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

interface Place {
  Bucket: string;
  Key: string;
}

/** Stores a stream of any length, or nothing of it: a short one in one request, a longer one in parts. */
export async function putStream(
  client: S3Client,
  place: Place,
  content: Readable | Buffer,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  let upload: MultipartUpload | undefined;
  try {
    for await (const { bytes, isLast } of partsOf(content)) {
      hash.update(bytes);
      size += bytes.length;
      if (isLast && upload === undefined) {
        await client.send(new PutObjectCommand({ ...place, Body: bytes, ContentLength: bytes.length }));
        continue;
      }
      upload ??= await MultipartUpload.begin(client, place);
      await upload.add(bytes);
      if (isLast) await upload.complete();
    }
  } catch (error) {
    await upload?.abort();
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}

class MultipartUpload {
  private readonly parts: CompletedPart[] = [];

  private constructor(
    private readonly client: S3Client,
    private readonly place: Place & { UploadId: string },
  ) {}

  static async begin(client: S3Client, place: Place): Promise<MultipartUpload> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
    if (UploadId === undefined) throw new Error('the store has begun no upload');
    return new MultipartUpload(client, { ...place, UploadId });
  }

  async add(bytes: Buffer): Promise<void> {
    const PartNumber = this.parts.length + 1;
    const part = { ...this.place, PartNumber, Body: bytes, ContentLength: bytes.length };
    const { ETag } = await this.client.send(new UploadPartCommand(part));
    this.parts.push({ PartNumber, ETag });
  }

  async complete(): Promise<void> {
    const MultipartUpload = { Parts: this.parts };
    await this.client.send(new CompleteMultipartUploadCommand({ ...this.place, MultipartUpload }));
  }

  /** A store that is away keeps the parts until they are swept. */
  async abort(): Promise<void> {
    await this.client.send(new AbortMultipartUploadCommand(this.place)).catch(() => undefined);
  }
}

/** Uploads that were begun and have not ended. A store that cannot list them is left to clear them by itself. */
export async function* unfinishedUploads(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<ListedUpload> {
  let KeyMarker: string | undefined;
  let UploadIdMarker: string | undefined;
  do {
    const page = { Bucket: bucket, Prefix: prefix, KeyMarker, UploadIdMarker };
    const listed: ListMultipartUploadsCommandOutput | null = await client
      .send(new ListMultipartUploadsCommand(page))
      .catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.name === 'NotImplemented') return null;
        throw error;
      });
    yield* listed?.Uploads ?? [];
    KeyMarker = listed?.IsTruncated ? listed.NextKeyMarker : undefined;
    UploadIdMarker = listed?.NextUploadIdMarker;
  } while (KeyMarker !== undefined);
}

/** The content in parts of one size, the last one shorter; of nothing one empty part. */
async function* partsOf(content: Readable | Buffer): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
    let rest = chunk;
    // A full part goes only when more follows: the last one must know that it is the last.
    while (rest.length > 0) {
      if (length === PART_BYTES) {
        yield { bytes: Buffer.concat(pieces), isLast: false };
        [pieces, length] = [[], 0];
      }
      const piece = rest.subarray(0, PART_BYTES - length);
      pieces.push(piece);
      length += piece.length;
      rest = rest.subarray(piece.length);
    }
  }
  yield { bytes: Buffer.concat(pieces), isLast: true };
}
