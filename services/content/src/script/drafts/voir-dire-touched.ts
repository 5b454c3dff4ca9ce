import type { Brief } from '../brief.js';
import { sayableEvents } from '../heard-by-judge.js';
import { EVENTS } from './voir-dire-events.js';
import { FAMILY } from './voir-dire-family.js';
import { MATTERS } from './voir-dire-matters.js';
import { HARMS, MONEY } from './voir-dire-harms.js';
import { PROOF } from './voir-dire-proof.js';
import { TOPICS, type Topic } from './voir-dire-topics.js';
import { TRADES } from './voir-dire-trades.js';

/** Of each group so many at most: a panel is asked about what happened, who works how, what was suffered, and what is proof. */
const GROUPS: readonly { topics: readonly Topic[]; most: number; always?: true }[] = [
  { topics: MATTERS, most: 4 },
  { topics: [...TOPICS, ...EVENTS, ...FAMILY], most: 4 },
  { topics: TRADES, most: 3 },
  { topics: HARMS, most: 3 },
  { topics: MONEY, most: 1, always: true },
  { topics: PROOF, most: 2 },
];
const MOST = 11;
const WORDS_A_TOPIC = 125;
const MOST_HITS = 6;
/** A word of a long file that stands in fewer than one of so many sentences is beside the case. */
const OFTEN = 90;
const LONG_STORY = 8;

/** The attitudes that a file touches, those first that it is most about. */
export function topicsTouched(brief: Brief): Topic[] {
  const facts = sayableEvents(brief);
  const told = facts.flatMap(({ said }) => said).join('\n');
  const claimed = `${brief.read.details.legalIssues ?? ''}\n${brief.model.claims.map(({ name }) => name).join('\n')}`;
  const beside = besides(brief);
  // A word that occurs once in a long story is not what the case is about.
  const least = Math.max(facts.length > LONG_STORY ? 2 : 1, Math.round(brief.read.sentences.length / OFTEN));
  const weighed = GROUPS.flatMap(({ topics, most, always }) =>
    topics
      .filter(({ when }) => when?.(brief) ?? true)
      .map((topic) => {
        const hits = count(topic, told) + count(topic, claimed);
        const all = hits + count(topic, beside);
        return {
          topic,
          all,
          hits,
          always,
          weight: Math.min(all, MOST_HITS) + (topic.once ? 2 : 0) + Math.min(hits, 2),
        };
      })
      .filter(({ topic, all, hits }) => all >= (topic.once && hits > 0 ? 1 : topic.once ? 2 : least))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most),
  );
  const room = Math.max(3, Math.min(MOST, Math.round(brief.words / WORDS_A_TOPIC)));
  const kept = new Set(weighed.filter(({ always }) => always));
  for (const one of [...weighed].sort((a, b) => b.weight - a.weight)) if (kept.size < room) kept.add(one);
  return [...kept].sort((a, b) => b.weight - a.weight).map(({ topic }) => topic);
}

const count = ({ found }: Topic, text: string): number =>
  text.match(new RegExp(found.source, `${found.flags}g`))?.length ?? 0;

/** What the papers tell beside the events that can be said; what a court decides and a brief argues, a jury never hears. */
function besides({ read, model }: Brief): string {
  const known = new Set(model.facts.map(({ text }) => text));
  const argued = /^(?:order|opinion|brief|motion)$/;
  const told = read.papers.filter(({ kind }) => !argued.test(kind));
  const papers = new Set((told.length > 0 ? told : read.papers).map(({ document }) => document));
  return read.sentences
    .filter(
      ({ document, section, text }) =>
        papers.has(document) && section !== 'relief' && section !== 'aside' && !known.has(text),
    )
    .map(({ text }) => text)
    .join('\n');
}
