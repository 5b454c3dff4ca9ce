import { randomUUID } from 'node:crypto';
import { refuse } from '@lectern/platform/errors/app-error';
import { readJsonBody } from './json-body.js';
import { asRecord } from './request-input.js';
import { type Incoming, type Received, tooLarge } from './receive-upload.js';

const OTHER_FIELDS_BYTES = 10_000;
const DATA_URL_HEAD = /^data:([\w.+/-]+);base64,/;

/** Reads a JSON request that carries its file as base64 text. When this rejects, nothing of it is stored. */
export async function receiveBase64({ request, response, rule, files }: Incoming): Promise<Received> {
  const body = await readJsonBody(request, response, Math.ceil((rule.maxBytes * 4) / 3) + OTHER_FIELDS_BYTES);
  const { [rule.field]: text, ...fields } = asRecord(body);
  const problem = { fields: [{ field: rule.field, problem: 'must be a file in base64' }] };
  if (typeof text !== 'string' || text === '') throw refuse('base64-missing', { field: rule.field }, problem);
  const head = DATA_URL_HEAD.exec(text);
  const encoded = head === null ? text : text.slice(head[0].length);
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips what is not base64 in silence; a changed length shows it.
  if (Math.abs(bytes.length - (encoded.length * 3) / 4) > 2)
    throw refuse('base64-broken', { field: rule.field }, problem);
  if (bytes.length > rule.maxBytes) throw tooLarge(rule);
  const key = `uploads/${randomUUID()}`;
  const stored = await files.put(key, bytes);
  return {
    fields,
    upload: { key, fileName: rule.field, contentType: head?.[1] ?? 'application/octet-stream', ...stored },
  };
}
