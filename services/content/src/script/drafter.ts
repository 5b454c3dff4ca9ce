import type { GeneratedContent } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';
import type { Environment } from '@lectern/platform/config/environment';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { type ModelEndpoint, modelEndpoint } from '../config.js';
import { withoutInstructions } from '../case-fields/injected-text.rules.js';
import { readCaseFile } from './case-file.js';
import { type Grounds, groundsOf, plain } from './checker.js';
import { type Drafts, draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import type { Line } from './line.js';
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
    const { scenario, caseDetails } = request;
    // What a page says to machines is no part of the case: neither rules nor a model get to see it.
    const { pages, instructions } = withoutInstructions(request.pages);
    const types = [...new Set(request.contentTypes ?? typesOf(scenario))];
    const grounds = groundsOf(caseDetails, pages);
    await run.progress('Drafting from your facts', 0.2);
    const rules = draftByRules(readCaseFile(caseDetails, pages), scenario, types);
    const model =
      this.endpoint && (await this.byModel(this.endpoint, { ...request, pages, types }, grounds, run));
    const echoed = wordsOnlyIn(instructions, grounds);
    await run.progress('Checking every sentence against your file', 0.85);
    const ordered = inOrder(types, { ...rules, ...(model && withoutEchoes(model, echoed)) });
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

/** Names and addresses that only the instructions to machines hold: whoever repeats them has obeyed. */
function wordsOnlyIn(instructions: readonly string[], { words }: Grounds): Set<string> {
  const told = instructions.flatMap((text) => text.match(NAME_OR_ADDRESS) ?? []);
  const own = plain(told.join(' ')).split(' ');
  return new Set(own.filter((word) => word.length > 3 && !words.includes(` ${word} `)));
}

const NAME_OR_ADDRESS = /(?<=[\p{L}\p{N},;:“"] ?)\p{Lu}[\p{L}\p{N}-]{3,}|\bhttps?:\/\/\S+|\bwww\.\S+/gu;

function withoutEchoes(drafts: Drafts, echoed: ReadonlySet<string>): Drafts {
  const kept = (line: Line): boolean =>
    !plain(line.text)
      .split(' ')
      .some((word) => echoed.has(word));
  return Object.fromEntries(
    Object.entries(drafts).map(([type, section]) => [
      type,
      section.form === 'list'
        ? { ...section, lines: section.lines.filter(kept) }
        : { ...section, paragraphs: section.paragraphs.map((paragraph) => paragraph.filter(kept)) },
    ]),
  );
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
