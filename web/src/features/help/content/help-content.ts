import type { Difficulty } from '../../../lib/scenarios.js';

export type HelpCategory =
  'getting-started' | 'practice' | 'analysis' | 'murphy-strategies' | 'technical' | 'billing';

export interface HelpLink {
  label: string;
  to: string;
}

export interface Faq {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  category: HelpCategory;
  tags: readonly string[];
  /** Where to do it; shown where the page exists. */
  links?: readonly HelpLink[];
}

export interface TutorialStep {
  title: string;
  text: string;
  /** A picture of `public/help`, by its name, and what it shows. */
  picture?: { name: string; shows: string };
}

export interface Tutorial {
  id: string;
  title: string;
  description: string;
  /** Minutes. */
  duration: number;
  difficulty: Difficulty;
  category: HelpCategory;
  steps: readonly TutorialStep[];
  links?: readonly HelpLink[];
  /** Where the operator has made one. */
  videoUrl?: string;
}
