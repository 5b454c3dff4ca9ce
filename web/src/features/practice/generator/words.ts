import type { CaseField, CaseType, Jurisdiction } from '@lectern/contracts/case';
import { SPOKEN_SECTION, type ContentType, type ScenarioType } from '@lectern/contracts/scenarios';

export const FIELD_LABELS: Record<CaseField, string> = {
  caseType: 'Case type',
  jurisdiction: 'Jurisdiction',
  clientName: 'Client name',
  opposingParty: 'Opposing party',
  keyFacts: 'Key facts',
  legalIssues: 'Legal issues',
  desiredOutcome: 'Desired outcome',
  evidenceTypes: 'Evidence',
  timeConstraints: 'Time constraints',
};

export const CASE_TYPE_LABELS: Record<CaseType, string> = {
  'civil-litigation': 'Civil litigation',
  'criminal-defense': 'Criminal',
  'personal-injury': 'Personal injury',
  'corporate-law': 'Corporate law',
  'family-law': 'Family law',
  'employment-law': 'Employment law',
  'intellectual-property': 'Intellectual property',
  'real-estate': 'Real estate',
  bankruptcy: 'Bankruptcy',
  immigration: 'Immigration',
};

export const JURISDICTION_LABELS: Record<Jurisdiction, string> = {
  federal: 'Federal',
  'state-superior': 'State superior court',
  'state-district': 'State district court',
  municipal: 'Municipal',
  appellate: 'Appellate',
  supreme: 'Supreme court',
};

const SECTION_TITLES: Record<ContentType, string> = {
  opening_statement: 'Opening statement',
  key_points: 'Key points',
  evidence_summary: 'Evidence summary',
  cross_examination_questions: 'Cross-examination questions',
  strategy_notes: 'Strategy notes',
  closing_argument: 'Closing argument',
  legal_citations: 'Legal citations',
  motion_argument: 'Motion argument',
};

/** The main section is called what it is in its scenario: a voir dire is no opening statement. */
const SPOKEN_TITLES: Partial<Record<ScenarioType, string>> = {
  'witness-examination': 'Direct examination',
  'jury-selection': 'Voir dire',
  'appellate-argument': 'Argument',
  'quick-practice': 'What you say',
};

export const sectionTitle = (type: ContentType, scenario: ScenarioType): string =>
  (type === SPOKEN_SECTION[scenario] ? SPOKEN_TITLES[scenario] : undefined) ?? SECTION_TITLES[type];
