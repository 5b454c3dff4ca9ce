import { dateKey, datesIn } from '@lectern/legal-text/dates';
import { findDoctrines } from '@lectern/legal-text/knowledge/find-doctrines';
import { formFacts, formRequests, isForm } from '../form-lines.rules.js';
import { tellsWhatWasFiled } from '../clerks-paper.rules.js';
import { OBJECTS } from '../discovery.rules.js';
import type { ExtractedValue } from '../extracted-value.js';
import { partyWords } from '../party-fields.rules.js';
import type { Understanding } from '../understanding.rules.js';
import { DATE_CHOICE, dateCandidates, isDayOfPaper, isTimeToKeep } from './date-candidates.rules.js';
import { FACT_CHOICE, factCandidates } from './fact-candidates.rules.js';
import { ISSUE_CHOICE, issueCandidates } from './issue-candidates.rules.js';
import { kindCandidates } from './kind-features.rules.js';
import { logOdds, probability } from './linear-model.rules.js';
import { OUTCOME_CHOICE, dispositions, mayBeAsked, outcomeCandidates } from './outcome-candidates.rules.js';
import { type Chosen, chooseBest, listedFirst } from './ranking.rules.js';
import { type Describe, describing } from './sentence-features.rules.js';
import type { Models } from './weights.rules.js';

/** Less likely than this, no kind of case is named. */
const LEAST_KIND = 0.2;
const KINDS_OFFERED = 2;
const FORMAL = 0.9;
/** Between two kinds as close as this, the one with the surest words is named. */
const CLOSE = 0.05;

/** What a docket number, a charging paper or a court of one kind says is not weighed against words. */
const formal = ({ formally }: { formally: number }): number => formally;

/** The kind of case that most speaks for, out of all of them. */
export function chooseKind(understanding: Understanding, model: Models['kinds']): Chosen {
  if (understanding.caption === undefined && understanding.docket === undefined && !understanding.court.court)
    return { chosen: [], runnersUp: [] };
  const candidates = kindCandidates(understanding);
  const ranked = candidates
    .map(({ value, page, quote, features }) => ({
      value,
      page,
      quote,
      confidence: probability(logOdds(model, features)),
      formally: features.formal ?? 0,
      ruled: features.ruled === 1,
      sure: features.ruledSurely === 1 ? CLOSE : 0,
    }))
    .filter(({ confidence, ruled }) => confidence >= LEAST_KIND || ruled)
    .sort((a, b) => formal(b) - formal(a) || b.confidence + b.sure - a.confidence - a.sure);
  const shown = ranked.map(({ value, page, quote, confidence, formally }) => ({
    value,
    page,
    quote,
    confidence: Math.max(confidence, formally * FORMAL),
  }));
  return { chosen: shown.slice(0, 1), runnersUp: shown.slice(1, 1 + KINDS_OFFERED) };
}

/** Items of a prayer, counts and charges under their headings: the paper says itself that this is its list. */
const LISTED = 0.88;
const isListed = ({ confidence }: { confidence: number }): boolean => confidence >= LISTED;

/** So much of what the paper asks for elsewhere is shown with its prayer. */
const BESIDE_A_PRAYER = 2;

/** Of a form's printed words only whole sentences of some length tell anything; "If there are ..." asks. */
const SAYS = /^(?!If\b|\(|\d)(?:\S+ ){7,}/;

/** What happened, what is in dispute, what is asked, and when what is due. */
export function chooseLists(
  understanding: Understanding,
  models: Models,
): Record<'facts' | 'issues' | 'outcome' | 'dates', Chosen> {
  const { ruled } = understanding;
  const describe = describing(understanding);
  const dates = chosenDates(understanding, models.dates);
  if (understanding.clerks)
    return {
      facts: filedFacts(understanding, models.facts, describe),
      issues: NOTHING,
      outcome: NOTHING,
      dates,
    };
  const issues = issueCandidates(understanding, ruled.issues).filter(
    // What answers are only objected to with is not what the case is about.
    ({ quote }) => !understanding.answers || !OBJECTS.test(quote),
  );
  return {
    facts: chosenFacts(understanding, models.facts, describe),
    issues: inOrderOfRules(
      ruled.issues,
      listedFirst(listedIssues(ruled.issues), chooseBest(issues, models.issues, ISSUE_CHOICE), ISSUE_CHOICE),
    ),
    outcome: chosenOutcome(understanding, models.outcome, describe),
    dates,
  };
}

const NOTHING: Chosen = { chosen: [], runnersUp: [] };

/** Of a clerk's letter only who has filed what is a fact; how to file is none. */
function filedFacts(understanding: Understanding, model: Models['facts'], describe: Describe): Chosen {
  const names = partyWords(understanding.caption);
  const candidates = factCandidates(understanding, understanding.ruled.facts, describe);
  return chooseBest(
    candidates.filter(({ quote }) => tellsWhatWasFiled(quote, names)),
    model,
    { ...FACT_CHOICE, leastShown: FACT_CHOICE.leastOffered },
  );
}

/** Counts are all that is claimed; questions are some of what is asked. */
function listedIssues(ruled: ExtractedValue[]): { items: ExtractedValue[]; closed: boolean } {
  const items = ruled.filter(isListed);
  return { items, closed: !items.every(({ value }) => /^whether\b/i.test(value)) };
}

/** So sure is a rule of what the paper makes a claim, a charge or a point. */
const CLAIMED = 0.82;

/** Claims stand in the order in which the paper makes them: those that the rules found keep their order among themselves. */
function inOrderOfRules(ruled: ExtractedValue[], { chosen, runnersUp }: Chosen): Chosen {
  const claims = ruled.filter(
    ({ value, confidence }) =>
      confidence >= CLAIMED || findDoctrines(value).some(({ sort }) => sort === 'claim'),
  );
  const rank = new Map(claims.map(({ value }, at) => [value.toLowerCase(), at]));
  const rankOf = ({ value }: ExtractedValue) => rank.get(value.toLowerCase());
  const ordered = chosen.filter((one) => rankOf(one) !== undefined).sort((a, b) => rankOf(a)! - rankOf(b)!);
  return { chosen: chosen.map((one) => (rankOf(one) === undefined ? one : ordered.shift()!)), runnersUp };
}

/** Told in the order of the document. Testimony is told as question and answer, and a form by what is filled in. */
function chosenFacts(understanding: Understanding, model: Models['facts'], describe: Describe): Chosen {
  const { pages, ruled, transcript, answers, sentences } = understanding;
  const { most } = FACT_CHOICE;
  const answered = answers ?? (transcript ? ruled.facts : undefined);
  if (answered) return { chosen: answered.slice(0, most), runnersUp: answered.slice(most, 2 * most) };
  const candidates = factCandidates(understanding, ruled.facts, describe);
  // A short paper is all facts.
  const leastShown = candidates.length <= most ? FACT_CHOICE.leastOffered : FACT_CHOICE.leastShown;
  const { chosen, runnersUp } = chooseBest(candidates, model, { ...FACT_CHOICE, leastShown });
  const order = new Map(sentences.map(({ text }, at) => [text, at]));
  const prayed = ruled.outcome.filter(isListed);
  const told = chosen
    .filter(({ quote }) => !prayed.some((item) => item.quote.includes(quote)))
    .sort((a, b) => (order.get(a.quote) ?? 0) - (order.get(b.quote) ?? 0));
  const form = isForm(pages);
  return {
    chosen: [...formFacts(pages), ...told.filter(({ value }) => !form || SAYS.test(value))].slice(0, most),
    runnersUp,
  };
}

/** The boxes checked on a form say what is asked, and nothing else does. */
function chosenOutcome(understanding: Understanding, model: Models['outcome'], describe: Describe): Chosen {
  const { most } = OUTCOME_CHOICE;
  const asked = formRequests(understanding.pages);
  if (asked.length > 0) return { chosen: asked.slice(0, most), runnersUp: asked.slice(most, 2 * most) };
  const { ruled, answers, transcript } = understanding;
  // Whoever answers questions asks for nothing.
  if (answers || transcript) return NOTHING;
  const prayed = ruled.outcome.filter(isListed);
  const beside = ruled.outcome.filter((one) => !isListed(one) && mayBeAsked(one)).slice(0, BESIDE_A_PRAYER);
  const listed =
    prayed.length > 0
      ? { items: [...prayed, ...beside], closed: true }
      : { items: dispositions(understanding), closed: false };
  return listedFirst(
    listed,
    chooseBest(outcomeCandidates(understanding, ruled.outcome, describe), model, OUTCOME_CHOICE),
    OUTCOME_CHOICE,
  );
}

const dayOf = ({ value }: ExtractedValue): string => datesIn(value).map(dateKey).sort().at(-1) ?? '';

/** So many days of the paper itself (argued, decided, filed) stand beside what must be kept. */
const DAYS_OF_PAPER = 3;

/** Deadlines and hearings, likeliest first, then the days of the paper itself in their order. A day on which something happened is a fact. */
function chosenDates(understanding: Understanding, model: Models['dates']): Chosen {
  const best = chooseBest(dateCandidates(understanding, understanding.ruled.dates), model, DATE_CHOICE);
  const ofPaper = best.chosen.filter(({ value }) => isDayOfPaper(value)).slice(0, DAYS_OF_PAPER);
  const toKeep = best.chosen.filter(({ value }) => !isDayOfPaper(value) && isTimeToKeep(value));
  const chosen = [...toKeep, ...ofPaper.sort((a, b) => dayOf(a).localeCompare(dayOf(b)))];
  const runnersUp = [...best.chosen.filter((one) => !chosen.includes(one)), ...best.runnersUp];
  return {
    chosen,
    runnersUp: runnersUp.filter(({ value }) => isTimeToKeep(value)).slice(0, DATE_CHOICE.runnersUp),
  };
}
