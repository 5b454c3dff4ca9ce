import type { ActsOfElement } from './words-of-elements.js';

/** The same of land, secrets, wills and the care of children. */
export const ACTS_OF_PROPERTY: readonly ActsOfElement[] = [
  {
    asks: /\bbest interests of the child\b/i,
    bears: [
      {
        reads:
          /\b(?:school|teacher|absen(?:t|ces)|tard(?:y|ies)|homework|doctor|nurse|clinic|hospital|pump|insulin|inhaler|medicat\w+|burn(?:ed|s)?|vomit\w*|missed|asleep|drunk|drinking|drugs|deferred adjudication|assault|protective order|left (?:them |the children |him |her )?alone|not related|bedtime|lives with|live in the home|move with the children|picked (?:them|him|her) up|child support|doubles?|double,)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bpossessed the land\b/i,
    bears: [
      {
        reads: /\b(?:owns?|owned|bought|planted|farms?|leases?|leased|lives on|purchased|acres|title)\b/i,
        by: 'first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bentered it or caused a thing to enter\b/i,
    bears: [
      {
        reads:
          /\b(?:sprayed|drift\w*|entered|crossed|dumped|flow(?:s|ed)|encroach\w*|(?:walked|drove|came) (?:on(?:to)?|over|across)|(?:cut|cutting) (?:down|the|his|her|their)|bulldoz\w+|passes|passed over|settled on|fence|built)\b/i,
        by: 'not-first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /^The plaintiff (?:had|did) not consent(?:ed)?$/i,
    bears: [
      {
        reads:
          /^(?!.*\b(?:lapsed|expired)\b).*\b(?:waved|said no|pushed (?:him|her|them) away|(?:asked|told|warned) [^.]{0,50}\b(?:not to|to (?:stop|leave|keep (?:off|away|out)))|without (?:permission|leave|asking|consent)|never (?:asked|agreed|consented)|no trespassing|registry|registered|signs?|sensitive)\b/i,
        by: 'not-second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bhad a trade secret\b/i,
    bears: [
      {
        reads:
          /\b(?:secrets?|confidential\w*|price (?:matrix|list)|matrix|formulas?|recipes?|source code|customer lists?|margins?|costs? and|proprietary|know-how)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\breasonable measures to keep it secret\b/i,
    bears: [
      {
        reads:
          /\b(?:passwords?|NDA|non-?disclosure|confidentiality (?:agreement|clause)|[“"]?Confidential[”"]? stamp|stamped|locked|restricted|access to|sent it to customers?|gave it to customers?|posted it)\b|[“"][^”"]{0,160}\b(?:NDA|has our (?:book|list)|confidential)\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bacquired, disclosed or used it by improper means\b/i,
    bears: [
      {
        reads:
          /\b(?:download\w*|copied|drives?|back(?:ed)? (?:it )?(?:all )?up|files?|thumb|deleted|walled off|sealed bids?|forwarded|disclosed|handed in (?:her|his|the) laptop|returned)\b|[“"][^”"]{0,160}\b(?:back it|where they)\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bdid not know the property or the family\b|\bdid not understand what it did\b/i,
    bears: [
      {
        reads:
          /\b(?:could not (?:state|name|say|tell|recall|follow|read|recogni[sz]e)|did not (?:know|recogni[sz]e|understand)|confus\w+|disoriented|oriented to|aphasia|dementia|Alzheimer['’]s|MoCA|mini-mental|forgot|mistook|hallucinat\w+|delusion\w*|called (?:him|her) by)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bopen to influence\b/i,
    bears: [
      {
        reads:
          /\b(?:stroke|frail|weak\w*|dependen\w+|depended|aphasia|dementia|medications?|could not (?:drive|walk|read|live)|lived (?:alone|with)|widow\w*|grie[fv]\w*)\b/i,
        whole: true,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bhad the chance to use that influence\b/i,
    bears: [
      {
        reads:
          /\b(?:power of attorney|moved in(?:to)?|through the chain|changed the (?:locks?|telephone|number)|drove (?:him|her|Mr|Mrs|Ms)\b|in the room|remained|would not let|spoke (?:for|to) (?:him|her|them)|telephoned the office|signer|opened (?:his|her) mail|kept)\b/i,
        by: 'not-first',
      },
    ],
  },
  {
    asks: /\bwill came of that influence\b/i,
    bears: [
      {
        reads:
          /\b(?:left (?:everything|all|nothing)|signed (?:a|the) (?:will|instrument|codicil|deed)|cut (?:out|off)|leaving out|disinherit\w*|invoice|fee was|had never met|[“"](?:Sign|Say|Tell|Dile)[^”"]{0,160}[”"])/i,
        whole: true,
      },
    ],
  },
];
