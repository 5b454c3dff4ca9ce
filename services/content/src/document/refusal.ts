import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import type { PdfRefusedError } from '../pdf-text.js';

/** The refusal of a file as the caller hears it. */
export const refusal = ({ reason }: PdfRefusedError): AppError =>
  refuse(`document-${reason}`, null, { reason });
