import { SharePart } from '@lectern/contracts/shares';

export const PART_NAMES: Record<SharePart, string> = {
  scores: 'Scores',
  findings: 'Findings',
  transcript: 'Transcript',
  audio: 'Audio',
};

/** The shared parts in their fixed order: `Scores, findings`. */
export function partsInWords(parts: readonly SharePart[]): string {
  const names = SharePart.options.filter((part) => parts.includes(part)).map((part) => PART_NAMES[part]);
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}
