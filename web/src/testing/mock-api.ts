import { routesOf, type Operation, type Output } from '@lectern/contracts/define';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';

/** Answers like the gateway: an unknown path is an error of the test. */
export const mockApi = setupServer();

type Answer<O extends Operation> = z.input<O['output']> | Refusal;
class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly error: string,
  ) {}
}

/** What the server says when it does not do what was asked. */
export const refuse = (status: number, code: string, error: string): Refusal =>
  new Refusal(status, code, error);

/**
 * The routes of an operation, made from its contract: what does not fit its input is refused as the gateway would, and an answer
 * that does not fit its output fails. Files are not looked into.
 */
export function answers<O extends Operation>(
  operation: O,
  handle: (input: z.output<O['input']>) => Answer<O> | Promise<Answer<O>>,
): RequestHandler[] {
  return routesOf(operation).map((route) => {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method](`*${route.path}`, async ({ request, params }) => {
      const { userId: _caller, ...named } = params;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const body: unknown =
        request.headers.get('content-type') === 'application/json' ? await request.json() : {};
      const given = route.upload ? { ...named } : { ...query, ...(body as object), ...named };
      const input = route.upload ? { success: true as const, data: given } : operation.input.safeParse(given);
      if (!input.success)
        return HttpResponse.json(
          { error: input.error.issues[0]?.message, code: 'invalid_input', traceId: 'test' },
          { status: 400 },
        );
      const answer = await handle(input.data as z.output<O['input']>);
      if (answer instanceof Refusal) {
        const { status, code, error } = answer;
        return HttpResponse.json({ error, code, traceId: 'test' }, { status });
      }
      const output = operation.output.parse(answer) as Output<O>;
      const status = route.status ?? 200;
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json(output as object, { status });
    });
  });
}
