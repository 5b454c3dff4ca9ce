import type { Drafts } from './draft.js';
import type { Line } from './line.js';

const PLAIN = /, correct\?$/;
/** Words that are read out, and a day of its own, take no tag: the voice asks. */
const READ = /”, correct\?$|^(?:That was|You answered|You were asked)\b/;
const PAST =
  /^You (?:\p{L}+ly )?(?!(?:were|had|did|could|would|have|are|do|can|will|never|need|red|fed|shed|sped|bred|bled|led|wed)\b)\p{Ll}+(?:ed|id|ew|ote|oke|aw|ook|ent|old|ame|ave|elt|eft|ent|ade|aid|eard|ut)\b/u;
const TAGS: [RegExp, string][] = [
  [/^You (?:did not|never)\b/, 'did you'],
  [/^You were not\b/, 'were you'],
  [/^You had not\b/, 'had you'],
  [/^You were\b/, 'weren’t you'],
  [/^You are\b/, 'aren’t you'],
  [PAST, 'didn’t you'],
];
/** How the questions of a chapter ask, one after the other. */
const TURNS = ['correct', 'none', 'own', 'none', 'right', 'none'] as const;

/** Cross-examination as it is spoken: not every question ends with the same word. */
export function withSpokenTags(drafts: Drafts): Drafts {
  const section = drafts.cross_examination_questions;
  if (section?.form !== 'list') return drafts;
  let turn = 0;
  const lines = section.lines.map((line): Line => {
    if (!PLAIN.test(line.text)) return line;
    if (line.part) turn = 0;
    const text = spoken(line.text, TURNS[turn++ % TURNS.length]!);
    return text === line.text ? line : { ...line, text };
  });
  return { ...drafts, cross_examination_questions: { ...section, lines } };
}

function spoken(text: string, how: (typeof TURNS)[number]): string {
  const bare = text.replace(PLAIN, '');
  // Words that ask themselves keep their tag.
  if (READ.test(text)) return how === 'correct' || how === 'right' || /\?”$/.test(bare) ? text : `${bare}?`;
  if (how === 'none') return `${bare}?`;
  if (how === 'right') return `${bare}, right?`;
  const own = how === 'own' ? TAGS.find(([pattern]) => pattern.test(bare))?.[1] : undefined;
  return own ? `${bare}, ${own}?` : text;
}
