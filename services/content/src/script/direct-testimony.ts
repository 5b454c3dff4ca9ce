import type { ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { sameName } from '@lectern/legal-text/names';
import { talksOf } from '../case-model/talks.js';
import { modelFact } from '../case-model/facts.js';
import { placed } from '../case-model/file-sentences.js';
import { forceOf } from '../case-model/force.js';
import { EMPTY, PRELIMINARY, swornIn } from '../case-model/testimony-facts.js';
import type { Brief } from './brief.js';
import { appearsFor } from './appears-for.js';
import { finiteAt, tagged } from './english/tagged.js';
import type { Placed } from './witness-statements.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { isLeading } from './lint.js';

/** A statement of what the witness did, saw or was told, for a question that does not hold it. */
export interface Told extends Placed {
  /** The question itself, where it was asked under oath already. */
  question?: string;
  /** Told in a paper of the witness: what others did before his eyes is his to tell. */
  witnessed?: boolean;
  /** What his own paper calls the subject, as one turns to it: "the commission". */
  topic?: string;
  /** In the words of a paper of his own. */
  personal?: boolean;
  /** Its place in the paper. */
  at?: number;
}

const LONGEST = 22;
const LEAD = /^(?:(?:And|So|Now|Okay|All right|Then|Well)[,.]? )+/u;
const OPEN =
  /^(?:Who|Whom|What|When|Where|Why|How|Which|Tell us|Tell the jury|Please (?:tell us|describe)|Describe)\b/;
/** What counsel asks of memory and papers, and what an opponent asks to find out. */
const NOT_HERE =
  /\b(?:recall|remember|mean by|deposition|exhibit|aware|opposing|strike that|correct|isn['’]t it|fair to say|for a living|your (?:job|occupation|profession|name|address)|where do you (?:live|work)|when you say|you (?:just )?(?:said|testified|mentioned))\b/i;
const POINTS_BACK = /\b(?:that|this|it|he|she|they|him|her|them|his|their|there|those|these|then)\b/i;

/** What the witness was asked under oath and answered, asked again in that order and openly; the answer stands beside it. */
export function swornQuestions(brief: Brief, witness: ModelPerson): Told[] {
  return brief.read.papers
    .filter(({ kind }) => kind === 'transcript')
    .filter(({ document }) => sameName(swornIn(document)?.name ?? '', witness.name))
    .flatMap(({ document }) => {
      const all = talksOf(document);
      const isOurs = appearsFor(brief, 'ours', document.pages);
      const ours = all.some(({ by }) => isOurs(by));
      const year = yearOf(document.pages[0]?.text ?? '');
      let kept = false;
      return all.flatMap(({ question, answer, page, by }, order): Told[] => {
        // What the other side brought out is not asked again by ours.
        if (ours && !isOurs(by)) return [];
        const asked = asAsked(question, year);
        const text = `Q. ${question} A. ${answer}`.replace(/\s+/g, ' ').trim();
        const open =
          PRELIMINARY.test(question) || EMPTY.test(answer) || (!kept && POINTS_BACK.test(asked))
            ? undefined
            : openForm(asked);
        kept = open !== undefined;
        if (open === undefined) return [];
        const fact = modelFact(
          {
            sentence: placed(document, { text, page, order }),
            of: all.length,
            ...forceOf({ text, section: 'facts', numbered: false }),
            kind: 'event',
            said: [text],
            reworded: true,
            leans: false,
          },
          false,
        );
        return [{ text, fact, own: true, question: open }];
      });
    });
}

/** The year in which it was sworn, where the first page names one alone. */
function yearOf(head: string): string | undefined {
  const years = new Set(datesIn(head).flatMap(({ year }) => year ?? []));
  return years.size === 1 ? String([...years][0]) : undefined;
}

/** The question as it stands by itself, years after: "Then what?", "May 12th of this year". */
function asAsked(question: string, year: string | undefined): string {
  const own = question.replace(/\s+/g, ' ').trim();
  if (WHAT_NEXT.test(own)) return 'What happened next?';
  const plain = capital(own.replace(LEAD, '').trim());
  return year ? plain.replace(/(\d{1,2})(?:st|nd|rd|th)?,? (?:of )?this year\b/, `$1, ${year}`) : plain;
}
const WHAT_NEXT =
  /^(?:And |Okay[,.] |So )?(?:[Tt]hen what|[Ww]hat next|[Ww]hat then|[Aa]nd then|[Ww]hat happened (?:next|then|after that)|[Ww]hat did you do next)(?: happened)?[?.]$/;

const SENSED = /^Did you (?:ever )?(see|hear|notice|smell|feel)\b/;
const SPOKE =
  /^Did you (?:ever )?(?:talk|speak) (?:to|with) ((?:the|your|Mr\.|Ms\.|Mrs\.|Dr\.|\p{Lu})[^,?]{1,40})\?$/u;
const TOLD =
  /^Did you (?:ever )?(tell|ask) ((?:the|your|Mr\.|Ms\.|Mrs\.|Dr\.|\p{Lu})(?: ?[\p{L}’'-]+){1,3}?)(?: (?:that|about|if|whether|to)\b[^?]*)?\?$/u;
const DID = /^Did you (?:ever )?(say|write|sign|send|receive|find|order|measure|do)\b/;
const ABLE = /^(?:Could|Can) you see ([^,?]{3,60})\?$/;

const SOMEBODY_SPOKE =
  /^Did ((?!you\b|he\b|she\b|they\b|it\b|anyone\b|anybody\b)(?:[\p{L}.’'-]+ ){1,3})(?:ever )?(say|tell|ask|write|give|show|do) (?:anything )?((?:to )?you\b[^?]{0,50}|about [^?]{3,50})?\?$/u;

/** The question as one's own witness is asked: as it stands where it is open, else so that it holds no answer. */
function openForm(asked: string): string | undefined {
  if (NOT_HERE.test(asked) || countWords(asked) > LONGEST || !/^[^“”"]+[?.]$/.test(asked)) return undefined;
  // "How far apart?", "What papers?": only the answer before says of what.
  if (OPEN.test(asked) && finiteAt(tagged(asked)) < 0 && !/^(?:Please |Tell |Describe )/.test(asked))
    return undefined;
  if (OPEN.test(asked))
    return isLeading(asked) || /\bthis (?:year|month|week)\b/.test(asked) ? undefined : asked;
  const sense = SENSED.exec(asked)?.[1];
  if (sense) return `What, if anything, did you ${sense}?`;
  const spoke = SPOKE.exec(asked)?.[1];
  if (spoke) return `What, if anything, did you say to ${spoke}?`;
  const [, verb, whom] = TOLD.exec(asked) ?? [];
  if (verb) return `What, if anything, did you ${verb} ${whom}?`;
  const thing = ABLE.exec(asked)?.[1];
  if (thing) return `How well could you see ${thing}?`;
  const [, who, spokeOf, ofWhat] = SOMEBODY_SPOKE.exec(asked) ?? [];
  if (who && spokeOf && !/ (?:that|to \p{Ll}+)\b/u.test(ofWhat ?? ''))
    return `What, if anything, did ${who.trim()} ${spokeOf}${ofWhat ? ` ${ofWhat.trim()}` : ''}?`;
  const did = DID.exec(asked)?.[1];
  return did && `What, if anything, did you ${did}?`;
}
