import type { CaseModel, ModelFact, PaperKind } from '@lectern/contracts/case-model';
import type { Actors } from './actors.js';
import { sideThat } from './allegiance.js';
import { isMessage, recordIn } from './record-frames.js';
import type { ReadCase } from './build.js';
import { surname } from './sides.js';
import type { Teller } from './tellers.js';
import { isAboutHealth } from './bearing-of-health.js';
import { type ActBearing, bearingOfAct } from './bearing-of-acts.js';

const OF_CARE =
  /^the records of |\b(?:medical|hospital|nurs\p{Ll}{1,4}|treatment|therapy|progress|emergency|operative|discharge|clinic)\b/iu;
/** The one who was hurt tells of what he did himself, as those note it who asked him. */
const OWN_DOING =
  /\b(?:should have (?:been )?(?:watch|look|pay|wait)|was(?: not|n['’]t) (?:watching|looking|paying)|did(?: not|n['’]t) (?:look|see it coming)|saw it|knew (?:it|about)|looking at (?:my|his|her) phone|on (?:my|his|her) phone|phone in|in a hurry|running|been drinking|alcohol|beers?|intoxicat\w{1,4}|helmet not|no (?:helmet|seat ?belt)|no[- ]shows?|cancelled|non-?complian\w{1,3}|declined|refused|against medical advice|my (?:own )?fault|don['’]t know what I (?:slipped|tripped) on)\b/i;
const HURT =
  /\b(?:fracture|tear|torn|rupture|pain|surger(?:y|ies)|repair(?:ed)?|screws?|plate|impairment|% |limited|numb\w{0,4}|swelling|bruis\w{1,3}|laceration|concussion|complaint of|CPR|asystole|unable|cannot|can['’]t)/i;
const UNHURT =
  /\b(?:no (?:pain|complaints?|fracture|deficits?|distress|injur\w{1,3}|LOC)|denie[sd] (?:\p{L}+ )?(?:pain|injur|LOC)|negative|unremarkable|within normal|full (?:range|strength|duty)|much better|back to work|resolved|degenerative|arthrosis|chronic\w{0,4}|pre-?existing|normal)\b/iu;
/** What those who are sued knew, left undone or did away with, as their own papers note it. */
const LEFT_UNDONE =
  /\b(?:again|(?:2nd|3rd|4th|second|third|fourth) time|asked (?:in|for|twice|again)|not in (?:the )?budget|none out|no (?:cones?|signs?|one|notice|record|time|inspection)|overwritten|deleted|erased|wiped|shredded|lost|temporary|wait (?:till|until)|left (?:out|it|there)|leave it|short[- ]staffed|short \d|complain\w{1,4}|way to get out|don['’]?t put|facts only|resubmit|cracked|broken|rusted|leak\w{0,3}|nobody|NO ONE|keep it in the building|not documented|no file)\b/iu;

type RecordBearing = { favors: ActBearing['favors'] | 'unsure'; act?: ActBearing['act'] };

/** For whom a record speaks in a suit for a harm, by what it says and whose it is; `unsure` where that is not plain. */
function bearingOfRecord(
  model: CaseModel,
  fact: ModelFact,
  { actors, made }: { actors: Actors; made: 'first' | 'second' | undefined },
): RecordBearing {
  const record = recordIn(fact)!;
  const day = dayOfHarm(model);
  const { words } = record;
  const quoted = [...words.matchAll(/(?<=^|\s)’([^’]{8,}?)(?:’|$)/gu)]
    .map(([, inner = '']) => inner)
    .join(' ');
  if (OF_CARE.test(record.of) && !made) {
    const on = day === undefined || fact.date === undefined ? undefined : fact.date.localeCompare(day);
    if (on === undefined || !(isAboutHealth(model) || on === 0)) return { favors: 'unsure' };
    const [hurt, well] = [HURT, UNHURT].map((one) => one.test(words));
    // What hurt before is no part of this harm; that he was well before helps the one who sues.
    if (on < 0) return hurt && !well ? { favors: 'defending', act: 'earlier-harm' } : { favors: 'unsure' };
    if (OWN_DOING.test(quoted) && !HURT.test(quoted)) return { favors: 'defending', act: 'own-fault' };
    if (OWN_DOING.test(words)) return hurt ? { favors: 'unsure' } : { favors: 'defending', act: 'own-fault' };
    if (hurt !== well)
      return hurt ? { favors: 'claiming', act: 'harm' } : { favors: 'defending', act: 'found-well' };
    return { favors: 'unsure' };
  }
  if (OWN_DOING.test(quoted) && made !== 'first' && !LEFT_UNDONE.test(words.replace(quoted, '')))
    return { favors: 'defending', act: 'own-fault' };
  // What a camera or a witness notes of the one who sues.
  if (made !== 'first' && OF_THE_CLAIMANT.test(words) && OWN_DOING.test(words))
    return { favors: 'defending', act: 'own-fault' };
  if (made === 'second' && LEFT_UNDONE.test(words)) return { favors: 'claiming', act: 'fault' };
  const found = bearingOfAct(words, actors);
  return found && PLAIN.has(found.act) ? found : { favors: 'unsure' };
}

/** What a note says of a thing or of somebody by name, whoever "I" in it is. */
const PLAIN: ReadonlySet<ActBearing['act']> = new Set(['danger', 'fault', 'own-fault']);
const OF_THE_CLAIMANT = /^(?:The )?(?:plaintiff|claimant|customer|patient|guest|patron|tenant|resident)\b/i;

/** The day that the papers tell the most of: of a suit for a harm, the day of the harm. */
function dayOfHarm({ facts }: CaseModel): string | undefined {
  const days = new Map<string, number>();
  for (const { date, said } of facts)
    if (date && date.length === 10 && said[0] && recordIn({ said } as ModelFact) === undefined)
      days.set(date, (days.get(date) ?? 0) + 1);
  return [...days].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** For whom what a record says speaks in a suit; undefined for what no record says. */
export function ofARecord(
  read: ReadCase,
  fact: ModelFact,
  actors: Actors,
  { side }: Pick<Teller, 'side'>,
): { favors: 'ours' | 'theirs' | 'unsure'; act?: ActBearing['act'] } | undefined {
  const record = read.sides.criminal ? undefined : recordIn(fact);
  if (!record) return undefined;
  const [claims, defends] = [sideThat(read, 'claiming'), sideThat(read, 'defending')];
  const wrote = (names: readonly string[]): boolean =>
    record.by !== undefined && names.some((name) => surname(name) === surname(record.by!));
  // A clinic's notes in a party's file are the clinic's.
  const own = record.of.startsWith('the records of ') ? 'neither' : side;
  const made =
    wrote(actors.second) || (own === defends && own !== 'neither')
      ? 'second'
      : wrote(actors.first) || (own === claims && own !== 'neither')
        ? 'first'
        : undefined;
  const { favors, act } = bearingOfRecord(read.model, fact, { actors, made });
  if (favors === 'unsure') return { favors };
  return { favors: sideThat(read, favors) === 'ours' ? 'ours' : 'theirs', ...(act && { act }) };
}

/** A record or a message of a company's report, told by nobody whose side is known. */
export const isUnsigned = (fact: ModelFact, teller: Teller, kind: PaperKind | undefined): boolean =>
  teller.as === 'statement' &&
  teller.name === undefined &&
  (recordIn(fact) !== undefined || (kind === 'report' && isMessage(fact)));
