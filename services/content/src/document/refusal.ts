import type { ErrorCode } from '@lectern/contracts/errors';
import { AppError } from '@lectern/platform/errors/app-error';
import type { PdfRefusal, PdfRefusedError } from '../pdf-text.js';

const CODES: Record<PdfRefusal, ErrorCode> = {
  empty: 'unprocessable',
  'not-a-pdf': 'unsupported_media',
  'too-large': 'too_large',
  password: 'unprocessable',
  damaged: 'unprocessable',
  'too-many-pages': 'unprocessable',
  'too-much-memory': 'unprocessable',
  'too-slow': 'unprocessable',
};

/** The refusal of a file as the caller hears it. */
export const refusal = (error: PdfRefusedError): AppError =>
  new AppError(CODES[error.reason], error.message, { reason: error.reason });
