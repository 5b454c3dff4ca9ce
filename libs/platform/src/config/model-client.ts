import OpenAI from 'openai';
import type { Environment } from './environment.js';

/** What a model does for an installation; each may be done at an address of its own. */
export type ModelPurpose = 'drafting' | 'transcription' | 'speech';

export interface ModelAddress {
  /** Undefined means OpenAI's own. */
  baseURL: string | undefined;
  apiKey: string | undefined;
}

const OPENAI = 'https://api.openai.com';

/**
 * Where a purpose is served, or undefined: then nothing of it leaves the machine. A key alone means OpenAI; an address alone means
 * a local server that asks for no key. The key of the common address goes to no other.
 */
export function modelAddress(environment: Environment, purpose: ModelPurpose): ModelAddress | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = environment;
  const own = {
    drafting: [environment.OPENAI_DRAFTING_BASE_URL, environment.OPENAI_DRAFTING_API_KEY],
    transcription: [environment.OPENAI_TRANSCRIPTION_BASE_URL, environment.OPENAI_TRANSCRIPTION_API_KEY],
    speech: [environment.OPENAI_SPEECH_BASE_URL, environment.OPENAI_SPEECH_API_KEY],
  }[purpose] as [string | undefined, string | undefined];
  if (own[0] !== undefined) return { baseURL: own[0], apiKey: own[1] };
  return apiKey === undefined && baseURL === undefined ? undefined : { baseURL, apiKey };
}

/** The host that serves a purpose, to be told to users; null where nothing of it leaves the machine. */
export function modelHost(environment: Environment, purpose: ModelPurpose): string | null {
  const address = modelAddress(environment, purpose);
  return address === undefined ? null : new URL(address.baseURL ?? OPENAI).host;
}

/**
 * A client for the server of a purpose, or undefined.
 * @param patience `timeout` of one try in milliseconds, `maxRetries` beside the first
 */
export function modelClient(
  environment: Environment,
  purpose: ModelPurpose,
  patience: { timeout: number; maxRetries: number },
): OpenAI | undefined {
  const address = modelAddress(environment, purpose);
  if (address === undefined) return undefined;
  return new OpenAI({
    apiKey: address.apiKey ?? 'none',
    ...(address.baseURL !== undefined && { baseURL: address.baseURL }),
    ...patience,
    // The operator has named one address: whoever answers there may not send a case file on to another.
    fetchOptions: { redirect: 'error' },
  });
}
