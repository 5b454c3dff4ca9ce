import type { CaseDetails } from '@lectern/contracts/case';
import type { CaseModel, ModelSource } from '@lectern/contracts/case-model';
import type { FieldSource } from '@lectern/contracts/pdf-reading';
import type { DocumentEntity } from './document.entity.js';

type Read = Pick<DocumentEntity, 'id' | 'title' | 'fileName' | 'reading'>;

/** What rests on a case field, put on the page of the document that the field was filled from. */
export function withFieldPlaces(
  model: CaseModel,
  details: CaseDetails,
  documents: readonly Read[],
): CaseModel {
  const placed = <T extends { sources: ModelSource[] }>(items: T[]): T[] =>
    items.map((item) => ({
      ...item,
      sources: onceEach(item.sources.map((source) => placeOf(source, details, documents))),
    }));
  return {
    ...model,
    people: placed(model.people),
    facts: placed(model.facts),
    claims: placed(model.claims),
    relief: placed(model.relief),
    evidence: placed(model.evidence),
  };
}

function placeOf(source: ModelSource, details: CaseDetails, documents: readonly Read[]): ModelSource {
  const { document, field, quote } = source;
  if (document || !field) return source;
  const value = details[field];
  for (const { id, title, fileName, reading } of documents) {
    if (!reading || value === undefined || reading[field] !== value) continue;
    const place = passageOf(
      quote,
      value,
      reading.sources.filter((one) => one.field === field),
    );
    if (place) return { document: { id, name: title ?? fileName }, page: place.page, quote: place.quote };
  }
  return source;
}

/** Which of the passages behind a field is that of these words: the one that holds them, the one of the same line, or the only one. */
function passageOf(quote: string, value: string, passages: FieldSource[]): FieldSource | undefined {
  const words = bare(quote);
  const lines = value.split('\n').map(bare);
  const line = lines.findIndex((one) => one.includes(words));
  return (
    passages.find((passage) => bare(passage.quote).includes(words)) ??
    (lines.length === passages.length ? passages[line] : undefined) ??
    (passages.length === 1 ? passages[0] : undefined)
  );
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const onceEach = (sources: ModelSource[]): ModelSource[] => [
  ...new Map(sources.map((source) => [JSON.stringify(source), source])).values(),
];
