import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { refuse } from '../errors/app-error.js';
import { writeMeasured } from './disk-files.js';
import { assertKey, type Files } from './files.js';
import { putStream, unfinishedUploads } from './s3-put.js';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

async function inTemporaryFolder<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-'));
  try {
    return await work(join(folder, randomUUID()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files in a bucket of any S3-compatible store. The bucket is made if it is missing. */
export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Files {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Stores older than 2025 keep the trailing checksum of a streamed put as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string): { Bucket: string; Key: string } => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  const read: Files['read'] = async (key, range) => {
    try {
      const answer = await client.send(
        new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      );
      // In Node the body is always a Readable; the type also covers browsers.
      return answer.Body as Readable;
    } catch (error) {
      throw isMissing(error) ? refuse('file-unknown') : error;
    }
  };
  return {
    put: (key, content) => putStream(client, at(key), content),
    read,
    size: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${at(folder).Key}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified, Size = 0 } of Contents)
          if (Key !== undefined && LastModified !== undefined)
            yield { key: Key, storedAt: LastModified, size: Size };
    },
    clearUnfinished: async (folder, before) => {
      for await (const { Key, UploadId, Initiated } of unfinishedUploads(
        client,
        bucket,
        `${at(folder).Key}/`,
      ))
        if (Initiated !== undefined && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    },
    withLocalFile: (key, work) =>
      inTemporaryFolder(async (file) => {
        await writeMeasured(file, await read(key));
        return work(file);
      }),
    check: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        // Services that start together all find it missing: whoever comes second looks again.
        await client
          .send(new CreateBucketCommand({ Bucket: bucket }))
          .catch(() => client.send(new HeadBucketCommand({ Bucket: bucket })));
      }
    },
  };
}
