import type { CaseFile } from '../case-file.js';
import type { Forum } from '../conventions.js';
import { type Line, type Section, framing, text } from '../line.js';
import { evidenceLines, issueLines, partyLines, told } from '../narrative.js';
import { askLines } from '../wishes.js';
import { rule } from './motion.js';

/** Argument to an appellate bench: the question first, the record, the authorities of the file, the disposition. */
export function appellate(file: CaseFile, forum: Forum): Section {
  const question: Line[] =
    file.issues.length > 0
      ? issueLines(
          file,
          ['The question presented is', 'The issue presented is'],
          ['It is also asked', 'The appeal also raises'],
        )
      : [framing('The question is what the record of this case requires.')];
  const asks = askLines(file, forum, 'we').map((line) => ({
    ...line,
    text: line.text.replace(/^we\b/, 'We'),
  }));
  return text([
    [framing(forum.salutation), ...partyLines(file)],
    [...question, ...asks.slice(0, 1)],
    [
      framing('I will begin with the record, turn to the law, and end with the disposition that we seek.'),
      framing("I welcome the Court's questions at any point."),
    ],
    ...told(file.facts, framing('The record shows this.'), [
      'The record continues.',
      'What came next bears on the question.',
      'One further part of the record matters here.',
    ]),
    evidenceLines(file, 'The record includes'),
    rule(file),
    [
      framing('The answer to the question presented lies in those facts and in that law, read together.'),
      ...(asks.length > 0 ? asks : [framing('We ask the Court to decide on that record.')]),
      framing('If the Court has no further questions, I thank the Court.'),
    ],
  ]);
}
