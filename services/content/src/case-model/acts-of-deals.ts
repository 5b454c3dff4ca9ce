import { namesLoss } from './kinds-of-sums.js';
import { LEFT_UNDONE } from './acts-of-claims.js';
import type { ActsOfElement } from './words-of-elements.js';

const SPOKE =
  /\b(?:told|said|stated|wrote|represented|assured|answered|replied|certified|claimed|published|posted|advertised|promised|conceal\w*|hid|hidden|covered (?:up|the|it)|reported that|did not (?:tell|disclose|mention|reveal|say))\b/i;

/** The same of contracts, statements that were relied on, and benefits that were kept. */
export const ACTS_OF_DEALS: readonly ActsOfElement[] = [
  {
    asks: /\b(?:contract|agreement)\b.*\bexisted\b|\bmade a contract\b/i,
    bears: [
      {
        reads:
          /\b(?:signed|executed|entered into|made|renewed|accepted|agreed (?:to|on|upon) (?:the|an?))\b[^.]{0,70}\b(?:contract|agreement|lease|purchase order|note|policy|engagement letter|subcontract|terms|proposal|quote)\b/i,
      },
      {
        reads:
          /\b(?:contract|agreement|lease|policy|note|purchase order|section \d[\d.]*|paragraph \d+)\b[^.]{0,50}\b(?:requires?|required|provides?|provided|promises?|covers?|states?|stated|says|was to)\b|\bwas to (?:deliver|pay|build|supply|provide|complete|install|repair)\b/i,
      },
      { reads: /\bsigned (?:on|up|it)\b|\be-?mailed\b[^.]{0,60}\bAgreement\b/i },
      { reads: /\b(?:price|rent|fee|term) (?:is|was|of)\b[^.]{0,30}\$/i },
    ],
  },
  {
    asks: /\bdid not perform\b/i,
    bears: [
      {
        reads: (text) =>
          LEFT_UNDONE.test(text) || /\b(?:cancel+ed|terminated|stopped|threatened|locked|late)\b/i.test(text),
        by: 'second',
      },
    ],
  },
  {
    asks: /\bperformed or was excused\b/i,
    bears: [
      {
        reads:
          /\b(?:performed|delivered|completed|finished|installed|shipped|furnished|on time|when due|due date|paid (?:the|every|each|all|both|rent|in full|(?:[\p{L}-]+ )?(?:installments?|invoices?|premiums?|deposit|rent)|\$[\d,]+ (?:in|for|as) (?:rent|deposit|th(?:at|e) (?:year|month|policy)))|paid (?:her|his|its|their) (?:rent|premiums?)|(?:not|never) (?:\p{L}+ )?late)\b/iu,
        by: 'first',
      },
      {
        reads:
          /\b(?:no part of|none of|nothing of)\b[^.]{0,60}\bpaid\b|\b(?:never|not|not been) paid\b|\brefused to pay\b|\bunpaid\b/i,
        by: 'not-second',
        whole: true,
      },
      {
        reads: /\b(?:was|were) (?:delivered|installed|completed|shipped|furnished)\b/i,
        by: 'not-second',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bknew it was false\b/i,
    bears: [
      {
        reads:
          /\b(?:knew|aware|had (?:paid|read|seen|received|signed|commissioned|ordered)|paid [^.]{0,40}for (?:a|the) (?:report|survey|inspection|study)|own (?:report|records|engineer)|conceal\w*|hid|covered|admitted)\b/i,
        by: 'second',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bmeant the plaintiff to rely\b/i,
    bears: [
      {
        reads:
          /\b(?:so that|in order to|to (?:induce|persuade|get|close|win)|urged|pressed|before (?:the|she|he|they|it) (?:listing|sale|closing|signed|agreed|bought))\b/i,
        by: 'second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bstated or concealed\b|\bmisstated\b|\bgave false\b|\bmade a false statement\b|\bmade a statement\b/i,
    bears: [
      { reads: SPOKE, by: 'second' },
      { reads: /^(?:But )?[Ii]n (?:truth|fact|reality)\b|\bwas (?:false|untrue)\b/ },
    ],
  },
  {
    asks: /\brel(?:y|ied) on it\b|\bdid rely\b/i,
    bears: [
      {
        reads:
          /\b(?:relied|signed|(?:bought|purchased)(?! (?:an?|another|the) (?:\p{L}+ )?(?:replacement|substitute))|invested|agreed|accepted|quit|moved|removed (?:its|his|her|their) contingenc\w+|put down|paid (?!.{0,40}\b(?:rent|repair|replace|refund|bills?)\b))\b/iu,
        by: 'first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bgave a warranty\b/i,
    bears: [
      {
        reads:
          /\b(?:warrant(?:ed|y|s)|guarante\w+|promised|assured|told|advertised|label(?:ed|s)?|box says)\b/i,
        by: 'not-first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bdid not conform\b/i,
    bears: [
      {
        reads:
          /\b(?:exploded|broke|burst|caught fire|melted|cracked|leak(?:s|ed)?(?! in)|parted(?=[.,;]| (?:and|at|on|in|under)\b)|snapped|gave way|rotted|decayed|collapsed|not fit|unfit|defect\w*|did not (?:work|run|hold|start)|lacked)\b/i,
        affirmed: true,
      },
      {
        reads: /\b(?:there was no|at none of|stopped short|without the \p{L}+ required)\b/iu,
      },
    ],
  },
  {
    asks: /\bgave notice within a reasonable time\b/i,
    bears: [
      {
        reads: /\b(?:notified|notice|returned|complained|reported|wrote|telephoned|called|e-?mailed)\b/i,
        by: 'first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bharm or gain to the fiduciary\b/i,
    bears: [
      { reads: namesLoss, by: 'not-second' },
      {
        reads:
          /\b(?:transferred|withdrew|deeded|paid (?:himself|herself|themselves)|kept|sold|gained|profited)\b/i,
        by: 'second',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\breceived a benefit\b/i,
    bears: [
      {
        reads: /\b(?:received|kept|keeps|used|accepted|enjoyed|was paid|occupied|retained)\b/i,
        by: 'second',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bat the expense of the plaintiff\b/i,
    bears: [
      {
        reads: /\b(?:paid|built|supplied|worked|delivered|installed|performed|furnished|improved)\b/i,
        by: 'first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bkeep it without paying\b/i,
    bears: [
      {
        reads: /\b(?:without paying|not pa(?:y|id)|never paid|refused to pay|unpaid)\b/i,
        by: 'not-first',
        whole: true,
      },
    ],
  },
];
