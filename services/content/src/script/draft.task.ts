import type { GeneratedContent } from '@lectern/contracts/content';
import type { CaseModel, ModelCorrections } from '@lectern/contracts/case-model';
import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType } from '@lectern/contracts/scenarios';
import { withBoundedTexts } from '../bounded-text.rules.js';
import { withoutInstructions } from '../case-fields/injected-text.rules.js';
import { readCase } from '../case-model/build.js';
import { asShown, corrected } from '../case-model/corrections.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { withFavors } from '../case-model/with-favors.js';
import { groundsOf } from './checker.js';
import { type Drafts, draftByRules } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import type { Section } from './line.js';
import { type Checked, type ModelSentence, checkedSection } from './model-check.js';
import { type SectionMaterial, materialFor } from './model-material.js';
import { published } from './publish.js';
import { briefFor, readable } from './pure-draft.js';

/** What takes the processor: reading the case, drafting, and comparing each sentence with the file. Run in a process of its own. */

type Typed = DraftRequest & { types: readonly ContentType[] };

/** Pages without what they say to machines: neither rules nor a model get to see it. */
function quiet<T extends { documents: readonly CaseDocument[] }>(
  request: T,
): { request: T; instructions: string[] } {
  const instructions: string[] = [];
  const bounded = withBoundedTexts(request);
  const documents = bounded.documents.map((document) => {
    const read = withoutInstructions([...document.pages]);
    instructions.push(...read.instructions);
    return { ...document, pages: read.pages };
  });
  return { request: { ...bounded, documents }, instructions };
}

const grounds = ({ caseDetails, documents, corrections }: DraftRequest): ReturnType<typeof groundsOf> =>
  groundsOf(
    caseDetails,
    documents.flatMap(({ pages }) => pages),
    corrections,
  );

/** The case as understood, with the attorney's corrections. */
export function understand(input: {
  details: CaseDetails;
  documents: readonly CaseDocument[];
  corrections: ModelCorrections;
}): CaseModel {
  const { details, documents, corrections } = withBoundedTexts(input);
  const model = withFavors(corrected(readCase(details, documents), corrections));
  return { ...model, facts: asShown(model.facts, corrections) };
}

/** Every section by rules, and where a model drafts what it drafts each of them from. */
export function byRules(given: Typed & { forModel: boolean }): {
  drafts: Drafts;
  material: SectionMaterial[];
} {
  const { request } = quiet(given);
  const brief = briefFor(request);
  const drafts = readable(draftByRules(brief, request.types), brief);
  return { drafts, material: given.forModel ? materialFor(brief, drafts) : [] };
}

/** A section that a model wrote, sentence by sentence under the same checks as ours. */
export function checkByModel(
  given: Typed & { type: ContentType; sentences: ModelSentence[]; rules: Section },
): Checked {
  const { request, instructions } = quiet(given);
  return checkedSection(briefFor(request), {
    type: given.type,
    sentences: given.sentences,
    rules: given.rules,
    grounds: grounds(request),
    instructions,
  });
}

/** The answer to the user: texts, sources, citations. */
export function publish(
  given: DraftRequest & { drafts: Drafts; engine: GeneratedContent['engine'] },
): GeneratedContent {
  const { request } = quiet(given);
  return published(given.drafts, grounds(request), given.engine);
}
