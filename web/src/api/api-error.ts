import type { ErrorBody, ErrorCode, FieldProblems } from '@lectern/contracts/errors';

/** Why a call failed. `message` is `"<status>: <text>"`; status 0 means that no answer came. */
export interface ApiError {
  status: number;
  code: ErrorCode | 'network' | 'canceled';
  message: string;
  /** The server's own sentence, or the status text when it sent none. */
  text: string;
  traceId?: string;
  /** For `invalid_input`: what is wrong with each field. */
  fields: { field: string; problem: string }[];
  /** Refused because the account is full, or an hour's work used up. */
  allowance?: true;
}

/** Reads an error answer; an answer that is not ours (a proxy's page) still becomes a plain error. */
export function errorFromAnswer(status: number, statusText: string, body: string): ApiError {
  const ours = parseJson(body);
  if (isErrorBody(ours)) {
    const { error, code, traceId, details } = ours;
    return {
      status,
      code,
      message: `${status}: ${error}`,
      text: error,
      traceId,
      fields: isFieldProblems(details) ? details.fields : [],
      ...(isRecord(details) && 'allowance' in details && { allowance: true as const }),
    };
  }
  const text = body.trim() !== '' && body.length < 300 && !body.includes('<') ? body.trim() : statusText;
  return { status, code: codeOf(status), message: `${status}: ${text}`, text, fields: [] };
}

/** The error of a call that never got an answer. */
export function errorWithoutAnswer(canceled: boolean): ApiError {
  return canceled
    ? { status: 0, code: 'canceled', message: '0: Canceled', text: 'Canceled', fields: [] }
    : { status: 0, code: 'network', message: '0: No connection', text: 'No connection', fields: [] };
}

/** Whether a value caught from an RTK Query call is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;
}

// Checked by hand, not by the contract's schema: the sign-in pages do without zod.
function isErrorBody(value: unknown): value is ErrorBody {
  return (
    isRecord(value) &&
    typeof value['error'] === 'string' &&
    typeof value['code'] === 'string' &&
    typeof value['traceId'] === 'string'
  );
}

function isFieldProblems(value: unknown): value is FieldProblems {
  return (
    isRecord(value) &&
    Array.isArray(value['fields']) &&
    value['fields'].every((one) => isRecord(one) && typeof one['problem'] === 'string')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(status: number): ErrorCode {
  const codes: Record<number, ErrorCode> = {
    400: 'invalid_input',
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not_found',
    409: 'conflict',
    413: 'too_large',
    415: 'unsupported_media',
    422: 'unprocessable',
    429: 'rate_limited',
    502: 'unavailable',
    503: 'unavailable',
    504: 'timeout',
  };
  return codes[status] ?? 'internal';
}
