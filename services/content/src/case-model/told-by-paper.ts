import type { Called } from './called.js';
import { Designations, type Designated } from './designations.js';
import { withDocumentWords } from './document-words.js';
import { isNothingElse, messageFacts } from './emails.js';
import { tellable } from './facts.js';
import { type FileSentence, fileSentences } from './file-sentences.js';
import { representsHimself, speakerOf } from './first-person.js';
import { speakerIn, statementsIn } from './statements-in.js';
import { otherFirstName } from './namesakes.js';
import { laboratoryEnglish } from './laboratory-english.js';
import { type Paper, accountOf } from './paper.js';
import { inPoliceEnglish } from './police-english.js';
import { RECORDS } from './record-facts.js';
import { reportSections, sectionOf, speaksOfUnnamed } from './report-sections.js';
import { reportWriter } from './report-writer.js';
import { type Sides, surname, tellsInsurance } from './sides.js';
import type { Tellable } from './tellable.js';
import { testimonyFacts } from './testimony-facts.js';

/** Who says "I" in a document, and what it calls those of whom it tells. */
export interface Voice {
  called: Called;
  speaker: string | undefined;
}

/** What one paper tells, and in whose words. */
export interface ToldByPaper {
  paper: Paper;
  sentences: FileSentence[];
  told: Tellable[];
  speaker: string | undefined;
  voice: Voice;
  designated: Designated[];
}

interface Around {
  sides: Sides;
  called: Called;
  /** The names of the parties. */
  sued: readonly string[];
  writers: { parties: readonly string[]; text: string };
}

/** The sentences of a paper, and what of them can be told: answers of a transcript, messages, rows of a record, or its prose. */
export function toldByPaper(paper: Paper, { sides, called, sued, writers }: Around): ToldByPaper {
  const sentences = fileSentences(paper.document);
  const designations = new Designations(paper.document, sides);
  const isReport = paper.kind === 'report' || paper.kind === 'form' || designations.people.length > 0;
  const calledHere = isReport ? called.inReport(designations) : called;
  const speaker =
    paper.kind === 'transcript'
      ? undefined
      : (speakerOf(paper.document.pages) ?? ownSpeaker(paper, sides) ?? reportWriter(paper));
  const statements = statementsIn(paper.document.pages);
  const sections = paper.kind === 'transcript' ? [] : reportSections(paper.document.pages);
  const messages = paper.kind === 'transcript' || paper.caption ? [] : messageFacts(paper.document, writers);
  const quoted =
    paper.kind === 'transcript'
      ? testimonyFacts(
          paper.document,
          (text) => called.named(text),
          (witness) => called.isShared(surname(witness)) || sued.some((name) => isNamesake(name, witness)),
        )
      : isNothingElse(paper.document, sued)
        ? messages
        : [];
  const told =
    // What a transcript holds beside its questions and answers is the reporter's.
    quoted.length > 0 || paper.kind === 'transcript'
      ? quoted
      : withDocumentWords(
          sentences,
          { called, parties: sued, messages, ...(RECORDS.has(paper.kind) && { records: writers }) },
          (own) =>
            tellable(own, calledHere, {
              kind: paper.kind,
              plain: reportWriter(paper) ? inPoliceEnglish : laboratoryEnglish(paper.document),
              by: (sentence) =>
                sectionOf(sentence, sections)?.speaker ?? speakerIn(sentence, statements, speaker),
              ours: accountOf(paper, sides.side) === 'ours',
              insures: tellsInsurance(sides),
              isTheirs: (name) => !!sides.opponent && sides.opponent.said.split(/[ ,]+/).includes(name),
            }),
        );
  const plain = told.filter(({ sentence, said }) => {
    const section = sections.length > 0 ? sectionOf(sentence, sections) : undefined;
    return !section || !said.some((one) => speaksOfUnnamed(one, section));
  });
  return {
    paper,
    sentences,
    told: plain,
    speaker,
    voice: { called: calledHere, speaker },
    designated: designations.people,
  };
}

/** A witness who bears the surname of a party. */
const isNamesake = (party: string, witness: string): boolean =>
  surname(party).toLowerCase() === surname(witness).toLowerCase() && otherFirstName(party, witness);

/** Who files without a lawyer says "I" in his own paper. */
const ownSpeaker = (
  { document: { pages }, author }: Paper,
  { client, opponent, side }: Sides,
): string | undefined =>
  representsHimself(pages) && (author === 'first' || author === 'second')
    ? ((author === 'first') === (side === 'claiming') ? client : opponent)?.said
    : undefined;
