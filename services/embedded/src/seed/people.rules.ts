import type { Dice } from './dice.rules.js';

/** Every account that the seed makes has an address here; nobody can have one by chance. */
export const SEED_DOMAIN = 'seed.lectern.example';
/** Of every account that the seed makes. */
export const SEED_PASSWORD = 'Seeded courtroom 12';

const FIRST = (
  'Ada Omar June Victor Priya Daniel Rosa Henry Mei Samuel Nadia Walter Ines Marcus Leila Peter Grace Tomas Ruth Elias ' +
  'Clara Dev Helen Andre Sofia Jonah Alma Felix Naomi Hugo Irene Caleb Tessa Ravi Edith Louis Vera Simon Paula Nathan'
).split(' ');
const LAST = (
  'Moss Haddad Whitfield Castellan Raman Okafor Delgado Brandt Lin Pryor Aziz Kowalski Ferreira Bell Tehrani Lindqvist Abara ' +
  'Novak Feldman Marsh Duval Mehta Oakes Laurent Rinaldi Stern Vidal Hartmann Weiss Carver Quill Boone Alder Iyer Crane Fontaine ' +
  'Petrov Hale Ortega Reyes'
).split(' ');
const FIRMS = [
  'Moss & Hale LLP',
  'Whitfield Trial Group',
  'Okafor Law',
  'Brandt, Lin & Pryor',
  'Public Defender, Second District',
  'Delgado Injury Law',
  'Feldman Employment Counsel',
  '',
];
const STATES = ['New York', 'California', 'Texas', 'Illinois', 'Florida', 'Ohio'];

export interface Person {
  name: string;
  email: string;
  firm: string;
  barNumber: string;
  state: string;
  /** How many sessions, from how many days ago on, and how good the first and the last are (0-1). */
  sessions: number;
  days: number;
  from: number;
  to: number;
}

/** The members: the first with a year, the second with one session, the third with none, the others in between. */
export function people(count: number, sessionsOfTheYear: number, dice: Dice): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const [first = 'Ada', last = 'Moss'] = [FIRST[index % FIRST.length], LAST[index % LAST.length]];
    const start = dice.between(0.05, 0.7);
    const rest = { days: dice.whole(5, 300), from: start, to: start + dice.between(-0.1, 0.3) };
    const history = [
      { sessions: sessionsOfTheYear, days: 365, from: 0.1, to: 0.95 },
      { sessions: 1, days: 0, from: 0.4, to: 0.4 },
      { sessions: 0, days: 0, from: 0, to: 0 },
    ][index] ?? { sessions: Math.min(dice.whole(1, 24), Math.ceil(sessionsOfTheYear / 4)), ...rest };
    return {
      name: `${first} ${last}`,
      email: `${first}.${last}@${SEED_DOMAIN}`.toLowerCase(),
      firm: index === 0 ? 'Moss & Hale LLP' : dice.oneOf(FIRMS),
      barNumber: String(dice.whole(100_000, 999_999)),
      state: dice.oneOf(STATES),
      ...history,
    };
  });
}
