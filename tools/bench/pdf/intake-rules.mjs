// Which rules by name earn their place: how often what one of them reads is chosen, and how often rightly, where each paper was left out
// of training; and the rules without which a run is to be made.
import { CAPTION_READERS } from '../../../services/content/dist/src/case-fields/parties.rules.js';
import { ISSUE_RULES } from '../../../services/content/dist/src/case-fields/legal-issues.rules.js';
import {
  OUTCOMES_ASKED,
  OUTCOMES_GIVEN,
} from '../../../services/content/dist/src/case-fields/relief.rules.js';
import { phraseHit } from './score.mjs';

const TABLES = [CAPTION_READERS, ISSUE_RULES, OUTCOMES_GIVEN, OUTCOMES_ASKED];

/** Takes these rules out of their tables. */
export function leaveOut(names) {
  for (const name of names) {
    const table = TABLES.find((one) => Object.hasOwn(one, name));
    if (!table) throw new Error(`There is no rule ${name}`);
    delete table[name];
  }
}

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const counts = new Map();
const count = (name, { read, chosen, right }) => {
  const own = counts.get(name) ?? { read: 0, chosen: 0, right: 0 };
  counts.set(name, { read: own.read + read, chosen: own.chosen + chosen, right: own.right + right });
};

function countList(rules, fields, labels, share) {
  const chosen = new Set((fields ?? '').split('\n').map(plain).filter(Boolean));
  for (const [name, found] of rules) {
    const own = found.filter(({ value }) => chosen.has(plain(value)));
    count(name, {
      read: found.length,
      chosen: own.length,
      right: own.filter(({ value }) => labels.some((label) => phraseHit([value], label, share))).length,
    });
  }
}

const called = (table, input) => Object.entries(table).map(([name, rule]) => [name, rule(...input)]);

/** Counts what the rules read in one document and what of it stands in its fields. */
export function countRules({ understanding: u, lists, doc }, fields) {
  countList(
    called(ISSUE_RULES, [u.pages, u.passages, u.sentences]),
    fields.legalIssues,
    doc.labels.legalIssues,
    0.5,
  );
  countList(
    [
      ...called(OUTCOMES_GIVEN, [u.passages, u.sentences, u.kind]),
      ...called(OUTCOMES_ASKED, [u.passages, u.sentences, u.kind]),
    ],
    fields.desiredOutcome,
    doc.labels.relief,
    0.5,
  );
  const name = (side) => (side ? plain(side.names[0] ?? '') : '');
  for (const { caption, right, features } of lists.parties) {
    const shown = [caption.first, caption.second].every((side) => {
      const own = name(side);
      return own === '' || plain(`${fields.clientName} ${fields.opposingParty}`).includes(own);
    });
    for (const feature of Object.keys(features).filter((key) => key.startsWith('from-')))
      count(`parties ${feature.slice(5)}`, { read: 1, chosen: shown ? 1 : 0, right: shown && right ? 1 : 0 });
  }
}

/** One line for each rule. */
export function printRules() {
  console.log('\n  rule                            read  chosen  right');
  for (const [name, { read, chosen, right }] of counts)
    console.log(
      `  ${name.padEnd(30)} ${String(read).padStart(5)} ${String(chosen).padStart(7)} ${String(right).padStart(6)}`,
    );
}
