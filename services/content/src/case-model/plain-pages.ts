import { withoutClawedBack } from './clawed-back.js';
import { withFootnotesApart } from '../case-fields/footnotes.rules.js';
import {
  withoutBatesStamps,
  withoutExcerptNumbers,
  withoutNumberedMargin,
  withoutRuledMargin,
  withoutRules,
  withoutStarPages,
} from '../case-fields/line-numbers.rules.js';
import { withoutInstructions } from '../case-fields/injected-text.rules.js';
import { withoutExcluded } from './excluded-rows.js';
import { withStatementRows } from './statement-rows.js';
import type { CaseDocument } from './file-sentences.js';

/** The pages of a document as they are read: without instructions, what was kept out, margins, stamps and ruled rows, the footnotes apart. */
export const plainPages = (pages: CaseDocument['pages']): CaseDocument['pages'] =>
  withStatementRows(
    withFootnotesApart(
      withoutRules(
        withoutBatesStamps(
          withoutStarPages(
            withoutExcerptNumbers(
              withoutNumberedMargin(
                withoutRuledMargin(
                  withoutExcluded(withoutClawedBack(withoutInstructions(withPlainSpaces(pages)).pages)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** "CR# 24": spaces that hold two words in one row are spaces; documents that were read before this was known have them still. */
const withPlainSpaces = (pages: CaseDocument['pages']): CaseDocument['pages'] =>
  pages.some(({ text }) => HELD.test(text))
    ? pages.map((page) => ({ ...page, text: page.text.replace(/[\u00A0\u2007\u202F]/g, ' ') }))
    : pages;
const HELD = /[\u00A0\u2007\u202F]/;
