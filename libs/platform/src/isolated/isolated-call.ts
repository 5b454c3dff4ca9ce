import type { ErrorCode } from '@lectern/contracts/errors';

export interface Call {
  name: string;
  input: unknown;
}
export type Answer =
  { value: unknown } | { refused: { code: ErrorCode; message: string } } | { failed: string };
