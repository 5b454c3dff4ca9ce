import { z } from 'zod';
import { operation } from './define.js';
import { known } from './known.js';
import { MAX_AUDIO_BYTES, MAX_PDF_AS_TEXT_BYTES } from './file-limits.js';
import { StoredUpload } from './files.js';
import { SessionStatus } from './sessions.js';
import { FileName, typedText } from './typed-text.js';

const sessionId = z.uuid();
/** Name of a stored file as the API shows it: `audio/<sessionId>/<recordingId>` or `pdfs/<sessionId>`. */
export const FileKey = z.string().regex(/^(audio\/[0-9a-f-]{36}\/[0-9a-f-]{36}|pdfs\/[0-9a-f-]{36})$/);

const audioType = z.string().regex(/^audio\/[\w.+-]+(;.*)?$|^video\/(webm|mp4)(;.*)?$/);

/** A user's files beside the sessions that they belong to; answered by the sessions service. */
export const storedFiles = {
  list: operation({
    name: 'sessions.list-files',
    access: 'user',
    http: { method: 'GET', path: '/api/user/files/:userId' },
    input: z.object({}),
    output: z.object({ audio: z.array(FileKey), pdfs: z.array(FileKey) }),
  }),
  downloadUrl: operation({
    name: 'sessions.download-url',
    access: 'user',
    http: { method: 'GET', path: '/api/download/:key' },
    input: z.object({ key: z.string().max(200) }),
    output: z.object({ downloadUrl: z.string() }),
  }),
  /** A link that takes one file by PUT, once, within 15 minutes. The key then names it in `sessions.update-session`. */
  createUploadUrl: operation({
    name: 'sessions.create-upload-url',
    access: 'user',
    http: { method: 'POST', path: '/api/upload/presigned-url' },
    input: z.discriminatedUnion('fileType', [
      z.object({
        fileType: z.literal('audio'),
        fileName: FileName,
        contentType: audioType,
      }),
      z.object({
        fileType: z.literal('pdf'),
        fileName: FileName,
        contentType: z.literal('application/pdf'),
      }),
    ]),
    output: z.object({ url: z.string(), key: z.string() }),
  }),
  /** What an upload link has brought: the first file takes the link. */
  keepUpload: operation({
    name: 'sessions.keep-upload',
    access: 'internal',
    input: z.object({ key: z.string().max(200), storedAs: z.string().max(200) }),
    output: z.null(),
  }),
  uploadAudio: operation({
    name: 'sessions.upload-audio',
    access: 'user',
    http: {
      method: 'POST',
      path: '/api/upload/session-audio',
      upload: { field: 'audio', maxBytes: MAX_AUDIO_BYTES },
    },
    input: z.object({ sessionId, scenarioId: typedText(200).optional(), upload: StoredUpload }),
    output: z.object({ url: z.string(), key: FileKey, status: known(SessionStatus, 'created') }),
    timeoutMs: 30_000,
  }),
  uploadPdf: operation({
    name: 'sessions.upload-pdf',
    access: 'user',
    // The specification sends the PDF as text in a JSON body.
    http: {
      method: 'POST',
      path: '/api/upload/session-pdf',
      upload: { field: 'pdfData', maxBytes: MAX_PDF_AS_TEXT_BYTES, encoding: 'base64' },
    },
    input: z.object({ sessionId, scenarioId: typedText(200).optional(), upload: StoredUpload }),
    output: z.object({ url: z.string(), key: FileKey }),
    timeoutMs: 30_000,
  }),
};
