import type { ExtractedValue } from './extracted-value.js';
import type { Sentence } from './sentences.rules.js';

const EXHIBITS_ATTACHED = 'Exhibits attached to the document';

/** Kinds of proof by the words that papers use for them. */
const KINDS: [string, RegExp][] = [
  [
    'Witness testimony',
    /\b(testimony|testified|eyewitness(es)?|witness statements?|witnesses (said|stated|observed))\b/i,
  ],
  [
    'Expert testimony',
    /\b(expert (witness|report|testimony|opinion)s?|forensic (accountant|examiner|analysis))\b/i,
  ],
  ['Affidavits and declarations', /\b(affidavits?|(sworn )?declarations? of [A-Z]|sworn statements?)\b/],
  ['Deposition transcripts', /\bdepositions?\b/i],
  [
    'Contracts and agreements',
    /\b(written (contract|agreement)|(lease|employment|operating|purchase|settlement|merger|confidentiality|license) agreements?|the (contract|lease)|contract between)\b/i,
  ],
  ['Emails and messages', /\b(e-?mails?|text messages?|emailed)\b/i],
  [
    'Letters and notices',
    /\b(letters? (dated|from|to)|demand letter|written notice|notice to (quit|vacate|pay)|correspondence|certified mail)\b/i,
  ],
  ['Photographs', /\b(photographs?|photos)\b/i],
  [
    'Video recordings',
    /\b(surveillance|(?:body|dash|on-?board|traffic|door)[- ]?(worn )?(?:cam|camera)s?|dash ?cam|video (footage|recording)s?|security (camera|footage))\b/i,
  ],
  [
    'Recorded calls',
    /\b(recorded (telephone |phone )?(calls?|conversations?)|wiretap|voicemails?|audio recordings?)\b/i,
  ],
  [
    'Medical records',
    /\b(medical (records?|bills?|report)|emergency room|hospital records?|diagnos(is|ed)|MRI|x-rays?)\b/i,
  ],
  ['Police reports', /\b(police report|crash report|arrest report)\b/i],
  ['Incident reports', /\b(incident|accident) reports?\b/i],
  [
    'Financial records',
    /\b(bank (records|statements?)|financial (records?|statements?)|invoices?|ledgers?|tax returns?|receipts|accounting records|pay (stubs?|records)|rent ledger|wire transfers?)\b/i,
  ],
  [
    'Business records',
    /\b(business records|corporate (records|minutes)|board minutes|minutes of the (board|meeting)|annual report|personnel file)\b/i,
  ],
  [
    'Computer data and source code',
    /\b(source code|computer data|metadata|hard drives?|server logs?|databases?|electronically stored)\b/i,
  ],
  [
    'Physical evidence',
    /\b(firearm|handgun|weapon|knife|drugs|narcotics|DNA|fingerprints?|shell casings?|blood (sample|test|alcohol)|breath(alyzer)? test|radar|lidar)\b/i,
  ],
  [
    'Public and court records',
    /\b(certified cop(y|ies)|recorded (deed|instrument)|deed recorded|public records|county recorder|marriage certificate|birth certificate|docket entr(y|ies)|record on appeal)\b/i,
  ],
  [EXHIBITS_ATTACHED, /\b(exhibits? [A-Z0-9]{1,3}\b|attached (hereto )?as exhibit|appendix \d|appx\d)/i],
];
const MAX_KINDS = 8;

/** Whether an item of evidence is one of these kinds, and so names nothing that one could hold in a hand. */
export const isKindOfEvidence = (item: string): boolean => KINDS.some(([kind]) => kind === item);

/** The words by which papers speak of a kind of proof. */
export const wordsOfKind = (item: string): RegExp | undefined => KINDS.find(([kind]) => kind === item)?.[1];

const NOUNS = String.raw`(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) (?:[\w’'-]+ ){0,6}?[\w’'-]+`;
const MARK = String.raw`[Ee]x(?:hibits?|s?\.) ?([A-Z]{1,2}|\d{1,3}|[A-Z]{2,3}-?\d{1,4})\b`;
/** "the appraisal attached as Exhibit B", "her email (Exhibit 4)". */
const EXHIBITS = [
  new RegExp(
    `(${NOUNS})(?:,? (?:a (?:true (?:and correct )?)?copy of which|which)? ?(?:is|are|was|were))? (?:attached|annexed|appended|marked)(?: hereto| to this \\w+)? as ${MARK}`,
    'g',
  ),
  // "... as Exhibit 1 and the respondent's pay statement as Exhibit 2"
  new RegExp(`(?<=[Ee]xhibit \\w{1,4},? and )(${NOUNS}) as ${MARK}`, 'g'),
  new RegExp(`(${NOUNS}),? \\(${MARK}\\)`, 'g'),
];
/** "A true and correct copy of the lease" is the lease. */
const COPY_OF = /^(?:an?|the) (?:(?:true|correct|and|certified|full) )*cop(?:y|ies) of (?=\S)/i;
const NAMELESS = /^(?:an?|the) (?:(?:true|correct|and|certified|full) )*(?:cop(?:y|ies)|which)$/i;
const MAX_EXHIBITS = 6;

/** The exhibits of the file by their marks, each with what it is. */
function exhibits(sentences: Sentence[]): ExtractedValue[] {
  const found = new Map<string, ExtractedValue>();
  for (const { text, page, section } of sentences) {
    if (section === 'aside') continue;
    for (const pattern of EXHIBITS) {
      for (const [, said, mark] of text.matchAll(pattern)) {
        if (!said || !mark || found.has(mark)) continue;
        const what = said.replace(COPY_OF, '');
        found.set(mark, {
          value: NAMELESS.test(what) ? `Exhibit ${mark}` : `Exhibit ${mark}: ${what}`,
          page,
          quote: text,
          confidence: 0.85,
        });
      }
    }
  }
  return [...found.values()].slice(0, MAX_EXHIBITS);
}

/** The exhibits that the document names, then kinds of evidence that it mentions, the most mentioned first. */
export function readEvidence(sentences: Sentence[]): ExtractedValue[] {
  const named = exhibits(sentences);
  const read = KINDS.flatMap(([kind, words]) => {
    const mentions = sentences.filter(
      (sentence) => sentence.section !== 'aside' && words.test(sentence.text),
    );
    const [first] = mentions;
    return first
      ? [
          {
            value: kind,
            page: first.page,
            quote: first.text,
            confidence: mentions.length > 1 ? 0.85 : 0.75,
            count: mentions.length,
          },
        ]
      : [];
  });
  const kinds = read
    .filter(({ value }) => named.length === 0 || value !== EXHIBITS_ATTACHED)
    .sort((a, b) => b.count - a.count)
    .map(({ value, page, quote, confidence }) => ({ value, page, quote, confidence }));
  return [...named, ...kinds].slice(0, MAX_KINDS);
}
