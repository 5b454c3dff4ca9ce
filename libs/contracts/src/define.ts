import { z } from 'zod';

/** Who may call: anyone, the bearer of a valid token, or only other services. */
export type Access = 'public' | 'user' | 'internal';

/** A file in the request. The gateway stores it first and hands the handler a `StoredUpload` as `upload`. */
export interface UploadRule {
  /** Name of the field that holds the file. */
  field: string;
  maxBytes: number;
  /** `base64`: a JSON body whose field is the file as text or data URL. Multipart unless given. */
  encoding?: 'base64';
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express syntax: `/api/sessions/:sessionId`. A `:userId` must be the caller and is dropped by the gateway. */
  path: string;
  /** HTTP status of success, 200 unless given. */
  status?: number;
  /** Other statuses that carry the output too. */
  alsoAt?: number[];
  upload?: UploadRule;
  /** The body is the file itself; only the gateway's own operations take one so. */
  bytes?: { maxBytes: number };
  /** `file`: the output is a {@link FileAnswer}, and the gateway streams that file as the response. */
  responds?: 'json' | 'file';
}

export interface Operation<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  /** `<service>.<verb-thing>`; the part before the dot is the service that answers. */
  name: string;
  access: A;
  /** Several routes when the specification has several spellings of one call; none for internal operations. */
  http?: Route | Route[];
  /** Action name of the user-pool protocol (`SignUp`, ...) that the identity endpoint maps to this operation. */
  pool?: string;
  input: I;
  output: O;
  /** How long a caller waits for the answer, 10 s unless given. */
  timeoutMs?: number;
  /** Counts as work that costs, as whatever may take half a minute does. */
  costly?: true;
  /** Anyone may look something up by its number: one address may so only now and then. */
  lookup?: true;
}

/** Declares an operation: the one description that routes, handlers, clients and documentation are made from. */
export function operation<I extends z.ZodType, O extends z.ZodType, A extends Access>(
  definition: Operation<I, O, A>,
): Operation<I, O, A> {
  return definition;
}

export interface Fact<P extends z.ZodType = z.ZodType> {
  /** `<service>.<thing-happened>`: the owner, then the past tense. */
  name: string;
  payload: P;
  /** Tells of an end: of a user who is gone, nothing else is listened to. */
  ends?: true;
}

/** Declares a fact that a service announces after it happened. Carries ids and the few values that a reader needs. */
export function fact<P extends z.ZodType>(name: string, payload: P): Fact<P> {
  return { name, payload };
}

/** As {@link fact}, for the end of something: it reaches its readers also when the account of its user is gone. */
export function endingFact<P extends z.ZodType>(name: string, payload: P): Fact<P> {
  return { name, payload, ends: true };
}

export interface Job<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  result: R;
  /** A run longer than this is aborted and counts as failed. */
  timeoutMs: number;
  /** Tries before the run ends as failed, 3 unless given. */
  attempts?: number;
  /** Runs at a time in one process, 1 unless given; `cores` for work that keeps a processor busy. */
  concurrency?: number | 'cores';
}

/** Declares a long piece of work: its payload, its result, and how long it may take. */
export function job<P extends z.ZodType, R extends z.ZodType>(definition: Job<P, R>): Job<P, R> {
  return definition;
}

export type Input<O extends Operation> = z.output<O['input']>;
export type RawInput<O extends Operation> = z.input<O['input']>;
export type Output<O extends Operation> = z.output<O['output']>;
export type Payload<E extends { payload: z.ZodType }> = z.output<E['payload']>;
export type RawPayload<E extends { payload: z.ZodType }> = z.input<E['payload']>;
export type Result<J extends Job> = z.output<J['result']>;

/** The routes of an operation as a list, whichever way it was declared. */
export const routesOf = (op: Operation): Route[] =>
  op.http === undefined ? [] : Array.isArray(op.http) ? op.http : [op.http];

/** The service that answers an operation or announces a fact: the part of the name before the dot. */
export const ownerOf = (named: { name: string }): string => named.name.slice(0, named.name.indexOf('.'));
