import { sourceOf } from '../../case-model/facts.js';
import type { Brief } from '../brief.js';
import { countWords } from '../english/count-words.js';
import { type Paragraph, part, resting } from '../line.js';

/** What a court orders of the questions to a panel. */
const OF_THE_PANEL =
  /\b(?:voir dire|peremptor(?:y|ies)|prospective jurors?|venire|jury (?:selection|questionnaires?)|jurors? (?:will|shall) be (?:seated|selected|empanel\w*)|question the (?:panel|jurors?|venire)|strikes? for cause)\b/i;
const LIMITS =
  /\b(?:minutes|hours?|challenges|strikes|limited|may not|shall not|must|will (?:conduct|be seated|begin)|jurors will|questionnaires?|submit\w*)\b/i;
const ORDERS = /^(?:order|opinion)$/;
const MOST = 5;
const LONGEST = 26;

/** The court's own order on the questions to a panel, in its words: for the advocate, not to be read out. */
export function orderedHere({ read }: Brief): Paragraph {
  const orders = new Set(read.papers.filter(({ kind }) => ORDERS.test(kind)).map(({ document }) => document));
  const own = read.sentences.filter(
    ({ document, text }) =>
      orders.has(document) &&
      countWords(text) <= LONGEST &&
      text.endsWith('.') &&
      OF_THE_PANEL.test(text) &&
      LIMITS.test(text),
  );
  return part(
    'What the court has ordered',
    own.slice(0, MOST).map((sentence) =>
      resting(`The order says: “${sentence.text.replace(/["“”]/g, '’')}”`, {
        sources: [sourceOf(sentence)],
      }),
    ),
    'Keep to it; it is not read to the panel.',
  );
}
