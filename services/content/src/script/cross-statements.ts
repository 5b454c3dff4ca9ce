import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { isCutAnswer } from '../case-model/cut-answers.js';
import { WHY } from './answers.js';
import type { Brief } from './brief.js';
import { BORN, RIGHTS, helpsUs } from './cross-serving.js';
import { isEdited } from '../case-model/corrections.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { GIFT, KIND, PRAISE } from './not-asked.js';
import type { OwnWords } from './own-paper.js';
import { crossedIn } from './crossed-in.js';
import { mayBePut } from './put-of-answers.js';
import { nameOf } from './name-of.js';
import { serves } from './serves.js';
import { type Placed, statementsFor } from './witness-statements.js';

/**
 * What is put to a witness besides the chapters on his own words: of his own papers what those chapters left, of every
 * other paper what it tells of him. An answer is put as a statement, or not at all.
 */
export function statementsBeside(
  brief: Brief,
  witness: ModelPerson,
  own: readonly OwnWords[],
  left: readonly OwnWords[],
): Placed[] {
  const suesUs = witness.side === 'theirs' && brief.model.side === 'defending';
  const adverse = witness.side === 'theirs';
  // What is told of him in the memo of his interview is read sentence by sentence.
  const memos = new Set(
    own.filter(({ paper }) => paper.memo).map(({ paper }) => paper.document.name as string | undefined),
  );
  const suspect = witness.role === 'the other side';
  const all = statementsFor(brief, witness).filter(
    ({ text, fact }) =>
      mayBeTold(brief, text, fact) &&
      !BORN.test(text) &&
      !(suesUs && PRAISE.test(text)) &&
      !(adverse && (GIFT.test(text) || KIND.test(text))) &&
      !memos.has(fact.sources[0]?.document?.name) &&
      !(brief.read.sides.criminal && suspect && RIGHTS.test(text)),
  );
  // What a witness of theirs says of our own people is their story.
  const ours = brief.model.people.filter(({ side, kind }) => side === 'ours' && kind === 'person');
  const ofOurs = ({ text }: Placed): boolean =>
    ours.some((one) => text.search(nameOf(one, brief.model.people)) === 0);
  const fits = serves(brief, witness);
  const helps = helpsUs(brief, witness);
  const rest = left.filter(
    (one) =>
      mayBePut(one) &&
      mayBeTold(brief, one.text, one.fact) &&
      !blamesOurs(brief, one) &&
      !isCutAnswer(one.text) &&
      (putByUs(brief, one) || bindsHim(brief, witness, one) || fits(one)) &&
      helps(one) &&
      // What he did not do to the witness, our own counsel asked for.
      (one.question === undefined ||
        one.conceded ||
        !ofOurs(one) ||
        / (?:did|was|were|had) not /.test(one.text)),
  );
  const documents = [
    ...new Set(own.filter(({ paper }) => !paper.embedded).map(({ paper }) => paper.document)),
  ];
  const of = (document: CaseDocument) => (one: Placed) =>
    one.fact.sources[0]?.document?.name === document.name;
  return [
    ...all.filter(
      (one) =>
        !documents.some((document) => of(document)(one)) && !(one.thing === true && documents.length > 0),
    ),
    ...rest.filter((one) => one.paper.embedded && !isTold(one, all)),
    ...documents.flatMap((document) =>
      own.some(({ paper, question }) => paper.document === document && question !== undefined)
        ? answersOf(brief, document, own, rest)
        : rest.filter(({ paper }) => paper.document === document && !paper.embedded),
    ),
  ];
}

/** Nothing that a court wrote or kept out, that the attorney corrected or left out, and no privileged paper, is put to a witness. */
export const mayBeTold = ({ read }: Brief, text: string, fact: ModelFact): boolean =>
  !fact.sources.some(({ document }) => read.keptOut.untold.has(document?.name ?? '')) &&
  (isEdited(fact) || !read.setAside?.has(fact.text)) &&
  !read.keptOut.holds(text) &&
  !read.keptOut.holds(fact.text);

/** What the file tells of him already is not asked again as what he told the police. */
function isTold({ text, paper }: OwnWords, all: readonly Placed[]): boolean {
  if (paper.kind !== 'interview') return false;
  const own = stemsOf(text.replace(/^You told the \p{Ll}+(?: that|:)/u, ''));
  return all.some((one) => sharedStems(own, stemsOf(one.text)) >= own.size * MOST_OF_IT);
}
const MOST_OF_IT = 0.7;

/** What our counsel, or for the prosecution the police, had put to him and he let stand. */
const putByUs = ({ model }: Brief, { conceded, paper }: OwnWords): boolean =>
  conceded === true && (paper.kind !== 'interview' || model.side === 'claiming');

/** What somebody of the other side told an interviewer is his own admission, unless he denies it (FRE 801(d)(2)). */
const bindsHim = ({ model, read }: Brief, witness: ModelPerson, { text, paper }: OwnWords): boolean =>
  paper.memo === true &&
  (witness.side === 'theirs' ||
    (witness.side === 'neither' && !read.sides.criminal && model.side === 'claiming')) &&
  !(read.sides.criminal && model.side === 'defending') &&
  !/^You (?:denied|refused|declined)\b/.test(text);

/** "You told the investigator that Ms. Pike wore no gloves": what he says of one of ours, but that he was called, asked or helped. */
function blamesOurs({ model }: Brief, { text, paper }: OwnWords): boolean {
  const [, told = ''] = /^(?:You told the \p{Ll}+|Asked [^“”]+, you said) that (.*)$/u.exec(text) ?? [];
  const rest = told.replace(/^(?:Mr|Ms|Mrs|Dr)\. /, '');
  return (
    paper.memo === true &&
    model.people.some(
      ({ side, name, kind }) =>
        side === 'ours' && kind === 'person' && name.split(' ').some((word) => rest.startsWith(`${word} `)),
    ) &&
    !SERVES_OURS.test(rest)
  );
}
const SERVES_OURS =
  /^\p{L}\S* (?:\p{L}\S* )?(?:had |also )?(?:left (?:an?|you)|called|asked|gave|paid|helped|warned|reported|complained|offered|sent|wrote|brought|did the work|told you)\b/u;

/** Answers of a transcript that can be put; of testimony in court what the other side's counsel brought out. */
function answersOf(
  brief: Brief,
  document: CaseDocument,
  own: readonly OwnWords[],
  left: readonly OwnWords[],
): Placed[] {
  const mine = own.filter(({ paper }) => paper.document === document);
  const crossed = crossedIn(brief, document);
  return left.filter(
    (one) =>
      mine.includes(one) &&
      one.read !== true &&
      (one.conceded === true || !WHY.test(one.question ?? '')) &&
      (one.paper.kind !== 'testimony' || crossed(one.question ?? '')),
  );
}
