import type { GeneratedText } from '@lectern/contracts/content';
import { type ContentType, type ScenarioType, SPOKEN_SECTION } from '@lectern/contracts/scenarios';

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

/** The main section under the name of what is spoken: a voir dire is no opening statement. */
const SPOKEN_HEADINGS: Partial<Record<ScenarioType, string>> = {
  'cross-examination': 'Cross-Examination',
  'witness-examination': 'Direct Examination',
  'jury-selection': 'Voir Dire',
  'appellate-argument': 'Argument',
  'quick-practice': 'Script',
};

function headingOf(type: ContentType, scenario: ScenarioType | undefined): string {
  const spoken = scenario !== undefined && type === SPOKEN_SECTION[scenario];
  return (spoken ? SPOKEN_HEADINGS[scenario] : undefined) ?? HEADINGS[type];
}

export interface CompiledSection {
  type: ContentType;
  heading: string;
  body: string | string[];
}

/** The sections that hold something, in the given order, each once. */
export function sectionsOf(
  content: GeneratedText,
  order: readonly ContentType[],
  scenario?: ScenarioType,
): CompiledSection[] {
  return [...new Set(order)].flatMap((type) => {
    const body = content[type];
    return body === undefined || body.length === 0
      ? []
      : [{ type, heading: headingOf(type, scenario), body }];
  });
}
