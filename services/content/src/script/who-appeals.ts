import type { ModelSource } from '@lectern/contracts/case-model';
import { sourceOf } from '../case-model/facts.js';
import type { Brief } from './brief.js';
import { type Whose, other, partyMeant } from './party-meant.js';

/** Who appeals, and where the file says so. */
export interface Appeal {
  by: Whose;
  sources: ModelSource[];
}

const APPELLANT = /\b(?:appellant|petitioner)s?\b/i;
const APPELLEE = /\b(?:appellee|respondent)s?\b/i;
const CROSS = /\bcross-?\s?appell|\bcross-?\s?petition/i;
const HIGHER = /^(?:appellate|supreme)$/;
/** "Balmert appeals the judgment", "the employer has appealed", "Wolf's obtained permission to pursue an interlocutory appeal". */
const TAKES_APPEAL =
  /^(.{2,120}?)(?:,? (?:who|now|timely|then|has|have|also|again)){0,2},? (?:appeal(?:s|ed)?(?= (?:the|from|his|her|its|their|this|that|to|and|a|an|arguing|asserting|contending)\b|[.,;])|(?:brings|filed|files|took|takes|noticed) (?:this|an|a timely|a notice of) ?(?:interlocutory )?appeal|(?:sought|petitioned for|seeks) (?:certiorari|further review|review of)|challenges? the (?:\p{L}+ ){0,2}court['’]s|obtained permission .{0,60}\bappeal)/iu;
/** An appeal to an agency, or in another case. */
const NOT_TO_COURT =
  /\badministrative(?:ly)?\b|\b(?:denial of (?:his|her|its|their) (?:claim|benefits|disability)|in-house|to the (?:plan|insurer|agency|board|commission|department))\b/i;

/**
 * Who takes the appeal by the file: by the role beside a name in the caption, else by what the court's paper says ("the employer
 * has appealed"); of a trial court's order, who lost it. Undefined where both appeal, and where nothing tells.
 */
export function whoAppeals(brief: Brief): Appeal | undefined {
  const { read } = brief;
  if (read.typed) return undefined;
  const meant = partyMeant(brief);
  const higher = HIGHER.test(read.details.jurisdiction ?? '');
  const told = read.sentences.flatMap((sentence): Appeal[] => {
    const text = sentence.text
      .replace(/^[^:“”"]{3,60}\b(?:Judge|Justice)[.:]+ /u, '')
      .replace(/^In this (?:interlocutory )?appeal, /i, '');
    if (NOT_TO_COURT.test(text)) return [];
    const subject = TAKES_APPEAL.exec(text)?.[1];
    const named = subject ?? (higher ? NAMED_APPELLANT.exec(text)?.[1] : undefined);
    const by = named && subjectOf(named, meant);
    return by ? [{ by, sources: [sourceOf(sentence)] }] : [];
  });
  for (const { caption, document } of read.papers) {
    if (!caption || !higher) continue;
    const [one, two] = [caption.first, caption.second].map((party) =>
      party ? `${party.roles.join(' ')} ${party.quote}` : '',
    );
    if (CROSS.test(`${one} ${two}`)) return undefined;
    const appellant = pick(one!, two!, APPELLANT) ?? swapped(pick(one!, two!, APPELLEE));
    const party = appellant === 'first' ? caption.first : appellant && caption.second;
    const by = party && sideOfNames(party.names, meant);
    if (by)
      return {
        by,
        sources: [
          {
            document: { name: document.name, ...(document.id && { id: document.id }) },
            page: caption.page,
            quote: party.quote,
          },
        ],
      };
  }
  const sides = new Set(told.map(({ by }) => by));
  return higher && sides.size === 1 ? told[0] : undefined;
}

const pick = (one: string, two: string, role: RegExp): 'first' | 'second' | undefined =>
  role.test(one) === role.test(two) ? undefined : role.test(one) ? 'first' : 'second';
const swapped = (place: 'first' | 'second' | undefined): 'first' | 'second' | undefined =>
  place && (place === 'first' ? 'second' : 'first');

function sideOfNames(names: readonly string[], meant: ReturnType<typeof partyMeant>): Whose | undefined {
  const sides = new Set(names.map(meant).filter((one) => one !== undefined));
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** The party with which the subject of a sentence opens or ends. */
function subjectOf(subject: string, meant: ReturnType<typeof partyMeant>): Whose | undefined {
  const whole = meant(subject);
  if (whole) return whole;
  const words = subject.replace(/,.*$/, '').split(' ');
  for (let most = Math.min(6, words.length); most > 0; most -= 1) {
    const by = meant(words.slice(0, most).join(' '));
    if (by) return by;
  }
  return undefined;
}

/** "Appellant Vanessa St. Pierre claims", "Petitioner Tarrant Regional Water District (Tarrant), a Texas agency". */
const NAMED_APPELLANT =
  /^(?:Plaintiff|Defendant)?[-–—]?(?:Appellant|Petitioner)s? (\p{Lu}[\p{L}.’' ]{2,60}?)(?= \(|,| \p{Ll})/u;

/**
 * Who won on appeal by the court's paper: the appellant where it reverses or vacates, the appellee where it affirms. Undefined
 * where it does both, or does not say.
 */
export function whoWon(brief: Brief): Whose | undefined {
  const appeal = whoAppeals(brief);
  if (!appeal) return undefined;
  const courts = brief.read.papers.filter(({ author }) => author === 'court').map(({ document }) => document);
  const texts = brief.read.sentences
    .filter(({ document }) => courts.includes(document))
    .map(({ text }) => text);
  const affirms = texts.some((text) => AFFIRMS.test(text));
  const reverses = texts.some((text) => REVERSES.test(text));
  return affirms === reverses ? undefined : affirms ? other(appeal.by) : appeal.by;
}
const AFFIRMS =
  /\bwe (?:therefore |accordingly |thus |hereby |now )?affirm\b|\b(?:is|are) (?:hereby |therefore )?affirmed\b|^(?:judgment |order )?affirmed\b/iu;
const REVERSES =
  /\bwe (?:therefore |accordingly |thus |hereby |now )?(?:reverse|vacate)\b|\b(?:is|are) (?:hereby |therefore )?(?:reversed|vacated)\b|^(?:judgment |order )?(?:reversed|vacated)\b/iu;
