import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { ContentType } from '@lectern/contracts/scenarios';
import type { ModelEndpoint } from '../config.js';
import type { DraftRequest } from './draft-request.js';
import type { Drafts } from './draft.js';
import { type Grounds, sourcesOf } from './checker.js';
import { splitUnits } from './english/sentences.js';
import { sentence } from './english/phrases.js';
import { type Line, list, text } from './line.js';
import {
  type ModelAnswer,
  type ModelMessage,
  type ModelType,
  answerSchema,
  answerShape,
  messagesFor,
  modelTypes,
} from './model-request.js';

/** Longer answers than any schema allows are cut off while they stream. */
const MOST_CHARACTERS = 200_000;
const USUAL_CHARACTERS = 7000;

/** Sections drafted by the configured model, every sentence checked against the file. Undefined when its answers cannot be used. */
export async function draftByModel(
  endpoint: ModelEndpoint,
  request: DraftRequest & { types: readonly ContentType[] },
  grounds: Grounds,
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<Drafts | undefined> {
  const types = modelTypes(request.types);
  if (types.length === 0) return undefined;
  const messages = messagesFor(request.scenario, request.caseDetails, request.pages);
  const first = await ask(endpoint, messages, types, run);
  const answer = read(first, types) ?? (await repaired(endpoint, messages, first, types, run));
  return answer && linesOf(answer, grounds);
}

async function ask(
  { client, draftingModel }: ModelEndpoint,
  messages: ModelMessage[],
  types: readonly ModelType[],
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<string> {
  const stream = await client.chat.completions.create(
    {
      model: draftingModel,
      messages,
      stream: true,
      temperature: 0.3,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'script', strict: true, schema: answerSchema(types) },
      },
    },
    { signal: run.signal },
  );
  let answer = '';
  let told = 0;
  for await (const chunk of stream) {
    answer += chunk.choices[0]?.delta?.content ?? '';
    if (answer.length > MOST_CHARACTERS) {
      stream.controller.abort();
      return '';
    }
    if (answer.length - told > 400) {
      told = answer.length;
      await run.progress('The model is writing', 0.2 + 0.55 * (1 - Math.exp(-told / USUAL_CHARACTERS)));
    }
  }
  return answer;
}

/** One try, with the answer and what was wrong with it. */
async function repaired(
  endpoint: ModelEndpoint,
  messages: ModelMessage[],
  answer: string,
  types: readonly ModelType[],
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<ModelAnswer | undefined> {
  const again: ModelMessage[] = [
    ...messages,
    { role: 'assistant', content: answer.slice(0, 8000) },
    {
      role: 'user',
      content: `That was not a JSON object with exactly these keys: ${types.join(', ')}. Texts are strings, key_points and questions are arrays of strings. Answer with that object alone.`,
    },
  ];
  return read(await ask(endpoint, again, types, run), types);
}

function read(answer: string, types: readonly ModelType[]): ModelAnswer | undefined {
  try {
    // Some servers wrap JSON in a code fence in spite of the format that was asked for.
    const json: unknown = JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
    const parsed = answerShape(types).safeParse(json);
    return parsed.success &&
      Object.values(parsed.data).every((value) => value !== undefined && value.length > 0)
      ? parsed.data
      : undefined;
  } catch {
    return undefined;
  }
}

function linesOf(answer: ModelAnswer, grounds: Grounds): Drafts {
  const line = (said: string): Line => ({ text: said, sources: sourcesOf(said, grounds) });
  return Object.fromEntries(
    Object.entries(answer).map(([type, value]) => [
      type,
      Array.isArray(value)
        ? list(value.map(plain).filter(speaks).map(sentence).map(line))
        : text(
            plain(value)
              .split(/\n\s*\n/)
              .map((paragraph) =>
                splitUnits(paragraph.replace(/\s*\n\s*/g, ' ')).map((unit) => line(sentence(unit.text))),
              ),
          ),
    ]),
  );
}

const speaks = (said: string): boolean => /[\p{L}\p{N}]/u.test(said);

/** Words only: tags, pictures, links and emphasis marks are not spoken, and a link could carry the file away. */
const plain = (said: string): string =>
  said
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/\b(?:https?|ftp|data|javascript):\S+/gi, ' ')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
