import { ChatRequest, type Finished } from './drafting-protocol.js';

/** Answers a request piece by piece. */
export type Answering = (
  request: ChatRequest,
  run: { onText: (text: string) => void; signal?: AbortSignal },
) => Promise<Finished>;

const refused = (status: number, message: string): Response =>
  Response.json({ error: { message, type: 'invalid_request_error' } }, { status });

/**
 * OpenAI's `POST …/chat/completions`, streamed, without a server: what takes the place of `fetch` in a client, so that a model of
 * this process is asked as one elsewhere is.
 */
export function chatFetch(answering: Answering): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (init?.method !== 'POST' || !address.pathname.endsWith('/chat/completions'))
      return refused(404, 'Only chat completions are answered here.');
    const request = ChatRequest.safeParse(parsed(init.body));
    if (!request.success) return refused(400, 'That is no request of a streamed chat completion.');
    return new Response(streamed(request.data, answering, init.signal ?? undefined), {
      headers: { 'content-type': 'text/event-stream' },
    });
  };
}

function streamed(
  request: ChatRequest,
  answering: Answering,
  caller: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const signal = caller === undefined ? left.signal : AbortSignal.any([caller, left.signal]);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async start(stream) {
      const event = (delta: object, finished: string | null): void =>
        stream.enqueue(
          encoder.encode(
            `data: ${JSON.stringify({
              id: 'local',
              object: 'chat.completion.chunk',
              choices: [{ index: 0, delta, finish_reason: finished }],
            })}\n\n`,
          ),
        );
      try {
        const finished = await answering(request, {
          onText: (content) => {
            if (!signal.aborted) event({ content }, null);
          },
          signal,
        });
        if (finished === 'too-long' || finished === 'failed')
          throw new Error(`The model’s answer: ${finished}.`);
        event({}, finished);
        stream.enqueue(encoder.encode('data: [DONE]\n\n'));
        stream.close();
      } catch (error) {
        if (!left.signal.aborted) stream.error(error);
      }
    },
    cancel: () => left.abort(),
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
