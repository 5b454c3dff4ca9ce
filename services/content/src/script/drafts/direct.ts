import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import type { Forum } from '../conventions.js';
import { lowerFirst } from '../english/casing.js';
import { subjectOf } from '../english/clauses.js';
import { type SpokenDate, dateKey, datesIn } from '../english/dates.js';
import { isKindOfEvidence } from '../../case-fields/evidence.rules.js';
import { joined, nounPhrase, sentence } from '../english/phrases.js';
import { exchangeOf, isOpenQuestion } from '../exchange.js';
import { isPhrase } from '../narrative.js';
import { PRONOUN_SUBJECTS } from '../english/words.js';
import { type Line, type Section, framing, inTurn, list, resting } from '../line.js';
import { askable } from './cross.js';

const NEXT = [
  'What happened next?',
  'What did you see or hear at that point?',
  'Please describe what followed.',
  'What happened after that?',
  'How did that come about?',
  'What, if anything, do you remember next?',
];
const PERSON =
  /\b(?:client|plaintiff|defendant|manager|officer|driver|doctor|nurse|owner|employee|employer|supervisor|landlord|tenant|neighbor|wife|husband|mother|father|son|daughter|child|agent|director|president|clerk|guard|witness|buyer|seller|partner|contractor|inspector|technician|he|she|they)s?$/i;

/** Direct examination: open questions that let the witness tell it, one for each fact to be drawn out, in order of time. */
export function direct(file: CaseFile, forum: Forum): Section {
  const listener = forum.decider === 'jury' ? 'the jury' : 'the Court';
  const lines: Line[] = [
    framing(`Please introduce yourself to ${listener}.`),
    framing('How do you come to know about the events in this case?'),
  ];
  const asked = new Set<string>();
  const next = inTurn(NEXT);
  for (const fact of askable(file.facts)) {
    const own = question(fact, file, asked);
    asked.add(own ?? '');
    lines.push(resting(own ?? next(), fact));
  }
  // Nobody holds testimony in his hands.
  const kinds = file.evidence.filter(
    (item) => isKindOfEvidence(item.text) && !/\btestimony$/i.test(item.text),
  );
  if (kinds.length > 0)
    lines.push(
      resting(
        sentence(
          `Which of these have you seen or made yourself: ${joined(
            kinds.map((item) => lowerFirst(item.text, file.names)),
            'or',
          )}`,
        ).replace(/\.$/, '?'),
        ...kinds,
      ),
    );
  for (const item of file.evidence.filter((one) => !isKindOfEvidence(one.text))) {
    lines.push(
      resting(
        isPhrase(item)
          ? `What do you know about ${nounPhrase(item.text, file.names)}, and how do you know it?`
          : next(),
        item,
      ),
    );
  }
  lines.push(framing(`What else would help ${listener} understand what you saw, heard, or did?`));
  return list(lines);
}

/** The question names the time or the person and leaves the fact to the witness. */
/** What somebody has, is or wants is no deed to be asked for. */
const IS_STATE =
  /^\s+(?:has|have|had|is|are|was|were|wants?|needs?|knows?|knew|lives?|owns?)\s+(?!\p{L}+ed\b|been\b)/iu;

function question(fact: Said, file: CaseFile, asked: ReadonlySet<string>): string | undefined {
  const exchange = exchangeOf(fact.text);
  // What a witness was asked openly once can be asked so again.
  if (exchange) return isOpenQuestion(exchange) ? exchange.question : undefined;
  const choices: string[] = [];
  const date = datesIn(fact.text).find((one) => !isLimit(one, fact.text));
  if (date) choices.push(`What happened ${onDate(date)}?`, `What else do you remember from ${dated(date)}?`);
  const subject = fact.kind === 'statement' ? subjectOf(fact.text) : undefined;
  if (
    subject &&
    !PRONOUN_SUBJECTS.has(subject.split(' ')[0]!.toLowerCase()) &&
    !/^(?:\d|no\b|there\b|not\b|nothing\b|all\b|each\b|some\b)/i.test(subject)
  ) {
    const named = lowerFirst(subject, file.names);
    const person =
      (PERSON.test(named) || isParty(named, file)) && !IS_STATE.test(fact.text.slice(subject.length));
    choices.push(person ? `What, if anything, did ${named} do?` : `What can you tell us about ${named}?`);
    if (person) choices.push(`What else can you tell us about ${named}?`);
  }
  return choices.find((choice) => !asked.has(choice));
}

/** "Notice by May 31st", "until June 30": nothing has to have happened on that day. */
const isLimit = ({ text }: SpokenDate, fact: string): boolean =>
  /^(?:by|until|through|before)\b/i.test(text) ||
  /\b(?:by|until|through|before|no later than|due)\s+(?:the\s+)?$/i.test(fact.slice(0, fact.indexOf(text)));

function onDate(date: SpokenDate): string {
  if (/^(?:in|since|by|until|from|during|early|late|mid|of)\b/i.test(date.text))
    return `in ${date.text.replace(/^\D+/, '')}`;
  return date.day ? `on ${date.text}` : `in ${date.text}`;
}

const dated = (date: SpokenDate): string =>
  dateKey(date).startsWith('-') || date.day || date.month ? date.text : date.text.replace(/^\D+/, '');

const isParty = (name: string, file: CaseFile): boolean =>
  [file.client?.name, file.opponent?.name].some(
    (party) =>
      party !== undefined &&
      !/\b(?:Inc|LLC|Corp|Co|Ltd|LLP|Company|City|State|County|Bank|United States)\b/.test(party) &&
      party.toLowerCase().includes(name.toLowerCase()),
  );
