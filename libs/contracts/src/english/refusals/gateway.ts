import type { GATEWAY_REFUSALS } from '../../refusals/gateway.js';
import type { Sentences } from '../../refusals/refusal.js';

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

export const GATEWAY_SENTENCES: Sentences<typeof GATEWAY_REFUSALS> = {
  'sign-in-not-checked-yet': 'Sign-in cannot be checked yet. Please try again.',
  'sign-in-not-checked': 'Sign-in cannot be checked at the moment. Please try again.',
  'file-too-large': ({ maxBytes }) => `The file is larger than ${megabytes(maxBytes)} MB.`,
  'no-form': ({ field }) => `${field}: send the file as multipart/form-data.`,
  'field-too-long': ({ field }) => `${field} is too long.`,
  'file-in-wrong-field': ({ field, expected }) => `${field}: the file belongs in the field ${expected}.`,
  'too-many-parts': 'The form has too many parts.',
  'upload-cut-off': 'The upload was cut off.',
  'upload-no-form': 'The upload was cut off or is not a valid form.',
  'no-file-sent': ({ field }) => `${field}: no file was sent.`,
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  'part-unreachable': 'A part of Lectern is not reachable. Please try again.',
  'request-unreadable': 'The request could not be read.',
  'no-such-address': 'There is nothing at this address.',
  'request-too-large': 'The request is too large.',
  'encoding-unknown': 'The body has an encoding that is not known here.',
  'body-not-json': 'Send the body as JSON, with Content-Type: application/json.',
  'body-too-deep': 'The body is nested too deeply.',
  'list-too-long': 'A list of the body is too long.',
  'character-not-storable': 'It holds a character that cannot be stored.',
  'bad-idempotency-key': 'Idempotency-Key: 8 to 200 printable characters without spaces.',
  'idempotency-key-taken': 'This Idempotency-Key belongs to another request.',
  'first-request-unanswered':
    'The first request with this Idempotency-Key was accepted and has no answer yet.',
  'body-not-object': 'The body must be a JSON object.',
  'of-somebody-else': 'This belongs to somebody else.',
  'base64-missing': ({ field }) => `${field}: send the file in base64.`,
  'base64-broken': ({ field }) => `${field}: this is not base64.`,
  'range-outside': 'The range lies outside the file.',
  'link-expired': 'This link has expired or does not exist.',
  'link-type': ({ type }) => `This link takes ${type} only.`,
  'part-too-large': ({ maxBytes }) => `A part has at most ${megabytes(maxBytes)} MB.`,
  'parts-missing': 'Not all of the file has arrived. Send it again; it goes on where it ended.',
  'file-damaged': 'The file was damaged on its way. Send it again.',
  'too-many-windows': 'Too many windows are open.',
};
