import { tokensIn } from '@lectern/platform/allowance/tokens';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { ModelEndpoint } from '../config.js';
import type { Section } from './line.js';
import type { Checked, Failure, ModelSentence } from './model-check.js';
import { untoldOf } from './model-plan.js';
import type { SectionMaterial } from './model-material.js';
import { ModelAnswer, type ModelMessage, againWith, answerSchema, messagesFor } from './model-request.js';

/** Longer answers than any schema allows are cut off while they stream. */
const MOST_CHARACTERS = 120_000;

type Run = Pick<JobRun, 'progress' | 'signal'> & {
  /** Told of every answer what it cost. */
  onTokens: (tokens: number) => Promise<void>;
};

/**
 * One section by the configured model. What fails the check, and what it planned and did not tell, is sent back once with the reasons.
 * Where of the second answer few sentences fail, and hardly one as it came before, it stands without them; else the first, where none of
 * it failed; else the section is undefined, and the rules' version stands.
 */
export async function sectionByModel(
  endpoint: ModelEndpoint,
  material: SectionMaterial,
  check: (sentences: ModelSentence[]) => Promise<Checked>,
  run: Run,
): Promise<Section | undefined> {
  let messages = messagesFor(material);
  const sentBack = new Set<string>();
  let first: Section | undefined;
  for (const last of [false, true]) {
    const answer = await ask(endpoint, messages, material.type, run).catch((error: unknown) => {
      // What stood at first is not lost with the connection, or with the time.
      if (first) return undefined;
      throw error;
    });
    if (answer === undefined) return first;
    await run.onTokens(tokensIn(answer, ...messages.map(({ content }) => content)));
    const draft = read(answer);
    const { section, failures, cited } = draft ? await check(draft.sentences) : UNREADABLE;
    const untold = draft ? untoldOf(draft.plan, material, cited) : [];
    if (section && failures.length === 0 && (last || untold.length === 0)) return section;
    if (last) return section && draft && isNearlyGood(failures, draft, sentBack) ? section : first;
    if (failures.length === 0) first = section;
    for (const { text } of failures) sentBack.add(text);
    messages = againWith(messages, answer, material.type, { failures, untold });
  }
  return undefined;
}

/** Share of sentences that may be left out of a corrected answer, and of those that may be said again as they were refused. */
const LEFT_OUT = 0.25;
const SAID_AGAIN = 0.05;

/** A model that goes on saying what was refused, speaks for the other side or keeps no measure is not to be trusted with the rest. */
const isNearlyGood = (
  failures: readonly Failure[],
  { sentences }: ModelAnswer,
  sentBack: ReadonlySet<string>,
): boolean =>
  failures.length <= sentences.length * LEFT_OUT &&
  failures.filter(({ text }) => sentBack.has(text)).length <= sentences.length * SAID_AGAIN &&
  failures.every(({ text, grave }) => text !== '' && !grave);

const UNREADABLE = {
  section: undefined,
  failures: [{ text: '', reason: 'That was not a JSON object of the schema.' }] as Failure[],
  cited: [],
};

async function ask(
  { client, model }: ModelEndpoint,
  messages: ModelMessage[],
  type: SectionMaterial['type'],
  run: Run,
): Promise<string> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages,
      stream: true,
      temperature: 0.3,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'section', strict: true, schema: answerSchema(type) },
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

function read(answer: string): ModelAnswer | undefined {
  try {
    // Some servers wrap JSON in a code fence in spite of the format that was asked for.
    const parsed = ModelAnswer.safeParse(JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
