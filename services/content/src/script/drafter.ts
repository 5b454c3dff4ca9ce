import type { GeneratedContent } from '@lectern/contracts/content';
import type { DraftNote } from '@lectern/contracts/draft-engine';
import type { ContentType } from '@lectern/contracts/scenarios';
import type { Environment } from '@lectern/platform/config/environment';
import { AppError } from '@lectern/platform/errors/app-error';
import { type Isolated, isolated } from '@lectern/platform/isolated/isolated';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectEnvironment, InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { type ModelEndpoint, draftingEndpoint } from '../config.js';
import { type Drafts, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import { type Section, linesOf } from './line.js';
import { sectionByModel } from './model-drafter.js';
import { pointsOfModel } from './model-key-points.js';
import { type SectionMaterial, factsAlone } from './model-material.js';
import { notesOf } from './notes-view.js';
import { lengthNote } from './pure-draft.js';
import { ModelBudget } from '../model-budget.js';

/** Two answers of up to 5,000 tokens, at 60 a second; what rules draft is there before, and the caller still waits. */
const MODEL_MS = 200_000;

type Run = Pick<JobRun, 'progress' | 'signal'> & {
  userId: string;
  /** Aborts when the user waits for the model no longer. */
  modelSignal?: AbortSignal | undefined;
};

/** A model that may draft. */
export interface DraftingModel {
  endpoint: ModelEndpoint;
  /** Milliseconds that it has for all sections together. */
  timeMs: number;
  /** What it is asked counts against the user's tokens of the hour. */
  isMetered: boolean;
  /** It reads no more than the facts of the case model. */
  factsOnly?: boolean;
  /** Faults after which it is not asked for further sections; asked for each unless given. */
  maxFaults?: number;
}
type Typed = DraftRequest & { types: ContentType[] };

/** Worked through beside this process: a text that someone typed must not stop the others. */
const drafting: Isolated<typeof import('./draft.task.js')> = isolated(
  new URL('./draft.task.js', import.meta.url),
  {
    seconds: 30,
  },
);

/** Drafts by rules, and section by section by the configured model where there is one and its section passes. */
@Injectable()
export class Drafter {
  private readonly endpoint: ModelEndpoint | undefined;
  /** Milliseconds that the model has for all sections together. */
  modelMs = MODEL_MS;

  constructor(
    private readonly budget: ModelBudget,
    @InjectEnvironment() environment: Environment,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.endpoint = draftingEndpoint(environment);
  }

  /** Whether a model that the operator configured drafts. */
  get hasModel(): boolean {
    return this.endpoint !== undefined;
  }

  /** @param model the configured one unless given */
  async draft(given: DraftRequest, run: Run, model = this.configured()): Promise<GeneratedContent> {
    const request = { ...given, types: [...new Set(given.contentTypes ?? typesOf(given.scenario))] };
    await run.progress('understanding-case', 0.1);
    const { drafts: rules, material } = await drafting.byRules(
      { ...request, forModel: model !== undefined },
      run,
    );
    const {
      drafts: written,
      refused,
      usedUp,
    } = model
      ? await this.byModel(model, request, { rules, material }, run)
      : { drafts: {}, refused: 0, usedUp: false };
    await run.progress('checking-sentences', 0.85);
    const used = Object.keys(written).length > 0;
    const drafts = { ...rules, ...written, ...notesBeside(request.scenario, rules, written, material) };
    return drafting.publish(
      {
        ...request,
        drafts,
        engine: {
          drafting: used ? 'model' : 'rules',
          ...(used && model && { model: model.endpoint.model }),
          ...notesOf([
            ...(usedUp ? [{ code: 'model-used-up' } as const] : []),
            ...modelNotes(model !== undefined && !usedUp, material, written, {
              refused,
              stopped: run.modelSignal?.aborted ?? false,
            }),
            ...notesOn(drafts),
            ...lengthNote(drafts, request.target),
          ]),
        },
      },
      run,
    );
  }

  private configured(): DraftingModel | undefined {
    return this.endpoint && { endpoint: this.endpoint, timeMs: this.modelMs, isMetered: true };
  }

  /** Section by section; what is late, broken or fails its check twice stays as the rules have it. */
  private async byModel(
    { endpoint, timeMs, isMetered, factsOnly = false, maxFaults = Infinity }: DraftingModel,
    request: Typed,
    { rules, material }: { rules: Drafts; material: SectionMaterial[] },
    run: Run,
  ): Promise<{ drafts: Drafts; refused: number; usedUp: boolean }> {
    const { userId } = run;
    const onTokens = async (tokens: number): Promise<void> => {
      if (isMetered) await this.budget.spend(userId, tokens);
    };
    const signal = AbortSignal.any([
      run.signal,
      AbortSignal.timeout(timeMs),
      ...(run.modelSignal ? [run.modelSignal] : []),
    ]);
    const drafts: Drafts = {};
    let refused = 0;
    let faults = 0;
    for (const [at, section] of material.entries()) {
      try {
        await run.progress('model-writing', 0.2 + (0.6 * at) / material.length, {
          done: at,
          of: material.length,
        });
        if (isMetered) await this.budget.assertLeft(userId);
        const own = rules[section.type]!;
        const found = await sectionByModel(
          endpoint,
          factsOnly ? factsAlone(section) : section,
          (sentences) =>
            drafting.checkByModel(
              { ...request, type: section.type, sentences, rules: own },
              { userId, signal },
            ),
          { ...run, signal, onTokens },
        );
        if (found) drafts[section.type] = found;
        else refused += 1;
      } catch (error) {
        run.signal.throwIfAborted();
        if (run.modelSignal?.aborted) break;
        if (error instanceof AppError && error.code === 'rate_limited')
          return { drafts, refused, usedUp: true };
        // The reason is for the operator; it may name the endpoint, never the file.
        this.logger.warn(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'the model did not draft',
        );
        faults += 1;
        if (signal.aborted || faults >= maxFaults) break;
      }
    }
    return { drafts, refused, usedUp: false };
  }
}

/** Notes on whom the rules would examine. */
const OF_A_WITNESS: ReadonlySet<string> = new Set(['The witness', 'Not from this witness']);

/** Notes that go with what a model wrote: its own points, and no witness of the rules where it chose one. */
function notesBeside(
  scenario: DraftRequest['scenario'],
  { key_points: points, strategy_notes: notes }: Drafts,
  written: Drafts,
  material: readonly SectionMaterial[],
): Drafts {
  const [section] = Object.values(written);
  const chose = material.some(({ type, witness }) => type === 'cross_examination_questions' && !witness);
  return {
    ...(section &&
      points && { key_points: pointsOfModel(section, points, scenario === 'witness-examination') }),
    ...(chose &&
      written.cross_examination_questions &&
      notes?.form === 'text' && {
        strategy_notes: {
          form: 'text',
          paragraphs: notes.paragraphs.filter(([first]) => !OF_A_WITNESS.has(first?.part?.title ?? '')),
        },
      }),
  };
}

/**
 * @param refused how many sections the model wrote that did not pass their check
 * @param stopped whether the user did not wait for the others
 */
function modelNotes(
  asked: boolean,
  material: readonly SectionMaterial[],
  model: Drafts,
  { refused, stopped }: { refused: number; stopped: boolean },
): DraftNote[] {
  if (!asked || material.length === 0) return [];
  const missing = material.filter(({ type }) => !model[type]).length;
  if (stopped && missing > refused)
    return [
      { code: 'model-stopped' },
      ...(refused > 0 ? [{ code: 'sections-refused', count: refused } as const] : []),
    ];
  if (missing === material.length) return [{ code: 'model-gave-nothing' }];
  const notes: DraftNote[] = [
    { code: 'sections-refused', count: refused },
    { code: 'sections-unwritten', count: missing - refused },
  ];
  return notes.filter((note) => 'count' in note && note.count > 0);
}

function notesOn(drafts: Drafts): DraftNote[] {
  const notes: DraftNote[] = [];
  if (drafts.legal_citations && linesOf(drafts.legal_citations).length === 0)
    notes.push({ code: 'no-authority' });
  const count = (Object.values(drafts) as Section[])
    .flatMap(linesOf)
    .filter(({ sources }) => sources.some(({ kind }) => kind === 'unsupported')).length;
  if (count > 0) notes.push({ code: 'sentences-not-in-file', count });
  return notes;
}
