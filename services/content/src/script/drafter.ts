import type { GeneratedContent } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';
import type { Environment } from '@lectern/platform/config/environment';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { type ModelEndpoint, modelEndpoint } from '../config.js';
import { readCaseFile } from './case-file.js';
import { type Grounds, groundsOf } from './checker.js';
import { type Drafts, draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { draftByModel } from './model-drafter.js';
import { linesOf, published } from './publish.js';

/** Rules still have time to draft before the caller stops waiting. */
const MODEL_MS = 75_000;

type Run = Pick<JobRun, 'progress' | 'signal'>;

/** Drafts by the configured model, or by rules where there is none or where its answer cannot be used. */
@Injectable()
export class Drafter {
  private readonly endpoint: ModelEndpoint | undefined;

  constructor(
    @InjectEnvironment() environment: Environment,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.endpoint = modelEndpoint(environment);
  }

  async draft(request: DraftRequest, run: Run): Promise<GeneratedContent> {
    const { scenario, caseDetails, pages } = request;
    const types = [...new Set(request.contentTypes ?? typesOf(scenario))];
    const grounds = groundsOf(caseDetails, pages);
    await run.progress('Drafting from your facts', 0.2);
    const rules = draftByRules(readCaseFile(caseDetails, pages), scenario, types);
    const model = this.endpoint && (await this.byModel(this.endpoint, { ...request, types }, grounds, run));
    await run.progress('Checking every sentence against your file', 0.85);
    const ordered = inOrder(types, { ...rules, ...model });
    return published(ordered, grounds, {
      drafting: model ? 'model' : 'rules',
      ...(model && this.endpoint && { model: this.endpoint.draftingModel }),
      notes: notesOn(ordered, this.endpoint !== undefined && model === undefined),
    });
  }

  private async byModel(
    endpoint: ModelEndpoint,
    request: DraftRequest & { types: readonly ContentType[] },
    grounds: Grounds,
    run: Run,
  ): Promise<Drafts | undefined> {
    try {
      const signal = AbortSignal.any([run.signal, AbortSignal.timeout(MODEL_MS)]);
      return await draftByModel(endpoint, request, grounds, { ...run, signal });
    } catch (error) {
      run.signal.throwIfAborted();
      // The reason is for the operator; it may name the endpoint, never the file.
      this.logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'the model did not draft',
      );
      return undefined;
    }
  }
}

const inOrder = (types: readonly ContentType[], drafts: Drafts): Drafts =>
  Object.fromEntries(types.flatMap((type) => (drafts[type] ? [[type, drafts[type]]] : [])));

function notesOn(drafts: Drafts, modelFailed: boolean): string[] {
  const notes: string[] = [];
  if (modelFailed)
    notes.push('The configured model gave no usable answer, so this was drafted by built-in rules.');
  if (drafts.legal_citations && linesOf(drafts.legal_citations).length === 0)
    notes.push('Your file names no authority, and none is supplied for you.');
  const open = Object.values(drafts)
    .flatMap(linesOf)
    .filter(({ sources }) => sources.some(({ kind }) => kind === 'unsupported')).length;
  if (open > 0)
    notes.push(
      open === 1
        ? 'One sentence is not in your file: confirm or cut it.'
        : `${open} sentences are not in your file: confirm or cut them.`,
    );
  return notes;
}
