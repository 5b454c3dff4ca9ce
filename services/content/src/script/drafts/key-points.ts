import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from '../case-file.js';
import { CASE_TALK } from '../conventions.js';
import { lowerFirst } from '../english/casing.js';
import { capital } from '../english/clauses.js';
import { joined, sentence } from '../english/phrases.js';
import { shortened } from '../english/strength.js';
import { type Line, type Section, framing, list, resting } from '../line.js';
import { factLine, wanted } from '../narrative.js';
import { strongest } from './motion.js';

/** More than this does not fit on a cue card; the strongest stay. A witness outline keeps every fact. */
const FACTS_ON_CARD = 8;

/** Short points to speak from. */
export function keyPoints(file: CaseFile, scenario: ScenarioType): Section {
  const facts = scenario === 'witness-examination' ? file.facts : strongest(file.facts, FACTS_ON_CARD);
  return list([
    ...parties(file),
    ...file.issues.map((issue) =>
      resting(
        sentence(`Issue: ${issue.kind === 'question' ? issue.text : lowerFirst(issue.text, file.names)}`),
        issue,
      ),
    ),
    ...(scenario === 'jury-selection'
      ? CASE_TALK[file.caseType].panel.map((topic) => framing(`Ask about ${topic}.`))
      : []),
    ...facts.map((fact) =>
      fact.kind === 'statement' ? { ...factLine(fact), text: shortened(fact.text) } : factLine(fact),
    ),
    ...evidence(file),
    ...file.authorities
      .slice(0, 3)
      .map((authority) => resting(sentence(`Authority: ${authority.citation.text}`), authority)),
    ...file.asks.map((ask) => resting(sentence(`Ask: ${lowerFirst(wanted(ask.text), file.names)}`), ask)),
    ...file.times.map((time) => resting(sentence(`Time: ${time.text}`), time)),
  ]);
}

function parties({ client, opponent }: CaseFile): Line[] {
  if (client && opponent)
    return [resting(sentence(`${capital(client.name)} against ${opponent.name}`), client, opponent)];
  const one = client ?? opponent;
  return one ? [resting(sentence(client ? `For ${one.name}` : `Against ${one.name}`), one)] : [];
}

const evidence = (file: CaseFile): Line[] =>
  file.evidence.length > 0
    ? [
        resting(
          sentence(`Evidence: ${joined(file.evidence.map((item) => lowerFirst(item.text, file.names)))}`),
          ...file.evidence,
        ),
      ]
    : [];
