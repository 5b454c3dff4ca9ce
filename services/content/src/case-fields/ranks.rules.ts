/** The ranks of officers as reports and heads of pages shorten them. */
const RANKS: Record<string, string> = {
  ofc: 'Officer',
  det: 'Detective',
  sgt: 'Sergeant',
  cpl: 'Corporal',
  dep: 'Deputy',
  tpr: 'Trooper',
  lt: 'Lieutenant',
  capt: 'Captain',
};

/** "CPL" or "Cpl" as "Corporal"; a rank that is written out in its usual letters. */
export const spelledRank = (rank: string): string =>
  RANKS[rank.toLowerCase()] ?? rank.charAt(0).toUpperCase() + rank.slice(1).toLowerCase();
