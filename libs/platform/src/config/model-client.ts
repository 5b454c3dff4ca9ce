import OpenAI from 'openai';
import type { Environment } from './environment.js';

/**
 * A client for the model endpoint of this installation, or undefined: then nothing leaves the machine. A key alone means OpenAI;
 * an address alone means a local server that asks for no key.
 * @param patience `timeout` of one try in milliseconds, `maxRetries` beside the first
 */
export function modelClient(
  { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL }: Environment,
  patience: { timeout: number; maxRetries: number },
): OpenAI | undefined {
  if (apiKey === undefined && baseURL === undefined) return undefined;
  return new OpenAI({ apiKey: apiKey ?? 'none', ...(baseURL !== undefined && { baseURL }), ...patience });
}
