import type { GoalMeasure } from '../goals.js';

const GOALS: Record<GoalMeasure, { name: string; unit: string }> = {
  confidence: { name: 'Confidence', unit: 'of 100' },
  overall: { name: 'Overall score', unit: 'of 10' },
  pace: { name: 'Speaking pace', unit: 'words a minute' },
  fillers: { name: 'Fillers', unit: 'a minute' },
  'sessions-per-week': { name: 'Practice', unit: 'sessions a week' },
  'minutes-per-week': { name: 'Practice', unit: 'minutes a week' },
};

export const GOAL_NAMES: Record<GoalMeasure, string> = {
  confidence: 'Confidence',
  overall: 'Overall score',
  pace: 'Speaking pace',
  fillers: 'Fillers a minute',
  'sessions-per-week': 'Sessions a week',
  'minutes-per-week': 'Practice minutes a week',
};

const ONE: Partial<Record<GoalMeasure, string>> = { 'sessions-per-week': '1 session a week' };

/** A value of a measure with its unit: "71 of 100". */
export const goalValueInWords = (measure: GoalMeasure, value: number): string =>
  (value === 1 ? ONE[measure] : undefined) ?? `${value} ${GOALS[measure].unit}`;

/** A goal by what it is to reach: "Confidence: 80 of 100". */
export const goalInWords = (measure: GoalMeasure, target: number): string =>
  `${GOALS[measure].name}: ${goalValueInWords(measure, target)}`;
