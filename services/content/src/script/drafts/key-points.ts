import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import { CASE_TALK } from '../conventions.js';
import { atomsOf } from '../english/atoms.js';
import { POINT_WORDS, brief, isRuling, upToBreak, wordCount } from '../english/brevity.js';
import { lowerFirst } from '../english/casing.js';
import { capital, kindOf } from '../english/clauses.js';
import { joined, sentence } from '../english/phrases.js';
import { shortened } from '../english/strength.js';
import { type Line, type Section, framing, list, resting } from '../line.js';
import { exchangeOf, readAloud } from '../exchange.js';
import { factLine, isHeading } from '../narrative.js';
import { spokenWishes } from '../wishes.js';
import { askable } from './cross.js';
import { strongest } from './motion.js';

/** More than this does not fit on a cue card; the strongest stay. A witness outline keeps every fact. */
const FACTS_ON_CARD = 8;
const FACTS_ON_FULL_CARD = 4;
const POINTS_ON_CARD = 12;
const MANY_HEADINGS = 3;
const ASKS_ON_CARD = 2;

/** Short points to speak from. */
export function keyPoints(file: CaseFile, scenario: ScenarioType): Section {
  const frame = [
    ...parties(file),
    ...issues(file),
    ...(scenario === 'jury-selection'
      ? CASE_TALK[file.caseType].panel.map((topic) => framing(`Ask about ${topic}.`))
      : []),
  ];
  const rest = [
    ...evidence(file),
    ...file.authorities
      .slice(0, 1)
      .map((authority) => resting(sentence(`Authority: ${authority.citation.text}`), authority)),
    ...asks(file),
    ...file.times
      .filter(({ text }) => wordCount(text) <= POINT_WORDS && !/^(?:filed|dated?)\b/i.test(text))
      .slice(0, 1)
      .map((time) => resting(sentence(`Time: ${time.text}`), time)),
  ];
  const room = Math.min(
    FACTS_ON_CARD,
    Math.max(FACTS_ON_FULL_CARD, POINTS_ON_CARD - frame.length - rest.length),
  );
  const facts =
    scenario === 'witness-examination'
      ? askable(file.facts).flatMap(outline)
      : strongest(telling(file.facts), room).map(pointOf);
  return list([...frame, ...facts, ...rest]);
}

/** What happened before what a court said of it, and no fact that has no short main clause when others do. */
function telling(facts: readonly Said[]): Said[] {
  const short = facts.filter(
    ({ kind, text }) => kind !== 'statement' || brief(text, POINT_WORDS) !== undefined,
  );
  const kept = short.length > 0 ? short : facts;
  const happened = kept.filter(({ text }) => !isRuling(text));
  return happened.length > 1 ? happened : [...kept];
}

function pointOf(fact: Said): Line {
  const exchange = exchangeOf(fact.text);
  if (exchange) return resting(readAloud(exchange, true), fact);
  if (fact.kind !== 'statement') return factLine(fact);
  const short = wordCount(fact.text) > POINT_WORDS ? brief(fact.text, POINT_WORDS) : undefined;
  const point = short ?? shortened(fact.text);
  return { ...factLine(fact), text: wordCount(point) > LONG_POINT_WORDS ? cutToPoint(point) : point };
}

/** A fact without a short main clause, up to a joint at which it still says something. */
function cutToPoint(point: string): string {
  const head = upToBreak(point.replace(/[.]$/, ''), LONG_POINT_WORDS);
  if (head === undefined) return point;
  const rest = point.slice(head.length);
  return kindOf(head) === 'statement' && !DENIES.test(rest) && !/^,?\s*(?:that|whether)\b/.test(rest)
    ? sentence(head)
    : point;
}

const LONG_POINT_WORDS = 28;
const DENIES = /\b(?:not|no|never|without|unless|except|denie[sd]|false)\b|n['’]t\b/i;

/** An examiner needs every fact, so a long one is cut at its joints first. */
function outline(fact: Said): Line[] {
  if (fact.kind !== 'statement' || wordCount(fact.text) <= POINT_WORDS) return [pointOf(fact)];
  return atomsOf(fact.text).map((atom) => pointOf({ ...fact, text: sentence(atom) }));
}

/** Headings share one line; questions have one each. */
function issues(file: CaseFile): Line[] {
  const headings = file.issues.filter(isHeading);
  const listed = headings.length >= MANY_HEADINGS ? headings : [];
  const own = file.issues
    .filter((issue) => !listed.includes(issue))
    .slice(0, listed.length > 0 ? MANY_HEADINGS - 1 : MANY_HEADINGS)
    .map((issue) => {
      const short = brief(issue.text, POINT_WORDS) ?? question(issue.text);
      return resting(
        sentence(`Issue: ${issue.kind === 'question' ? issue.text : lowerFirst(short, file.names)}`),
        issue,
      );
    });
  if (listed.length === 0) return own;
  const names = fitting(listed.map(({ text }) => lowerFirst(text, file.names)));
  return [...own, resting(sentence(`Issues: ${joined(names)}`), ...listed)];
}

/** A question without its reasons. */
const question = (text: string): string =>
  wordCount(text) > POINT_WORDS
    ? text
        .replace(/, as [^,]{5,80},/, '')
        .replace(/\s+(?:because|as interpreted|given that|in light of)\b.*$/s, '')
    : text;

/** The first names of a list that fit on one line. */
function fitting(names: readonly string[]): string[] {
  const fit: string[] = [];
  for (const name of names) if (wordCount([...fit, name].join(' ')) <= POINT_WORDS - 2) fit.push(name);
  return fit.length > 0 ? fit : names.slice(0, 1);
}

/** The first wishes, each as short as it can be said. */
function asks(file: CaseFile): Line[] {
  return spokenWishes(file)
    .slice(0, ASKS_ON_CARD)
    .map(({ said, text }) => {
      const short = wordCount(text) <= POINT_WORDS ? text : (upToBreak(text, POINT_WORDS) ?? text);
      return resting(sentence(`Ask: ${lowerFirst(short, file.names)}`), said);
    });
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
          sentence(
            `Evidence: ${joined(fitting(file.evidence.map((item) => lowerFirst(item.text, file.names))))}`,
          ),
          ...file.evidence,
        ),
      ]
    : [];
