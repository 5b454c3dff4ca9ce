import type { PdfText } from '../pdf-text.js';
import { type Reading, frequencyOf } from './candidates/reading.rules.js';
import type { Caption } from './caption.rules.js';
import { isClerksPaper } from './clerks-paper.rules.js';
import { type CourtReading, readCourt } from './court.rules.js';
import { discoveryAnswers } from './discovery.rules.js';
import { readDocket } from './docket.rules.js';
import { readDocumentKind } from './document-kind.rules.js';
import { passagesOf } from './document-passages.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { speaksToMachines } from './injected-text.rules.js';
import { readKeyFacts } from './key-facts.rules.js';
import { readLegalIssues } from './legal-issues.rules.js';
import { asSpelledIn, readCaptions } from './parties.rules.js';
import { partyWords } from './party-fields.rules.js';
import { readDesiredOutcome } from './relief.rules.js';
import { sentencesOf } from './sentences.rules.js';
import { tellingPages } from './telling-pages.rules.js';
import { testimony } from './testimony-values.rules.js';
import { isTranscript } from './testimony.rules.js';
import { readTimeConstraints } from './time-constraints.rules.js';

/** A document read, and what the rules by name make of it: their answers are candidates among others. */
export interface Understanding extends Reading {
  court: CourtReading;
  docket?: ExtractedValue;
  /** What each way of reading the parties reads. */
  captions: { reader: string; caption: Caption }[];
  transcript: boolean;
  /** A letter or notice of a court's office. */
  clerks: boolean;
  /** What one side answers to the other's questions, where the paper is such answers. */
  answers?: ExtractedValue[];
  ruled: Record<'facts' | 'issues' | 'outcome' | 'dates', ExtractedValue[]>;
}

export function understand(document: PdfText): Understanding {
  const text = tellingPages(document);
  const { pages } = text;
  const passages = passagesOf(pages);
  const sentences = sentencesOf(passages).filter((sentence) => !speaksToMachines(sentence.text));
  const kind = readDocumentKind(pages);
  const captions = readCaptions(text);
  const ruled = captions[0]?.caption;
  const caption = ruled && asSpelledIn(text, ruled);
  const transcript = isTranscript(pages);
  return {
    text,
    pages,
    passages,
    sentences,
    kind,
    caption,
    captions,
    frequency: frequencyOf(sentences),
    court: readCourt(pages, text.stamps),
    docket: readDocket(pages, text.stamps),
    transcript,
    clerks: isClerksPaper(pages),
    answers: discoveryAnswers(passages),
    ruled: {
      facts: transcript ? testimony(pages) : readKeyFacts(sentences, partyWords(caption)),
      issues: readLegalIssues(pages, passages, sentences),
      outcome: readDesiredOutcome(passages, sentences, kind),
      dates: readTimeConstraints(pages, text.stamps, sentences),
    },
  };
}
