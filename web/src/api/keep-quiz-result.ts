import { quiz, type KeptResult } from '@lectern/contracts/quiz';
import { errorFromAnswer, type ApiError } from './api-error.js';
import { sendAsUser } from './base-query.js';
import { call, type CallInput } from './call.js';
import { configureIdentity } from './identity.js';

/** For a page without the store: keeps an attempt with the account of whoever is signed in. @throws ApiError or TypeError */
export async function keepQuizResult(
  input: CallInput<typeof quiz.keepResult>,
  signal: AbortSignal,
): Promise<KeptResult> {
  await configureIdentity();
  const answer = await sendAsUser(call(quiz.keepResult).query(input), signal);
  if (answer.ok) return (await answer.json()) as KeptResult;
  const refused: ApiError = errorFromAnswer(answer.status, answer.statusText, await answer.text());
  throw refused;
}
