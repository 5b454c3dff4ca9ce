import type { Environment } from '@lectern/platform/config/environment';
import OpenAI from 'openai';

/** The model endpoint of this installation. Absent, and neither audio nor words leave the machine. */
export interface ModelEndpoint {
  client: OpenAI;
  transcriptionModel: string;
  feedbackModel: string;
}

const TIMEOUT_MS = 3 * 60_000;
const RETRIES = 2;

/** A key alone means OpenAI; an address alone means a local server that asks for no key. */
export function modelEndpoint(environment: Environment): ModelEndpoint | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = environment;
  if (apiKey === undefined && baseURL === undefined) return undefined;
  return {
    client: new OpenAI({
      apiKey: apiKey ?? 'none',
      ...(baseURL !== undefined && { baseURL }),
      timeout: TIMEOUT_MS,
      maxRetries: RETRIES,
    }),
    transcriptionModel: environment.OPENAI_TRANSCRIPTION_MODEL,
    feedbackModel: environment.OPENAI_DRAFTING_MODEL,
  };
}
