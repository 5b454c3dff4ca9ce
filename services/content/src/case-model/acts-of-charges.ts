import type { ActsOfElement } from './words-of-elements.js';

const DRUGS =
  '(?:capsules?|fentanyl|cocaine|heroin|meth\\w*|marijuana|pills?|tablets?|grams?|kilograms?|ounces?|baggies|drugs?|narcotics|controlled (?:substances?|purchases?|buys?)|gel caps?)';

/** What the elements of charges of drugs, firearms, driving and money in trust ask, and how a fact reads that bears on them. */
export const ACTS_OF_CHARGES: readonly ActsOfElement[] = [
  {
    asks: /\btwo or more persons agreed\b|\bjoined the agreement\b/i,
    bears: [
      {
        reads:
          /\b(?:agreed|planned|met with|together|messages?|texted|messaged|organized|asked (?:him|her) to|called (?:him|her|each)|split|shared?|kept a key|own key|replied|on behalf of)\b|\bseen to enter\b/i,
        by: 'not-first',
      },
    ],
  },
  {
    asks: /\bpossessed a controlled substance\b/i,
    bears: [
      {
        reads: new RegExp(
          `\\b(?:found|seized|recovered|possess\\w*|sold|sale|bought|conducted|took|kept|carried|stored|handed)\\b[^.]{0,80}\\b${DRUGS}\\b|\\b${DRUGS}\\b[^.]{0,60}\\b(?:found|seized|recovered|were in|was in)\\b`,
          'i',
        ),
        whole: true,
      },
      {
        reads:
          /\b(?:not found|no official funds|captured audio only|fingerprints?|DNA)\b|[“"][^”"]{0,160}\bmine\b[^”"]{0,160}[”"]/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bmeant to distribute\b/i,
    bears: [
      {
        reads:
          /\b(?:scales?|baggies|packag\w+|ledgers?|customers?|sold|sales?|selling|controlled (?:purchases?|buys?)|official funds|currency|bundles?)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bfirearm served that crime\b/i,
    bears: [
      {
        reads:
          /\b(?:gun|pistol|revolver|rifle|shotgun|firearm)\b[^.]{0,80}\b(?:loaded|beside|next to|under|in the same|within reach|near|inside|with the)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bdriving caused the death\b/i,
    bears: [
      {
        reads:
          /\b(?:collision|crash(?:ed)?|impact|struck|hit|cause of death|died|pronounced dead|contributing|primary cause|conspicuity|emblem|reflect\w+|tail ?lights?|lamps?|visible|visibility)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bdrove as recklessly\b/i,
    bears: [
      {
        reads:
          /\b(?:speed\w*|miles per hour|m\.?p\.?h\.?|passed|texts?|texting|phone|lane|center ?line|brak\w+|skid\w*|inattention|red light|stop sign|weav\w+|swerv\w+)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bdrove or operated a vehicle\b/i,
    bears: [
      {
        reads: /\b(?:drove|was driving|driver|behind the wheel|operat(?:ed|or of)|registered to)\b/i,
        by: 'not-first',
      },
    ],
  },
  {
    asks: /\bvehicle was in an accident\b/i,
    bears: [
      {
        reads:
          /\b(?:collision|crash(?:ed)?|impact|struck|hit|pronounced|died|dead|injur\w{1,4}|lying (?:in|on)|debris|pieces of|paint transfer|dent\w{0,3}|damage[ds]?)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bknew or should have known of the accident\b/i,
    bears: [
      {
        reads:
          /\b(?:thought (?:it|he|she|I)|felt (?:a|the)|heard (?:a|the)|bump|thump|deer|windshield|headlights?|grille|search(?:ed)? for|repair\w{0,3}|replaced|hid|tarp\p{L}{0,5}|cover(?:ed|ing))\b/iu,
        whole: true,
      },
    ],
  },
  {
    asks: /\bdid not stop, say who he was\b/i,
    bears: [
      {
        reads:
          /\b(?:(?:did not|never|failed to) (?:stop|call|report|return|brake|slow)|drove (?:on|off|away|home)|left the scene|kept going|fled|no (?:brake|tire|skid) marks)\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bimpaired or above the limit\b/i,
    bears: [
      {
        reads:
          /\b(?:alcohol|slurred|breath (?:test|sample)|sobriety|drunk|odor|smelled|beers?|drinks?|whisk[e]?y|blood (?:draw|sample|test)|bloodshot|bottles?|bar tab|bartender|refus(?:ed|al))\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bwas trusted with it\b/i,
    bears: [
      {
        reads:
          /\b(?:bookkeeper|treasurer|cashier|clerk|deposits?|slips?|bags?|bagged|counted|handled|collected|safe|payments?|keys?|signature authority|office manager|started under|worked (?:there|for))\b/i,
        whole: true,
      },
    ],
  },
  {
    asks: /\bconverted it to\b/i,
    bears: [
      {
        reads:
          /\b(?:took|taken|takes|spent|gambl\w+|put the rest|pocketed|kept|cashed|withdrew|wired|transferred|used (?:it|the money)|paid (?:her|his) own|“?out\b)/i,
        by: 'second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bmeant to defraud the owner\b/i,
    bears: [
      {
        reads:
          /\b(?:wrote (?:it|them|down|off)|adjust\w+|voided|falsif\w+|cover(?:ed|ing)? (?:it )?up|slip|two sets|backdat\w+|conceal\w*|hid|lied|never (?:told|added|reported)|put (?:it|some|any of it) back|nobody (?:knew|looked))\b/i,
        by: 'about-second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bgot into a computer\b|\bdid so to carry out a fraud\b/i,
    bears: [
      {
        reads:
          /\b(?:logged (?:in|on)|log-?ins?|passwords?|user ?names?|remote access|software|adjustments?|computers?|system|workstation|terminal)\b/i,
        whole: true,
      },
    ],
  },
];
