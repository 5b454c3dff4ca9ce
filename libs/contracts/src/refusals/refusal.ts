import type { ErrorCode } from '../errors.js';

/** What fills the sentence of a refusal. */
export type RefusalParams = Record<string, string | number>;

declare const filledWith: unique symbol;

/** Why a request is refused: its kind, and in the type what fills its sentence. */
export interface Refusal<P extends RefusalParams | null = null> {
  code: ErrorCode;
  readonly [filledWith]?: P;
}

export type ParamsOf<R> = R extends Refusal<infer P> ? P : never;

export const refusal = <P extends RefusalParams | null = null>(code: ErrorCode): Refusal<P> => ({ code });

/** A catalogue: the sentence of each reason of a room, in one language. */
export type Sentences<Room> = {
  [Reason in keyof Room]: ParamsOf<Room[Reason]> extends null
    ? string
    : (params: ParamsOf<Room[Reason]>) => string;
};
