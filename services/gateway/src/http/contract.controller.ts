import { type Operation, type Route, routesOf } from '@lectern/contracts/define';
import type { ErrorCode } from '@lectern/contracts/errors';
import { FileAnswer } from '@lectern/contracts/files';
import { AppError, invalidInput, refuse, refuseField } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callerOf } from '../auth/caller.guard.js';
import { UploadParts } from '../media/upload-parts.js';
import { readJsonBody } from './json-body.js';
import { receiveBase64 } from './receive-base64.js';
import { receiveUpload, tooLarge } from './receive-upload.js';
import { requestInput } from './request-input.js';
import { sendFile } from './send-file.js';
import { Serves } from './serves.js';
import { unstorableText } from './unstorable-text.js';

const JSON_BYTES = 2 * 1024 * 1024;

/** Without an answer nobody knows whether the service keeps the file. */
const WITHOUT_ANSWER: ErrorCode[] = ['unavailable', 'timeout', 'internal'];

interface Call {
  operation: Operation;
  route: Route;
  request: Request;
  response: Response;
  requestKey: string | undefined;
}

/** Passes requests on to the services; what it does for each follows from the contract alone. */
@Controller()
class Passage {
  constructor(
    private readonly bus: Bus,
    @InjectFiles() private readonly files: Files,
    private readonly parts: UploadParts,
  ) {}

  async pass(asked: Omit<Call, 'requestKey'>): Promise<void> {
    const { route, request, response } = asked;
    const call = { ...asked, requestKey: idempotencyKey(request) };
    if (route.upload === undefined)
      await this.answer(call, requestInput(request, await readJsonBody(request, response, JSON_BYTES)));
    else await this.passWithFile(call, route.upload);
  }

  private async passWithFile(call: Call, rule: NonNullable<Route['upload']>): Promise<void> {
    const { request, response } = call;
    const { files, parts } = this;
    const receive = rule.encoding === 'base64' ? receiveBase64 : receiveUpload;
    const actor = callerOf(request);
    const { fields, upload, taken } = await receive({ request, response, rule, files, parts, actor });
    try {
      if (upload.size > rule.maxBytes) throw tooLarge(rule);
      await this.answer(call, { ...requestInput(request, fields), upload });
    } catch (error) {
      // A service that refused does not keep the file. One that did not answer may have: the sweep looks later.
      if (error instanceof AppError && !WITHOUT_ANSWER.includes(error.code))
        await files.delete(upload.key).catch(() => undefined);
      throw error;
    }
    // It is answered; parts that stay are the sweep's.
    await taken?.().catch(() => undefined);
  }

  private async answer(
    { operation, route, request, response, requestKey }: Call,
    input: Record<string, unknown>,
  ): Promise<void> {
    const parsed = operation.input.safeParse(input);
    if (!parsed.success) throw invalidInput(parsed.error);
    const unstorable = unstorableText(parsed.data);
    if (unstorable !== undefined) throw refuseField(unstorable, 'character-not-storable');
    // The raw input travels: the service parses it itself, and a transformed value may not parse twice.
    const output = await this.bus.pass(operation, input, callerOf(request), requestKey);
    if (route.responds === 'file') await sendFile(response, FileAnswer.parse(output), this.files);
    else if (route.status === 204) response.status(204).end();
    else response.status(route.status ?? 200).json(output);
  }
}

/** `/api/sessions/stats` before `/api/sessions/:sessionId`: a path with fewer parameters is the more exact one. */
const byExactness = (a: { route: Route }, b: { route: Route }): number =>
  a.route.path.split(':').length - b.route.path.split(':').length;

/** A controller with one method for each `http` of each contract. */
export function contractController(operations: Operation[]): Type {
  class ContractController extends Passage {}
  const methods = ContractController.prototype as unknown as Record<string, object>;
  const routes = operations.flatMap((operation) =>
    routesOf(operation).map((route) => ({ operation, route })),
  );
  for (const { operation, route } of routes.sort(byExactness)) {
    const name = `${operation.name} ${route.method} ${route.path}`;
    methods[name] = function (this: Passage, request: Request, response: Response): Promise<void> {
      return this.pass({ operation, route, request, response });
    };
    Req()(methods, name, 0);
    Res()(methods, name, 1);
    Serves(operation, route)(methods, name, Object.getOwnPropertyDescriptor(methods, name)!);
  }
  Controller()(ContractController);
  return ContractController;
}

/** The `Idempotency-Key` of a POST. */
function idempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || request.method !== 'POST') return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw refuse('bad-idempotency-key');
  return key;
}
