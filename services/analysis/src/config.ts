import type { Environment } from '@lectern/platform/config/environment';
import { modelClient } from '@lectern/platform/config/model-client';
import type OpenAI from 'openai';

/** What transcribes and coaches on this installation, where a model does. */
export interface ModelEndpoint {
  client: OpenAI;
  transcriptionModel: string;
  feedbackModel: string;
}

/** Absent, and neither audio nor words leave the machine. */
export function modelEndpoint(environment: Environment): ModelEndpoint | undefined {
  const client = modelClient(environment, { timeout: 3 * 60_000, maxRetries: 2 });
  const { OPENAI_TRANSCRIPTION_MODEL: transcriptionModel, OPENAI_DRAFTING_MODEL: feedbackModel } =
    environment;
  return client && { client, transcriptionModel, feedbackModel };
}
