import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@lectern/contracts/errors';
import { errorCode } from '@lectern/platform/errors/error-code';
import { newTraceId } from '@lectern/platform/logging/trace';

interface Refusal {
  status: string;
  code: ErrorCode;
  error: string;
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    error: 'The address or the headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'timeout',
    error: 'The request took too long to arrive.',
  },
};
const UNREADABLE: Refusal = {
  status: '400 Bad Request',
  code: 'invalid_input',
  error: 'The request could not be read.',
};

/** Answers what Node could not read as a request, in the words of every other error, and hangs up. */
export function refuseBrokenRequest(error: Error, socket: Duplex): void {
  const reason = errorCode(error) ?? '';
  if (reason === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, ...refusal } = REFUSALS[reason] ?? UNREADABLE;
  const body = JSON.stringify({ ...refusal, traceId: newTraceId() });
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
