import type { Finding } from './finding.js';
import type { Sentence } from './sentences.rules.js';

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
    /\b(surveillance|body[- ]?(worn )?camera|dash ?cam|video (footage|recording)s?|security (camera|footage))\b/i,
  ],
  [
    'Recorded calls',
    /\b(recorded (telephone |phone )?(calls?|conversations?)|wiretap|voicemails?|audio recordings?)\b/i,
  ],
  [
    'Medical records',
    /\b(medical (records?|bills?|report)|emergency room|hospital records?|diagnos(is|ed)|MRI|x-rays?)\b/i,
  ],
  ['Police reports', /\b(police report|incident report|accident report|crash report|arrest report)\b/i],
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
  [
    'Exhibits attached to the document',
    /\b(exhibits? [A-Z0-9]{1,3}\b|attached (hereto )?as exhibit|appendix \d|appx\d)/i,
  ],
];
const MAX_KINDS = 8;

/** Whether an item of evidence is one of these kinds, and so names nothing that one could hold in a hand. */
export const isKindOfEvidence = (item: string): boolean => KINDS.some(([kind]) => kind === item);

/** Kinds of evidence that the document itself mentions, the most mentioned first. */
export function readEvidence(sentences: Sentence[]): Finding[] {
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
  return read
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_KINDS)
    .map(({ value, page, quote, confidence }) => ({ value, page, quote, confidence }));
}
