import type { Environment } from '@lectern/platform/config/environment';
import { modelClient } from '@lectern/platform/config/model-client';
import type OpenAI from 'openai';

/** A server that does one thing for the analysis of a take, and which of its models. */
export interface ModelEndpoint {
  client: OpenAI;
  model: string;
  /** Longest time, tries and pauses included: the job itself must come to its end. */
  patienceMs: number;
}

/** What writes down the words of a recording. Absent, and no audio leaves the machine. */
export function transcriptionEndpoint(environment: Environment): ModelEndpoint | undefined {
  const timeout = environment.OPENAI_TIMEOUT_SECONDS * 1000;
  const client = modelClient(environment, 'transcription', { timeout, maxRetries: 2 });
  return client && { client, model: environment.OPENAI_TRANSCRIPTION_MODEL, patienceMs: 2 * timeout };
}

/** What coaches. Absent, and no words leave the machine. */
export function feedbackEndpoint(environment: Environment): ModelEndpoint | undefined {
  const timeout = environment.OPENAI_TIMEOUT_SECONDS * 1000;
  const client = modelClient(environment, 'drafting', { timeout, maxRetries: 2 });
  return client && { client, model: environment.OPENAI_DRAFTING_MODEL, patienceMs: timeout };
}
