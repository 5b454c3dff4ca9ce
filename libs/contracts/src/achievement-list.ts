import { z } from 'zod';

export const ACHIEVEMENT_CATEGORIES = [
  'milestone',
  'murphy-mastery',
  'skill',
  'streak',
  'practice',
  'special',
] as const;
export const TIERS = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;
export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'] as const;

export const AchievementId = z.enum([
  'first-steps',
  'murphys-student',
  'confident-speaker',
  'streak-warrior',
  'filler-slayer',
  'courtroom-commander',
  'murphy-master',
  'century-club',
  'perfect-week',
]);
export type AchievementId = z.infer<typeof AchievementId>;

interface AchievementFacts {
  title: string;
  category: (typeof ACHIEVEMENT_CATEGORIES)[number];
  tier: (typeof TIERS)[number];
  rarity: (typeof RARITIES)[number];
  points: number;
}

/** The nine, in the order in which the page shows them. */
export const ACHIEVEMENT: Record<AchievementId, AchievementFacts> = {
  'first-steps': {
    title: 'First Steps',
    category: 'milestone',
    tier: 'Bronze',
    rarity: 'Common',
    points: 50,
  },
  'murphys-student': {
    title: "Murphy's Student",
    category: 'murphy-mastery',
    tier: 'Bronze',
    rarity: 'Common',
    points: 100,
  },
  'confident-speaker': {
    title: 'Confident Speaker',
    category: 'skill',
    tier: 'Silver',
    rarity: 'Uncommon',
    points: 200,
  },
  'streak-warrior': {
    title: 'Streak Warrior',
    category: 'streak',
    tier: 'Silver',
    rarity: 'Uncommon',
    points: 150,
  },
  'filler-slayer': { title: 'Filler Slayer', category: 'skill', tier: 'Gold', rarity: 'Rare', points: 250 },
  'courtroom-commander': {
    title: 'Courtroom Commander',
    category: 'practice',
    tier: 'Gold',
    rarity: 'Rare',
    points: 500,
  },
  'murphy-master': {
    title: 'Murphy Master',
    category: 'murphy-mastery',
    tier: 'Diamond',
    rarity: 'Epic',
    points: 1000,
  },
  'century-club': {
    title: 'Century Club',
    category: 'milestone',
    tier: 'Platinum',
    rarity: 'Epic',
    points: 750,
  },
  'perfect-week': {
    title: 'Perfect Week',
    category: 'special',
    tier: 'Diamond',
    rarity: 'Legendary',
    points: 1500,
  },
};
export const ACHIEVEMENT_IDS = AchievementId.options;
