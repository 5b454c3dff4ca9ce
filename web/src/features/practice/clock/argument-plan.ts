import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { TimeRange } from '../../../recorder/time-budget.js';

export interface PlannedSection {
  name: string;
  /** Percent of the whole time. */
  share: number;
}

/** How the time of an argument is to be spent. */
export interface ArgumentPlan {
  on: boolean;
  totalMinutes: number;
  /** The yellow light comes this long before the end. */
  warningMinutes: number;
  sections: PlannedSection[];
}

export const PLAN_LIMITS = { leastMinutes: 0.5, mostMinutes: 120, mostSections: 8, nameLength: 60 } as const;

/** A usual order of each delivery, to be changed by the speaker. */
const SECTIONS: Record<ScenarioType, [name: string, share: number][]> = {
  'opening-statement': [
    ['Theme', 10],
    ['What happened', 70],
    ['What we ask', 20],
  ],
  'cross-examination': [
    ['Concessions', 40],
    ['Inconsistencies', 40],
    ['The last point', 20],
  ],
  'closing-argument': [
    ['Theme', 10],
    ['Proof and instruction', 60],
    ['Their case', 15],
    ['Verdict', 15],
  ],
  'motion-argument': [
    ['Relief', 10],
    ['Rule and application', 60],
    ['Their answer', 20],
    ['Request', 10],
  ],
  'witness-examination': [
    ['Who they are', 20],
    ['What they saw', 60],
    ['Exhibits', 20],
  ],
  'jury-selection': [
    ['Introduction', 15],
    ['Questions to all', 45],
    ['Follow-up', 40],
  ],
  'appellate-argument': [
    ['Question presented', 10],
    ['Argument', 65],
    ['Relief', 5],
    ['Rebuttal', 20],
  ],
  'quick-practice': [['The whole take', 100]],
};

/** The lights are an appellate court's; elsewhere they are there for whoever wants them. */
export function defaultPlan(type: ScenarioType, range: TimeRange | null): ArgumentPlan {
  const totalMinutes = range ? range.toSeconds / 60 : 5;
  return {
    on: type === 'appellate-argument',
    totalMinutes,
    warningMinutes: totalMinutes >= 10 ? 2 : 1,
    sections: SECTIONS[type].map(([name, share]) => ({ name, share })),
  };
}

const isNumberIn = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to;

/** A plan of an earlier visit, or null when what was stored is not one. */
export function storedPlan(stored: unknown): ArgumentPlan | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { on, totalMinutes, warningMinutes, sections }: Partial<Record<keyof ArgumentPlan, unknown>> = stored;
  const { leastMinutes, mostMinutes, mostSections } = PLAN_LIMITS;
  if (typeof on !== 'boolean' || !isNumberIn(totalMinutes, leastMinutes, mostMinutes)) return null;
  if (!isNumberIn(warningMinutes, 0, totalMinutes) || !Array.isArray(sections)) return null;
  const read = sections.flatMap((one: unknown): PlannedSection[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { name, share }: Partial<Record<keyof PlannedSection, unknown>> = one;
    return typeof name === 'string' && isNumberIn(share, 0, 100) ? [{ name, share }] : [];
  });
  if (read.length === 0 || read.length !== sections.length || read.length > mostSections) return null;
  return { on, totalMinutes, warningMinutes, sections: read };
}

export type Light = 'green' | 'yellow' | 'red';

/** Yellow from the warning on, red once the time is up. */
export function lightAt(seconds: number, { totalMinutes, warningMinutes }: ArgumentPlan): Light {
  const left = totalMinutes * 60 - seconds;
  if (left <= 0) return 'red';
  return left <= warningMinutes * 60 ? 'yellow' : 'green';
}

export interface TimedSection extends PlannedSection {
  from: number;
  to: number;
}

/** When each section begins and ends, in seconds. Shares that do not add up to 100 are taken in proportion. */
export function timedSections({ sections, totalMinutes }: ArgumentPlan): TimedSection[] {
  const whole = sections.reduce((sum, { share }) => sum + share, 0) || 1;
  let from = 0;
  return sections.map((section) => {
    const to = from + (section.share / whole) * totalMinutes * 60;
    const timed = { ...section, from, to };
    from = to;
    return timed;
  });
}

export interface SectionStand {
  /** Index of the section that the speaker is in. */
  index: number;
  name: string;
  /** Seconds left of its budget; negative when it is over. */
  left: number;
  next: string | null;
}

/** Where the speaker is: the sections they ended by hand, each at its own moment, against the plan. */
export function sectionAt(seconds: number, plan: ArgumentPlan, ended: readonly number[]): SectionStand {
  const timed = timedSections(plan);
  const index = Math.min(ended.length, timed.length - 1);
  const section = timed[index];
  return {
    index,
    name: section?.name ?? '',
    left: section ? section.to - seconds : 0,
    next: timed[index + 1]?.name ?? null,
  };
}
