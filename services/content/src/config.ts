import type { Environment } from '@lectern/platform/config/environment';
import OpenAI from 'openai';

/** The model endpoint of this installation. Absent, and nothing leaves the machine. */
export interface ModelEndpoint {
  client: OpenAI;
  draftingModel: string;
  speechModel: string;
}

const TIMEOUT_MS = 50_000;

/** A key alone means OpenAI; an address alone means a local server that asks for no key. */
export function modelEndpoint(environment: Environment): ModelEndpoint | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = environment;
  if (apiKey === undefined && baseURL === undefined) return undefined;
  return {
    client: new OpenAI({
      apiKey: apiKey ?? 'none',
      ...(baseURL !== undefined && { baseURL }),
      timeout: TIMEOUT_MS,
      maxRetries: 1,
    }),
    draftingModel: environment.OPENAI_DRAFTING_MODEL,
    speechModel: environment.OPENAI_SPEECH_MODEL,
  };
}
