import { standsFor } from '../../case-model/allegiance.js';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { swornIn } from '../../case-model/testimony-facts.js';
import { type Brief, filled } from '../brief.js';
import { stumble } from '../english/sayable.js';
import { type Line, type Section, framing, part, resting, text } from '../line.js';
import { spokenCite } from '../spoken-cites.js';
import { appears } from './motion-on-pleading.js';
import { lookedUp, usualStandard } from './motion-kinds.js';
import { COMPELLING } from './motion-table.js';

const QUESTION = /^(?:(\d{1,2}) )?Q\.? ?(\S.*\?)$/;
const ANSWER = /^(?:\d{1,2} )?A\. /;
const REFUSES =
  /\b(?:instruct(?:ed|ing)?|direct(?:ed|ing)?|advis(?:e|ed|ing)) (?:\p{L}+ ){0,3}not to answer\b|^(?:Same\. )?(?:Do not|Don['’]t) answer\b/iu;
const SPEAKER = /^(?:\d{1,2} )?(?:M[RS]{1,2}|DR)\. [\p{Lu}\p{Ll} '’-]{2,30}: /u;
const BETWEEN = 5;
const LONGEST = 26;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** A question to a witness of the other side that counsel told him not to answer. */
interface Refused {
  witness: string;
  question: string;
  /** What was said instead. */
  said: string;
  sentences: FileSentence[];
}

/** The questions of the depositions that were refused: what a motion to compel is about. */
export function refusedQuestions({ read }: Brief): Refused[] {
  return read.papers
    .filter(({ kind }) => kind === 'transcript')
    .flatMap(({ document }) => {
      const witness = swornIn(document)?.name;
      const person = read.model.people.find(({ name }) => name === witness);
      if (!witness || !person || standsFor(read, person) !== 'theirs') return [];
      const own = read.sentences.filter((sentence) => sentence.document === document);
      return own.flatMap((sentence, at): Refused[] => {
        const [, row, question] = QUESTION.exec(sentence.text) ?? [];
        if (!question || stumble(question, LONGEST) === 'mark') return [];
        const next = own.slice(at + 1, at + 1 + BETWEEN);
        const ends = next.findIndex(({ text: said }) => ANSWER.test(said) || QUESTION.test(said));
        const before = ends < 0 ? next : next.slice(0, ends);
        const refusal = before.findIndex(({ text: said }) => REFUSES.test(withoutSpeaker(said)));
        if (refusal < 0) return [];
        const sentences = [sentence, ...before.slice(0, refusal + 1)];
        const said = withoutRows(
          sentences
            .slice(1)
            .map(({ text: one }) => one)
            .join(' '),
          Number(row),
        );
        return [
          { witness, question: withoutRows(question, Number(row)), said: withoutSpeaker(said), sentences },
        ];
      });
    })
    .slice(0, ORDINALS.length);
}

const withoutSpeaker = (said: string): string => said.replace(SPEAKER, '');

/** A transcript without the numbers of its rows, which go on by one. */
function withoutRows(said: string, row: number): string {
  let last = row;
  return (
    said
      .split(' ')
      .filter((word) => {
        if (Number(word) !== last + 1) return true;
        last += 1;
        return false;
      })
      .join(' ')
      // The row of the next question.
      .replace(/ Q\. .*$/, '')
  );
}

/** A motion to compel from depositions alone: each question, what was said instead of an answer, and its place. */
export function motionOnRefusals(brief: Brief, refused: readonly Refused[]): Section {
  const several = refused.length > 1;
  const [{ witness }] = refused as [Refused, ...Refused[]];
  const standard = usualStandard(brief, COMPELLING);
  const asks: Line = {
    ...resting(
      `We ask ${brief.forum.court} to order ${witness} to answer ${several ? 'the questions that were refused' : 'the question that was refused'}.`,
      { sources: refused.flatMap(({ sentences }) => sentences.map(sourceOf)) },
    ),
    reworded: true,
  };
  return text([
    part('There is no motion here yet', [
      framing('These papers hold testimony, no motion and no ruling.'),
      framing('They could carry a motion to compel: is that the one you bring?'),
    ]),
    part('What we ask', [
      framing(brief.forum.salutation),
      appears(brief),
      brief.slots.ask ? filled(brief, 'ask') : asks,
    ]),
    part(
      'The standard',
      standard.map(framing),
      COMPELLING.authority ? lookedUp(COMPELLING.authority) : undefined,
    ),
    ...refused.map(({ question, said, sentences }, at) => {
      const on = { sources: sentences.map(sourceOf) };
      const cite = spokenCite(brief, [], sentences);
      return part(`${ORDINALS[at]}: what was asked`, [
        { ...resting(`${ORDINALS[at]}: the question was, “${question}”`, on), reworded: true },
        { ...resting(`Instead of an answer counsel said, “${said}”`, on), reworded: true },
        ...(cite ? [cite] : []),
        filled(brief, 'answer'),
      ]);
    }),
    part('Their best point', [filled(brief, 'worst-fact')]),
    part('The request', [framing('I welcome your questions.')]),
  ]);
}
