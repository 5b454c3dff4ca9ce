import type { CaseDetails } from '@lectern/contracts/case';
import { BENCH } from './causes.js';
import type { FileSentence } from './file-sentences.js';
import { type Sides, surname } from './sides.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/**
 * What the papers name only in passing ("the store is insured for theft") nobody claims or charges; what they name nowhere, the
 * attorney wrote.
 */
export function isPutForward(words: string, { sentences, details, sides, byCourt }: Put): boolean {
  const own = words.toLowerCase();
  const puts = sides.criminal ? CHARGES : CLAIMS;
  const lines = linesOf(sentences).filter(({ text }) => text.includes(own));
  if (lines.length === 0) return true;
  const names = [sides.client, sides.opponent].flatMap((party) => (party ? [surname(party.short)] : []));
  // Where a case is tried, its own parties are called so; a court of appeals calls those of other cases so, too.
  const ofTrial = !/^(?:appellate|supreme)$/.test(details.jurisdiction ?? '');
  const saying = sentences.flatMap(({ text, section }) => {
    const plain = text.replace(QUOTATIONS, ' ');
    return plain.toLowerCase().includes(own)
      ? [
          {
            text: plain,
            section,
            ours: names.some((name) => plain.includes(name)) || (ofTrial && ROLE.test(plain)),
          },
        ]
      : [];
  });
  const puts_ = ({ text }: { text: string }): boolean => puts.test(text.toLowerCase().replaceAll(own, ' '));
  // A court tells of the claims of other cases, too: its own is that of the parties, or the question that it answers.
  if (byCourt) return saying.some((one) => OF_THE_QUESTION.test(one.text) || (one.ours && puts_(one)));
  // What a family or an alien asks for is relief, and nobody pleads it as a claim.
  const bench = details.caseType !== undefined && BENCH.includes(details.caseType);
  return (
    lines.some(({ heads }) => heads) ||
    saying.some(
      (one) => one.section === 'charges' || one.section === 'relief' || (bench ? one.ours : puts_(one)),
    )
  );
}

interface Put {
  sentences: readonly FileSentence[];
  details: CaseDetails;
  sides: Sides;
  /** No paper but those of a court. */
  byCourt: boolean;
}
const ROLE = /\b(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?)\b/;
const OF_THE_QUESTION = /^(?:\S+ ){0,6}(?:whether|the question|the issue|this (?:case|appeal|action))\b/i;
/** The lines of the papers; a short one between blank ones, or behind a label, is a heading. */
const linesOf = (sentences: readonly FileSentence[]): { text: string; heads: boolean }[] =>
  [...new Set(sentences.map(({ document }) => document))].flatMap(({ pages }) =>
    pages.flatMap(({ text }) => {
      const lines = text.split('\n').map((line) => line.trim().toLowerCase());
      return lines.map((line, at) => ({
        text: line,
        heads:
          line.length <= LONGEST_HEADING &&
          (LABELLED.test(line) ||
            TITLE.test(line) ||
            (!lines[at - 1] && !lines[at + 1] && !SENTENCE.test(line))),
      }));
    }),
  );
const LONGEST_HEADING = 90;
/** More words than a heading has, and a full stop. */
const SENTENCE = /(?:\S+ ){6,}\S+[.;]$/;
/** "Offense: theft of a bicycle" */
const LABELLED = /^(?:offenses?|charges?|crime|incident|nature|type|re|subject|case|matter)\b[^:]{0,24}:/;
/** "Complaint for professional negligence" */
const TITLE =
  /^(?:(?:verified|amended|first|original) )*(?:complaint|petition|action|suit) (?:at law )?(?:for|in) /;
const CLAIMS =
  /\b(?:claim\w*|counter-?claim\w*|cross-?claim\w*|causes? of action|counts?|complain\w*|petition\w*|sue[sd]?|suit|lawsuit|action (?:for|against|is)|alleg\w+|assert\w*|liab\w+|damages|seeks?|verdict|judgment|jury|this (?:case|is)|motion|relief|void|set aside|breach\w*|procured|under 42)\b|\bv\./;
const CHARGES =
  /\b(?:charg\w+|counts?|indict\w*|accus\w+|convict\w+|guilty|plea\w*|plead\w*|offenses?|commit\w*|crimes?|in violation|violat\w+|felony|misdemeanor|degree|information|complaint|trial|verdict|arrest\w*|scheme|sentenc\w+)\b|§|\bu\.s\.c/;
