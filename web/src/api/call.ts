import { routesOf, type Operation, type RawInput, type Route } from '@lectern/contracts/define';

/** A file to send, and who wants to know how far it is. */
export interface UploadedFile {
  file: Blob;
  fileName: string;
  /** Bytes on the wire so far, and in all. */
  onProgress?: (sent: number, total: number) => void;
}

/** What a caller gives: the contract's input, but for uploads a file in place of the stored upload. */
export type CallInput<O extends Operation> =
  RawInput<O> extends { upload: unknown }
    ? Omit<RawInput<O>, 'upload'> & { upload: UploadedFile; signal?: AbortSignal }
    : RawInput<O>;

/** One call, ready for the base query. */
export interface ApiCall {
  route: Route;
  input: Record<string, unknown>;
}

/**
 * The `query` of an RTK Query endpoint, taken from a contract: `...call(sessions.create)`.
 * Fields named in the path go there; the rest is the query string (GET, DELETE), the JSON body, or form fields.
 */
export function call<O extends Operation>(operation: O): { query: (input: CallInput<O>) => ApiCall } {
  const route = routesOf(operation)[0];
  if (!route) throw new Error(`${operation.name} has no route: it is internal`);
  return { query: (input) => ({ route, input: { ...(input as Record<string, unknown>) } }) };
}

/** Fills `:name` parts of a path from the input; answers the path and the input that is left. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}
