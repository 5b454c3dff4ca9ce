import type { ModelPerson } from '@lectern/contracts/case-model';
import type { counselIn } from '../case-fields/counsel.rules.js';
import { isInterview } from '../case-fields/interviews.rules.js';
import type { Exchange } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { answerOf, answered, questionOf } from './answers.js';
import { type SpokenOf, putAgain, turns } from './put-again.js';
import { isDeposition } from '../case-model/deposed.js';
import { capital } from './english/clauses.js';
import { appearsFor } from './appears-for.js';
import type { Brief } from './brief.js';
import { type OwnPaper, type OwnWords, paperOf } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { type ReadBackToHim, readBackToHim } from './exchange-read-back.js';
import { type ReadAloud, readAloud } from './read-aloud.js';

interface Around {
  names: readonly string[];
  friendly: (by: string | undefined) => boolean;
  crossed: (question: string) => boolean;
  /** A question with the name of whom its counsel calls "my client". */
  called: (question: string, by: string | undefined) => string;
  /** Whom counsel means by "he" or "she" in an exchange, where nobody else was spoken of. */
  spokenOf?: ((at: number) => SpokenOf | undefined) | undefined;
}

/** What a transcript holds of the witness: his answers as statements, and what he read aloud of earlier papers. */
export function sworn(
  document: CaseDocument,
  talks: readonly Exchange[],
  { names, friendly, crossed, called, spokenOf }: Around,
): OwnWords[] {
  const head = (document.pages[0]?.text ?? '').slice(0, 900);
  const interview = isInterview(document.pages);
  const deposition = !interview && isDeposition(document);
  const kind = deposition ? 'deposition' : interview ? 'interview' : 'testimony';
  const own = paperOf(document, kind);
  const paper: OwnPaper = {
    ...own,
    kind,
    name: deposition ? 'a deposition' : interview ? 'an interview' : own.name,
  };
  const asker = interview ? askerIn(head) : undefined;
  // "You told me": whoever asks is one of those who interviewed him.
  const named: Around['called'] = asker
    ? (question, by) => called(question, by).replace(TO_ME, `$1 ${asker}`)
    : called;
  const said = answered(talks, names, named).map(
    ({ text, words, question, page, leans, unclear, conceded, asked, at }, order) => ({
      text: asker ? toldTo(text, asker) : text,
      words,
      question,
      leans,
      at,
      turned: turns(talks[at]!, talks[at - 1]),
      ...(unclear && { unclear }),
      ...(conceded && { conceded }),
      ...(asked && { asked }),
      fact: factOf(document, `Q. ${question} A. ${words}`, page, order),
      own: true,
      thing: true,
      paper,
      from: kind,
      friendly: (kind === 'testimony' && !crossed(question)) || friendly(talks[at]!.by),
    }),
  );
  const asks = ({ by, question }: Exchange): boolean =>
    !interview && !friendly(by) && (kind !== 'testimony' || crossed(question));
  const { puts, kept } = putAgain(document, talks, said, { asks, called, spokenOf, paper });
  const backs = interview
    ? []
    : readToHim(
        talks,
        [...kept, ...puts].map(({ at, unclear }) => ({ at: at!, ...(unclear && { unclear }) })),
        friendly,
      ).map(({ at, text, answered, leans, ofPerson }): OwnWords => ({
        text,
        words: answerOf(talks[at]!),
        question: questionOf(talks[at]!),
        leans,
        at,
        turned: turns(talks[at]!, talks[at - 1]),
        asked: true,
        back: answered,
        ...(ofPerson && { ofPerson }),
        fact: factOf(
          document,
          `Q. ${questionOf(talks[at]!)} A. ${answerOf(talks[at]!)}`,
          talks[at]!.page,
          said.length + at,
        ),
        own: true,
        thing: true,
        paper,
        from: kind,
        friendly: kind === 'testimony' && !crossed(questionOf(talks[at]!)),
      }));
  return [
    ...[...kept, ...puts, ...backs].sort((a, b) => a.at! - b.at!),
    ...readAloud(talks)
      .filter(({ at }) => !friendly(talks[at]!.by))
      .map((one, order) => readOut(document, one, order)),
  ];
}

/** Exchanges of the other counsel of which no statement could be made, each read to him with its answer. */
function readToHim(
  talks: readonly Exchange[],
  said: readonly { at: number; unclear?: boolean }[],
  friendly: (by: string | undefined) => boolean,
): (ReadBackToHim & { at: number })[] {
  const stated = new Set(said.filter(({ unclear }) => unclear !== true).map(({ at }) => at));
  const found: (ReadBackToHim & { at: number })[] = [];
  let last = -Infinity;
  for (const [at, talk] of talks.entries()) {
    const back = stated.has(at) || friendly(talk.by) ? undefined : readBackToHim(talk);
    // "Hours?" goes with what was asked before it.
    const stands = back && (!back.leans || at - last <= (back.ofPerson ? FAR : 1));
    if (stands) found.push({ ...back, at });
    if (stands || stated.has(at)) last = at;
  }
  return found;
}

/** Exchanges over which "she" stays the same. */
const FAR = 6;

/** Who spoke with him, as they are called. */
const askerIn = (head: string): string =>
  /\bDET(?:\.|ECTIVE)/i.test(head)
    ? 'the detectives'
    : /\bINV(?:\.|ESTIGATOR)/i.test(head)
      ? 'the investigators'
      : /\b(?:OFC|OFFICER|DEPUTY|SGT|TROOPER|POLICE|SHERIFF)\b/i.test(head)
        ? 'the officers'
        : 'the interviewer';

const TO_ME = /\b([Yy]ou (?:told|showed|gave|asked)) (?:me|us)\b/g;

/** What is told in an interview is put as told there, and not as so. */
const toldTo = (text: string, whom: string): string =>
  /^You (?:told|said)\b|^You [^“”]{2,30}“/.test(text)
    ? text
    : `You told ${whom}: ${/^(?:You|Your|After|Before|When|On|At|In|The|An?|There|No|Nobody|Somebody|Everybody|Nothing|Everything|Some|All|Every|Each|Both|Two|Three|This|That|These|Those|If|While|Since|Because|They|He|She|Then|It)\b/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}`.replace(
        /: (?=\S)/,
        ' that ',
      );

/** What the witness read aloud of a paper, sentence by sentence. */
function readOut(document: CaseDocument, { words, page, paper, part }: ReadAloud, order: number): OwnWords {
  const fact = factOf(document, words, page, order);
  const { own, by, to, day, kind, noun, says, exhibit = says ?? 'the exhibit', about } = paper;
  const title = { ...factOf(document, paper.row, page, 0), id: `${fact.id}-paper` };
  const an = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const verb = paper.answers
    ? 'You answered'
    : own && kind === 'statement'
      ? 'You said in it'
      : own
        ? 'You wrote'
        : by && `${by} wrote`;
  return {
    text: `${verb ?? `${capital(part?.replace(/\b([ap]\.m)$/, '$1.') ?? says ?? exhibit)} says`}: “${words}”`,
    words,
    fact,
    own,
    thing: true,
    read: true,
    from: own && !paper.answers ? noun : exhibit,
    paper: {
      kind: own ? kind : 'report',
      name: own ? `${an} ${noun}${to ? ` to ${to}` : ''}` : exhibit,
      document,
      ...(day && { day }),
      ...(about && { about }),
      title,
    },
  };
}

type Pages = Parameters<typeof counselIn>[0];

/** "My client", as counsel of either side says it, by the name of that side's party. */
export function clientsCalled(
  brief: Brief,
  pages: Pages,
): (question: string, by: string | undefined) => string {
  const { client, opponent } = brief.read.sides;
  const ours = appearsFor(brief, 'ours', pages);
  const theirs = appearsFor(brief, 'theirs', pages);
  return (question, by) => {
    if (!MY_CLIENT.test(question)) return question;
    const party = ours(by) ? client : theirs(by) ? opponent : undefined;
    return party && !party.several ? question.replace(MY_CLIENT, party.short) : question;
  };
}
const MY_CLIENT = /\bmy client\b/i;

/** A tester for counsel who appears for the witness's own side: what he brought out is that side's story. */
export function friendly(
  brief: Brief,
  { side }: ModelPerson,
  pages: Pages,
): (by: string | undefined) => boolean {
  return side === 'neither' ? () => false : appearsFor(brief, side, pages);
}
