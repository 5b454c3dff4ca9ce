/** Past forms that are not made with -ed, by their participle. */
const IRREGULAR: Record<string, string> = {
  believing: 'believed',
  thinking: 'thought',
  knowing: 'knew',
  saying: 'said',
  telling: 'told',
  writing: 'wrote',
  taking: 'took',
  giving: 'gave',
  making: 'made',
  seeing: 'saw',
  hearing: 'heard',
  finding: 'found',
  losing: 'lost',
  leaving: 'left',
  sending: 'sent',
  buying: 'bought',
  selling: 'sold',
  paying: 'paid',
  meeting: 'met',
  striking: 'struck',
  hitting: 'hit',
  breaking: 'broke',
  driving: 'drove',
  running: 'ran',
  falling: 'fell',
  getting: 'got',
  going: 'went',
  coming: 'came',
  holding: 'held',
  keeping: 'kept',
  bringing: 'brought',
  cutting: 'cut',
  putting: 'put',
  speaking: 'spoke',
  throwing: 'threw',
  wearing: 'wore',
  reading: 'read',
  having: 'had',
  beginning: 'began',
  becoming: 'became',
  building: 'built',
  understanding: 'understood',
  shooting: 'shot',
  stealing: 'stole',
  showing: 'showed',
  setting: 'set',
  catching: 'caught',
  feeling: 'felt',
  sitting: 'sat',
  standing: 'stood',
};
const NO_VERB =
  /^(?:during|including|regarding|concerning|according|pending|following|owing|being|nothing|something|anything|everything|morning|evening)$/;

/** "receiving" as "received"; undefined for what is no participle of an act. */
export function pastOf(participle: string): string | undefined {
  const lower = participle.toLowerCase();
  if (NO_VERB.test(lower) || !/^\p{L}{2,}ing$/u.test(lower)) return undefined;
  const own = IRREGULAR[lower];
  if (own) return own;
  const stem = lower.slice(0, -3);
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
}

const PARTICIPLES: Record<string, string> = {
  was: 'been',
  were: 'been',
  went: 'gone',
  took: 'taken',
  gave: 'given',
  saw: 'seen',
  did: 'done',
  wrote: 'written',
  spoke: 'spoken',
  drove: 'driven',
  ran: 'run',
  came: 'come',
  became: 'become',
  knew: 'known',
  threw: 'thrown',
  broke: 'broken',
  swore: 'sworn',
  drank: 'drunk',
  fell: 'fallen',
  chose: 'chosen',
  began: 'begun',
  ate: 'eaten',
  forgot: 'forgotten',
  grew: 'grown',
  wore: 'worn',
  shook: 'shaken',
  stole: 'stolen',
  rang: 'rung',
  flew: 'flown',
  drew: 'drawn',
  hid: 'hidden',
};
/** "went" as "gone", "told" as "told": what stands behind "may have". */
export const perfectOf = (past: string): string => PARTICIPLES[past.toLowerCase()] ?? past.toLowerCase();
