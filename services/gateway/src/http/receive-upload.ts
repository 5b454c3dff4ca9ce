import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { Actor } from '@lectern/contracts/actor';
import type { UploadRule } from '@lectern/contracts/define';
import { ArrivedFile, type StoredUpload } from '@lectern/contracts/files';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { errorCode } from '@lectern/platform/errors/error-code';
import type { Files } from '@lectern/platform/files/files';
import busboy from 'busboy';
import type { Request, Response } from 'express';
import type { UploadParts } from '../media/upload-parts.js';

/** A request with a file in it, and where the file goes. */
export interface Incoming {
  request: Request;
  response: Response;
  rule: UploadRule;
  files: Files;
  parts: UploadParts;
  actor: Actor | null;
}

export interface Received {
  fields: Record<string, unknown>;
  upload: StoredUpload;
  /** To be called when the file is taken: deletes the parts that it came in. */
  taken?: () => Promise<void>;
}

const FIELD_BYTES = 1024 * 1024;

export const tooLarge = (rule: UploadRule): AppError => refuse('file-too-large', { maxBytes: rule.maxBytes });

/** @throws AppError invalid_input when this is no form, or nobody can tell where its parts end */
function parserOf({ headers }: Request, rule: UploadRule): busboy.Busboy {
  try {
    if (/^multipart\/form-data/i.test(headers['content-type'] ?? ''))
      return busboy({
        headers,
        defParamCharset: 'utf8',
        limits: {
          files: 1,
          fields: 20,
          parts: 25,
          fileSize: rule.maxBytes,
          fieldSize: FIELD_BYTES,
          fieldNameSize: 100,
        },
      });
  } catch {
    // A form without a boundary.
  }
  throw refuse('no-form', { field: rule.field });
}

/**
 * Reads a multipart request: the file goes straight into the store while it arrives, the other fields are returned. In place
 * of the file the form may name one that has arrived in parts.
 * When this rejects, nothing of the upload is left.
 */
export async function receiveUpload({ request, rule, files, parts, actor }: Incoming): Promise<Received> {
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + 2 * FIELD_BYTES) throw tooLarge(rule);

  const parser = parserOf(request, rule);
  const fields: Record<string, string> = {};
  let storing: Promise<StoredUpload> | undefined;
  let fault: AppError | undefined;

  parser.on('field', (name, value, info) => {
    if (info.valueTruncated) fault ??= refuse('field-too-long', { field: name });
    else fields[name] = value;
  });
  parser.on('file', (name, stream, info) => {
    if (name !== rule.field) {
      fault ??= refuse('file-in-wrong-field', { field: name, expected: rule.field });
      stream.resume();
      return;
    }
    const key = `uploads/${randomUUID()}`;
    // A store that refuses before it reads listens to nothing, and an error that nobody hears ends the process.
    stream.on('error', () => undefined);
    stream.on('limit', () => stream.destroy(tooLarge(rule)));
    storing = files.put(key, stream).then((stored) => ({
      key,
      ...claimed(info.filename, info.mimeType),
      ...stored,
    }));
    // Whoever waits below hears of it; without this an early failure would be unhandled.
    storing.catch(() => parser.destroy());
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => (fault ??= refuse('too-many-parts')));

  const cutOff = (): void => void parser.destroy(refuse('upload-cut-off'));
  request.on('aborted', cutOff);
  request.pipe(parser);
  const parsed = await finished(parser).then(
    () => undefined,
    (error: unknown) => error,
  );
  request.off('aborted', cutOff);
  const stored = await storing?.catch((error: unknown) => {
    throw error instanceof AppError || parsed === undefined || isOfStore(error) ? error : cutOffError();
  });
  if (parsed !== undefined) fault ??= cutOffError();
  const named = ArrivedFile.safeParse(fields).data;
  if (stored === undefined && fault === undefined && named !== undefined && actor !== null)
    return receiveParts({ parts, rule, userId: actor.userId }, named, fields);
  if (stored === undefined) fault ??= refuse('no-file-sent', { field: rule.field }, fileMissing(rule));
  if (fault !== undefined || stored === undefined) {
    if (stored !== undefined) await files.delete(stored.key);
    throw fault ?? cutOffError();
  }
  return { fields, upload: stored };
}

async function receiveParts(
  { parts, rule, userId }: Pick<Incoming, 'parts' | 'rule'> & { userId: string },
  { arrived, fileName, contentType }: ArrivedFile,
  fields: Record<string, string>,
): Promise<Received> {
  const file = { userId, sha256: arrived };
  const { arrived: _arrived, fileName: _fileName, contentType: _contentType, ...rest } = fields;
  const stored = await parts.join(file, { maxBytes: rule.maxBytes, tooLarge: tooLarge(rule) });
  return {
    fields: rest,
    upload: { ...claimed(fileName, contentType), ...stored },
    taken: () => parts.forget(file),
  };
}

/** A name is only ever shown, never used as a path; a type is never believed. */
const claimed = (fileName: string, contentType: string) => ({
  fileName: fileName.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').slice(0, 200) || 'unnamed',
  contentType: contentType.slice(0, 100),
});

/** What fails in a store has a code of the system or of S3; what fails in a stream that ended early has one of Node. */
const isOfStore = (error: unknown): boolean =>
  !(errorCode(error) ?? 'ERR_').startsWith('ERR_') || (error instanceof Error && '$fault' in error);

const cutOffError = (): AppError => refuse('upload-no-form');
const fileMissing = ({ field }: UploadRule) => ({ fields: [{ field, problem: 'no file was sent' }] });
