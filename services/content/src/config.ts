import type { Environment } from '@lectern/platform/config/environment';
import { modelClient } from '@lectern/platform/config/model-client';
import type OpenAI from 'openai';

/** What drafts and speaks on this installation, where a model does. */
export interface ModelEndpoint {
  client: OpenAI;
  draftingModel: string;
  speechModel: string;
}

/** Absent, and nothing leaves the machine. */
export function modelEndpoint(environment: Environment): ModelEndpoint | undefined {
  const client = modelClient(environment, { timeout: 50_000, maxRetries: 1 });
  const { OPENAI_DRAFTING_MODEL: draftingModel, OPENAI_SPEECH_MODEL: speechModel } = environment;
  return client && { client, draftingModel, speechModel };
}
