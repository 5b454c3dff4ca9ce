import type { GeneratedText } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';

export const HEADINGS: Record<ContentType, string> = {
  opening_statement: 'Opening Statement',
  key_points: 'Key Points',
  evidence_summary: 'Evidence Summary',
  cross_examination_questions: 'Examination Questions',
  strategy_notes: 'Strategy Notes',
  closing_argument: 'Closing Argument',
  legal_citations: 'Legal Citations',
  motion_argument: 'Motion Argument',
};

export interface CompiledSection {
  type: ContentType;
  heading: string;
  body: string | string[];
}

/** The sections that hold something, in the given order, each once. */
export function sectionsOf(content: GeneratedText, order: readonly ContentType[]): CompiledSection[] {
  return [...new Set(order)].flatMap((type) => {
    const body = content[type];
    return body === undefined || body.length === 0 ? [] : [{ type, heading: HEADINGS[type], body }];
  });
}
