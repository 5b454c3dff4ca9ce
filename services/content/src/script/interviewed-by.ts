import type { ModelPerson } from '@lectern/contracts/case-model';
import { interviewIn } from '../case-fields/interviews.rules.js';
import { OFFICIAL } from '../case-model/allegiance.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import type { Told } from './direct-testimony.js';
import { countWords } from './english/count-words.js';
import { factOf } from './passage-fact.js';
import { talksOf } from '../case-model/talks.js';

const MOST = 10;
const MOST_TOPICS = 8;
const OFTEN = 3;
const [SHORTEST, LONGEST] = [4, 16];

interface Talk {
  question: string;
  asked: string;
  answer: string;
  page: number;
  at: number;
}

/** Things of which the interview speaks again and again, each with the first answer that tells something of it. */
function topicsOf(all: readonly Talk[]): { noun: string; of: Talk }[] {
  const counts = new Map<string, number>();
  for (const { question, answer } of all)
    for (const [, noun = ''] of `${question} ${answer}`.matchAll(
      /\b(?:the|a|my) (?:little |green |old )?(\p{Ll}{4,})\b/gu,
    ))
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return [...counts]
    .filter(([noun, count]) => count >= OFTEN && !VAGUE.test(noun))
    .flatMap(([noun]) => {
      const of = all.find(
        ({ answer }) =>
          TELLS.test(answer) && new RegExp(`\\b(?:the|a|my) (?:\\p{Ll}+ )?${noun}\\b`, 'u').test(answer),
      );
      return of ? [{ noun, of }] : [];
    })
    .slice(0, MOST_TOPICS);
}
const VAGUE =
  /^(?:hundred|thousand|dozen|first|last|rest|time|thing|things|same|other|next|house|home|couple|little|front|back|board|year|month|week|night|morning|door|lawyer|county|deal|minute|question|only|whole|right|best|end)$/;
/** It needs what was said before. */
const POINTS_BACK =
  /^(?:And|But|So|Then)\b|\b(?:that|this|it|he|she|they|him|her|them|those|these|there|what)\?$|\b(?:it|that|they|he|she|him|them)\b/i;
/** An answer that gives something to hold on to. */
const TELLS =
  /^(?!(?:No|Yes|Yeah|Well)?,? ?(?:sir|ma['’]am)?[.,]? ?(?:I don['’]t know)?[.]?$|\(|I don['’]t know)(?=(?:\S+ ){4})(?!.*\?$)/i;
const BETWEEN =
  /\b(?:want a|coke|water|coffee|lawyer|attorney|rights|understand|door|sign here|need to get|home|ready|okay\?)\b/i;

/**
 * An officer who took the recorded interview of the accused is asked what he asked and what the accused answered: the words of the
 * other side are evidence against it (FRE 801(d)(2)).
 */
export function interviewedBy(brief: Brief, witness: ModelPerson): Told[] {
  const { model, read } = brief;
  const accused = model.people.find(({ role, kind }) => role === 'the other side' && kind === 'person');
  if (!accused || !read.sides.criminal || model.side !== 'claiming' || !OFFICIAL.test(witness.name))
    return [];
  return read.papers.flatMap(({ document }): Told[] => {
    const interview = interviewIn(document.pages);
    const head = document.pages[0]?.text ?? '';
    if (
      !interview ||
      surname(interview.name).toLowerCase() !== surname(accused.name).toLowerCase() ||
      !head.includes(surname(witness.name))
    )
      return [];
    const all = talksOf(document).map((one, at) => ({ ...one, asked: lastOf(one.question), at }));
    const [first] = all;
    const able = all.filter(({ asked, answer }) => {
      const words = countWords(asked);
      return (
        /^[^“”"()]+\?$/.test(asked) &&
        words >= SHORTEST &&
        words <= LONGEST &&
        TELLS.test(answer) &&
        !POINTS_BACK.test(asked) &&
        !BETWEEN.test(asked)
      );
    });
    const name = surname(accused.name);
    const sworn = (question: string, of: readonly Talk[]): Told => {
      const text = of.map((one) => `Q. ${one.question} A. ${one.answer}`.replace(/\s+/g, ' ').trim());
      return {
        text: text[0]!,
        question,
        own: true,
        fact: factOf(document, text[0]!, of[0]!.page, of[0]!.at + 1),
      };
    };
    const head0: Talk = { question: '', asked: '', answer: '', page: first?.page ?? 1, at: -1 };
    const opening = [
      `When did you speak with ${accused.name}?`,
      `Where did you speak with ${name}?`,
      'Who else was in the room?',
      'How was the conversation recorded?',
    ].map((question): Told => ({
      ...sworn(question, [head0]),
      fact: factOf(document, headOf(head), head0.page, 0),
    }));
    const topics = topicsOf(all);
    const said = able.slice(0, MOST).map((one) => ({
      at: one.at,
      told: sworn(`What did ${name} answer when you asked, “${one.asked}”`, [one]),
    }));
    const about = topics.map(({ noun, of }) => ({
      at: of.at,
      told: sworn(`What, if anything, did ${name} tell you about the ${noun}?`, [of]),
    }));
    return [...opening, ...[...said, ...about].sort((a, b) => a.at - b.at).map(({ told }) => told)];
  });
}

/** The question itself, behind what the officer says before it. */
const lastOf = (question: string): string =>
  question
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!]) (?=\p{Lu})/u)
    .at(-1)!;
const HEAD_ROWS = 8;
const headOf = (text: string): string =>
  text
    .split('\n')
    .map((row) => row.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .slice(0, HEAD_ROWS)
    .join('; ');
