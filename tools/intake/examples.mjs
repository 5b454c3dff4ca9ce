// Candidates of every field with their features, right when the scorer would accept them.
import { dateCandidates } from '../../services/content/dist/src/case-fields/candidates/date-candidates.rules.js';
import { factCandidates } from '../../services/content/dist/src/case-fields/candidates/fact-candidates.rules.js';
import { issueCandidates } from '../../services/content/dist/src/case-fields/candidates/issue-candidates.rules.js';
import { outcomeCandidates } from '../../services/content/dist/src/case-fields/candidates/outcome-candidates.rules.js';
import { kindCandidates } from '../../services/content/dist/src/case-fields/candidates/kind-features.rules.js';
import { partyCandidates } from '../../services/content/dist/src/case-fields/candidates/party-candidates.rules.js';
import { describing } from '../../services/content/dist/src/case-fields/candidates/sentence-features.rules.js';
import { sideFeatures } from '../../services/content/dist/src/case-fields/candidates/side-features.rules.js';
import { sideName } from '../../services/content/dist/src/case-fields/party-names.rules.js';
import { understand } from '../../services/content/dist/src/case-fields/understanding.rules.js';
import { nameMatch } from '../bench/pdf/name-match.mjs';
import { dateHit, phraseHit } from '../bench/pdf/score.mjs';

const LISTS = {
  facts: {
    of: (u) => factCandidates(u, u.ruled.facts, describing(u)),
    labels: (l) => l.keyFacts,
    share: 0.6,
  },
  // Each paper also as if the rules by name knew nothing of it: on a paper that nobody has seen they know less than here.
  issues: {
    of: (u) => issueCandidates(u, u.ruled.issues),
    without: (u) => issueCandidates(u, []),
    labels: (l) => l.legalIssues,
    share: 0.5,
  },
  outcome: {
    of: (u) => outcomeCandidates(u, u.ruled.outcome, describing(u)),
    labels: (l) => l.relief,
    share: 0.5,
  },
};

/** Everything about one document that training needs. */
export function examplesOf(doc, text) {
  const started = performance.now();
  const understanding = understand(text);
  const lists = {};
  const unruled = {};
  for (const [field, { of, without, labels, share }] of Object.entries(LISTS)) {
    const judged = (candidate) => ({
      ...candidate,
      right: labels(doc.labels).some((label) => phraseHit([candidate.value], label, share)),
    });
    lists[field] = of(understanding).map(judged);
    if (without) unruled[field] = without(understanding).map(judged);
  }
  lists.dates = dateCandidates(understanding, understanding.ruled.dates).map((candidate) => ({
    ...candidate,
    right: doc.labels.deadlines.some((date) => dateHit(candidate.value, date)),
  }));
  lists.kinds = kindCandidates(understanding).map((candidate) => ({
    ...candidate,
    right: doc.labels.caseType.accept.includes(candidate.value),
  }));
  lists.parties = partyCandidates(understanding).map((candidate) => ({
    ...candidate,
    right: partiesRight(candidate.caption, doc.labels),
  }));
  return {
    doc,
    understanding,
    lists,
    unruled,
    side: sideExample(understanding, lists.parties, doc.labels),
    ms: performance.now() - started,
  };
}

/** Both parties as labeled, in whatever order, and nobody else; a party that the paper does not name must be absent. */
function partiesRight({ first, second }, { plaintiff, defendant, otherParties = [] }) {
  const all = [...plaintiff.names, ...defendant.names];
  const is = (side, names) =>
    side !== undefined && names.some((name) => nameMatch(sideName(side), name, all));
  const known = (side) => side === undefined || is(side, [...all, ...otherParties]);
  const fits = (a, b) =>
    (is(a, plaintiff.names) || plaintiff.names.length === 0 || (plaintiff.optional && a === undefined)) &&
    (is(b, defendant.names) || (b === undefined && (defendant.names.length === 0 || defendant.optional)));
  return (
    known(first) && known(second) && (fits(first, second) || (second !== undefined && fits(second, first)))
  );
}

/** Whose paper it is, seen from the right caption: the words for the first side, and whether it is the first side's. */
function sideExample({ kind, pages }, parties, labels) {
  const { filingSide } = labels;
  if (filingSide !== 'plaintiff' && filingSide !== 'defendant') return undefined;
  const caption = parties.find(({ right }) => right)?.caption;
  if (!caption?.second) return undefined;
  const all = [...labels.plaintiff.names, ...labels.defendant.names];
  const plaintiffFirst = labels.plaintiff.names.some((name) => nameMatch(sideName(caption.first), name, all));
  return {
    features: sideFeatures(kind, caption, pages),
    right: plaintiffFirst === (filingSide === 'plaintiff'),
  };
}
