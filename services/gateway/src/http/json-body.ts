import express, { type Request, type Response } from 'express';

/** The parsed JSON body, or undefined when there is none. Rejects with a client fault when it is broken or too long. */
export async function readJsonBody(request: Request, response: Response, maxBytes: number): Promise<unknown> {
  await new Promise<void>((resolve, reject) =>
    express.json({ limit: maxBytes })(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    ),
  );
  return request.body as unknown;
}
