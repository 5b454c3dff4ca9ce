import type { Environment } from '@lectern/platform/config/environment';
import { modelClient } from '@lectern/platform/config/model-client';
import type OpenAI from 'openai';

/** What transcribes and coaches on this installation, where a model does. */
export interface ModelEndpoint {
  client: OpenAI;
  transcriptionModel: string;
  feedbackModel: string;
  /** Longest time for a transcript and for feedback, tries and pauses included: the job itself must come to its end. */
  patienceMs: { transcript: number; feedback: number };
}

/** Absent, and neither audio nor words leave the machine. */
export function modelEndpoint(environment: Environment): ModelEndpoint | undefined {
  const timeout = environment.OPENAI_TIMEOUT_SECONDS * 1000;
  const client = modelClient(environment, { timeout, maxRetries: 2 });
  const { OPENAI_TRANSCRIPTION_MODEL: transcriptionModel, OPENAI_DRAFTING_MODEL: feedbackModel } =
    environment;
  const patienceMs = { transcript: 2 * timeout, feedback: timeout };
  return client && { client, transcriptionModel, feedbackModel, patienceMs };
}
