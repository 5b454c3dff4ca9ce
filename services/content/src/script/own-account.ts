import type { ModelPerson } from '@lectern/contracts/case-model';
import { passagesOf } from '../case-fields/document-passages.rules.js';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { wholeHeadings } from '../case-model/wrapped-headings.js';
import type { Brief } from './brief.js';
import type { Told } from './direct-testimony.js';
import { fromFirstPerson } from './in-second-person.js';
import { CITES, NO_TESTIMONY, speaks, toldBy } from './sentences-told.js';
import { topicOf } from './topic-of-heading.js';
import { withoutOthers, writtenBy } from './written-by.js';

/** What the witness wrote or swore himself, sentence by sentence as it is put to him. */
export function ownAccount(brief: Brief, witness: ModelPerson): Told[] {
  return writtenBy(brief, witness).flatMap((document) => {
    const topics = topicsOf(document);
    const body = document.pages.map(({ text }) => text).join('\n');
    let open: string | undefined;
    const own = brief.read.sentences.filter((one) => one.document === document);
    return withoutOthers(own, document, witness)
      .flatMap((sentence) => {
        const text = sentence.text.replace(OF_A_PLEADING, '').replace(CITES, '');
        // A heading of small letters is read as a line of its own.
        const heading = HEADING.test(text) && sentence.position === 0 ? topicOf(text, body) : undefined;
        if (heading) open = heading;
        else if (topics.has(sentence.passage)) open = topics.get(sentence.passage);
        if (HEADING.test(text) || !speaks({ ...sentence, text }) || NO_TESTIMONY.test(text)) return [];
        const said = fromFirstPerson(text);
        return TORN.test(said) ? [] : toldBy(sentence, said, open);
      })
      .map((one) => ({ ...one, witnessed: true, personal: true }));
  });
}

/** ", as the Petition says" */
const OF_A_PLEADING =
  /,? as (?:the )?[^,.]{0,30}\b(?:[Pp]etition|[Cc]omplaint|[Ii]ndictment)\b[^,.]{0,20}(?=[.,])/u;
const HEADING = /^(?:\p{Lu}|\d)[^.?!:;“”"]{2,50}$/u;
/** A quotation of which one mark alone is in the sentence. */
const TORN = /(?:^|\s)'\p{L}|[.,?!]'(?:\s|$)/u;

/** Heading of each passage, as one turns to it aloud. */
function topicsOf(document: CaseDocument): ReadonlyMap<number, string> {
  const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
  const body = document.pages.map(({ text }) => text).join('\n');
  const topics = new Map<number, string>();
  let open: string | undefined;
  wholeHeadings(passagesOf(pages), pages).forEach(({ kind, text }, at) => {
    if (kind === 'heading') open = topicOf(text, body);
    else if (open) {
      topics.set(at, open);
      open = undefined;
    }
  });
  return topics;
}
