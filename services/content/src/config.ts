import type { Environment } from '@lectern/platform/config/environment';
import { modelClient } from '@lectern/platform/config/model-client';
import type OpenAI from 'openai';

/** A server that does one thing for this installation, and which of its models. */
export interface ModelEndpoint {
  client: OpenAI;
  model: string;
}

const PATIENCE = { timeout: 50_000, maxRetries: 1 };

/** What drafts and reads case fields. Absent, and no text of a case leaves the machine. */
export function draftingEndpoint(environment: Environment): ModelEndpoint | undefined {
  const client = modelClient(environment, 'drafting', PATIENCE);
  return client && { client, model: environment.OPENAI_DRAFTING_MODEL };
}

/** What reads aloud. Absent, and voices are those of this machine. */
export function speechEndpoint(environment: Environment): ModelEndpoint | undefined {
  const client = modelClient(environment, 'speech', PATIENCE);
  return client && { client, model: environment.OPENAI_SPEECH_MODEL };
}
