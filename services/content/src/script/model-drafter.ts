import { tokensIn } from '@lectern/platform/allowance/tokens';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { ModelEndpoint } from '../config.js';
import type { Section } from './line.js';
import type { Checked, Failure, ModelSentence } from './model-check.js';
import type { SectionMaterial } from './model-material.js';
import { ANSWER_SCHEMA, ModelAnswer, type ModelMessage, againWith, messagesFor } from './model-request.js';

/** Longer answers than any schema allows are cut off while they stream. */
const MOST_CHARACTERS = 120_000;

type Run = Pick<JobRun, 'progress' | 'signal'> & {
  /** Told of every answer what it cost. */
  onTokens: (tokens: number) => Promise<void>;
};

/**
 * One section by the configured model. What fails the check is sent back once with the reasons. Where of the second answer few
 * sentences fail, and hardly one as it came before, it stands without them; else the section is undefined, and the rules' version stands.
 */
export async function sectionByModel(
  endpoint: ModelEndpoint,
  material: SectionMaterial,
  check: (sentences: ModelSentence[]) => Promise<Checked>,
  run: Run,
): Promise<Section | undefined> {
  let messages = messagesFor(material);
  const sentBack = new Set<string>();
  for (const last of [false, true]) {
    const answer = await ask(endpoint, messages, run);
    await run.onTokens(tokensIn(answer, ...messages.map(({ content }) => content)));
    const sentences = read(answer);
    const { section, failures } = sentences
      ? await check(sentences)
      : { section: undefined, failures: UNREADABLE };
    if (section && failures.length === 0) return section;
    if (last)
      return section && isNearlyGood(failures, sentences?.length ?? 0, sentBack) ? section : undefined;
    for (const { text } of failures) sentBack.add(text);
    messages = againWith(messages, answer, failures);
  }
  return undefined;
}

/** Share of sentences that may be left out of a corrected answer, and of those that may be said again as they were refused. */
const LEFT_OUT = 0.25;
const SAID_AGAIN = 0.05;

/** A model that goes on saying what was refused, speaks for the other side or keeps no measure is not to be trusted with the rest. */
const isNearlyGood = (
  failures: readonly Failure[],
  sentences: number,
  sentBack: ReadonlySet<string>,
): boolean =>
  failures.length <= sentences * LEFT_OUT &&
  failures.filter(({ text }) => sentBack.has(text)).length <= sentences * SAID_AGAIN &&
  failures.every(({ text, grave }) => text !== '' && !grave);

const UNREADABLE: Failure[] = [{ text: '', reason: 'That was not a JSON object of the schema.' }];

async function ask({ client, model }: ModelEndpoint, messages: ModelMessage[], run: Run): Promise<string> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages,
      stream: true,
      temperature: 0.3,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'section', strict: true, schema: ANSWER_SCHEMA },
      },
    },
    { signal: run.signal },
  );
  let answer = '';
  for await (const chunk of stream) {
    answer += chunk.choices[0]?.delta?.content ?? '';
    if (answer.length > MOST_CHARACTERS) {
      stream.controller.abort();
      return '';
    }
  }
  return answer;
}

function read(answer: string): ModelSentence[] | undefined {
  try {
    // Some servers wrap JSON in a code fence in spite of the format that was asked for.
    const parsed = ModelAnswer.safeParse(JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')));
    return parsed.success ? parsed.data.sentences : undefined;
  } catch {
    return undefined;
  }
}
