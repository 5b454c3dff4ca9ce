import { namesLoss } from './kinds-of-sums.js';
import type { ActsOfElement } from './words-of-elements.js';

const HURT =
  /\b(?:injur(?:ed|ies|y)|fractur\w+|broke (?:his|her|their)|broken (?:hip|leg|arm|neck|back|ribs?|wrist|ankle|pelvis|jaw|collarbone)|burns?\b(?! unit)|surger(?:y|ies)|grafts?|amputat\w+|concussion|paraly[sz]\w+|unconscious|scar(?:s|red|ring)|replaced (?:his|her) (?:hip|knee|shoulder)|hospitali[sz]ed|(?:to|in|at) (?:the|an?) (?:hospital|burn unit|intensive care)|rehabilitation|out of work|can(?:not| no longer)|(?<!\b(?:had|who|has) )died|was killed|lost (?:his|her|their) (?:job|sight|leg|arm|hand|home|wife|husband|son|daughter|clients?|customers?)|closed for|laid off|red-tagged|destroyed|sustained)\b/i;
/** What was not done, beside what was not known or noticed. */
export const LEFT_UNDONE =
  /\b(?:not(?! (?:know|recall|remember|see|hear|deny))|never|failed|refused|ignored|without|declined|nobody|no one|instead)\b|n['’]t(?! (?:know|recall|remember|see|hear|deny)\b)/i;
const ILL_DONE =
  /\b(?:wrong|ran (?:a|the|into|over|through|out)|was driving|speeding|texting|asleep|dozed|drunk|struck|left (?!(?:the|his|her|their) (?:house|home|office|hospital|store|room)\b|(?:arm|hand|leg|foot|knee|hip|shoulder|side|eye|ear|calf|wrist|ankle|forearm|lane|turn|rear|front)\b)|removed (?:the|its|a) (?:guard\w*|covers?|signs?|rope|rail\w*|warnings?|locks?|barrier)|took down (?:the|its|a)|disabled|bypassed|(?:told|ordered|let|allowed) (?:him|her|them|\p{Lu}\p{L}+) (?:to|drive|work|go)|overloaded|too (?:fast|close)|hurried|skipped|missed|overlooked|mph|miles (?:per|an) hour|used the wrong|waxed|reduced|delayed|clipped|perforated|alone)\b/iu;
/** Crops, buildings and goods are hurt, too. */
const SPOILED =
  /\b(?:crops?|vines?|leaves|bloom|trees|orchard|herd|cattle|hay|windows?|framing|walls?|floors?|ceilings?|roof|machines?|engine|inventory|carpets?|units?)\b[^.]{0,70}\b(?:failed|died|dead|distort\w*|wither\w*|decayed|rotted|ruined|spoiled|destroyed|damaged|stained|soaked|cracked|will not bear|leak(?:s|ed)?)\b/i;
/** "Not this quarter. Have Rudy put more screws in it.": who decides to wait, or to patch. */
export const PUT_OFF =
  /[“"][^”"]{0,160}\b(?:not (?:this (?:week|month|quarter|year)|now|yet|until|in the budget)|hold off|put it off|wait (?:until|till|on it)|no (?:money|budget) for|can(?:not|['’]t) afford|too (?:much|expensive)|have \p{Lu}\p{Ll}+ (?:put|patch|tape|paint)|patch it|paint it|good enough|for now)\b[^”"]{0,160}[”"]|\bpromised that\b/iu;
/** What the one who is sued was told, or had in writing, of the danger. */
const GIVEN_NOTICE =
  /\b(?:told|warned|notified|reported|complained|advised|says|said|wrote|stated|(?:paper|report|letter|bill|e-?mail|notice|note) (?:saying|that said))\b/i;
const DANGER =
  /\b(?:loose|broken|rotten|rotted|soft|punky|moving|moves|wobbl\w+|wet|slick|ice|icy|leak\w*|crack\w*|danger\w*|unsafe|smell\w*|smok\w+|brakes?|stuck|worn|hole|dark|would not let (?:anybody|anyone|my)|needed an? (?:new )?\p{Ll}+|chest pain|fever|chills|short of breath|bleeding|numb\w*|swollen|getting worse|harder)\b/iu;

/** Is somebody told of what is dangerous? */
export const toldOfDanger = (text: string): boolean => GIVEN_NOTICE.test(text) && DANGER.test(text);

/** What the elements of civil claims ask, and how a fact reads that bears on them: what was done, by whom, and what came of it. */
export const ACTS_OF_CLAIMS: readonly ActsOfElement[] = [
  {
    asks: /\bspouse was injured\b/i,
    bears: [
      {
        reads: (text) => HURT.test(text) || /\b(?:fell|slipped|struck|burned)\b/i.test(text),
        by: 'of-first',
      },
    ],
  },
  {
    asks: /\bmarriage existed\b/i,
    bears: [{ reads: /\b(?:married|husband and wife|wife and husband|wedding|spouses?)\b/i }],
  },
  {
    asks: /\bcompanionship\b/i,
    bears: [
      {
        reads:
          /\b(?:companionship|society|bath(?:e|es|ed)|dress(?:ed|es)|fed|danc(?:ed|e|ing)|separate (?:rooms|beds)|had to hire|household|chores|cared for|kept the books|sat with|lift(?:ed)?|together)\b/i,
        by: 'not-second',
      },
    ],
  },
  {
    asks: /\bbreached (?:it|that duty)\b|\bwrongful act or neglect\b|\bdid not use (?:reasonable care|the care)\b|\bdefendant was negligent\b/i,
    bears: [
      {
        reads: (text) => LEFT_UNDONE.test(text) || ILL_DONE.test(text),
        by: 'second',
      },
      {
        reads:
          /^No (?:\p{L}+ ){1,3}(?:was|were) (?:put|placed|posted|given|made|done|called|sent|set|ordered|offered|taken|performed|read)\b|\b(?:there was no|at none of|of any kind|stopped short of|behind schedule)\b|\b(?:was|were) (?:left|never) (?:\p{Ll}+ly )?(?:unattended|unlocked|unguarded|open|inspected|repaired|fixed|cleaned|checked)\b/iu,
      },
      {
        reads:
          /[“"][^”"]{0,160}\b(?:no \p{L}+\.|it will (?:leak|fail|break)|ship it|not how we do it|do it anyway)[^”"]{0,160}[”"]/iu,
        by: 'not-first',
        whole: true,
      },
      { reads: PUT_OFF, by: 'second', whole: true },
      { reads: (text) => toldOfDanger(text), by: 'about-second', whole: true },
    ],
  },
  {
    asks: /\bunreasonably dangerous\b/i,
    bears: [
      {
        reads:
          /\b(?:wet|slick|slippery|ic[ey]|puddle|spill\w*|grease|wax\w*|polish|broken|leak\w*|crack\w*|loose|rotten|missing|unguarded|defect\w*|dark|worn|uneven|hole|past saving|came (?:off|apart|loose)|gave way|collapsed|slid|exposed|rust\w*)\b|\bno (?:\p{L}+ )?(?:cone|sign|light|lights|rail\w*|guard\w*|cover|fence|warning|mat|lifeguard)\b/iu,
      },
    ],
  },
  {
    asks: /\bgave no adequate warning\b/i,
    bears: [
      {
        reads: /\b(?:not|never|no|without)\b[^.]{0,60}\b(?:warn\w*|tell|told|label|instructions?|recall)\b/i,
        by: 'not-first',
      },
    ],
  },
  {
    asks: /\bwent on in spite of it\b/i,
    bears: [
      {
        reads:
          /\b(?:continued|kept (?:on|selling|using|running|driving|working)|went on|shipped|did not (?:stop|recall|change)|never (?:stopped|recalled|changed))\b|[“"][^”"]{0,160}\b(?:ship it|do it anyway|keep going|we are covered)\b[^”"]{0,160}[”"]/i,
        by: 'second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bknew or should have known\b|\bknew of (?:it|the danger)\b/i,
    bears: [
      {
        reads:
          /\b(?:knew|aware|(?:was|were|been) (?:told|warned|notified)|learned|noticed|received\b[^.]{0,40}\b(?:reports?|complaints?|letters?|notices?|calls?)|had (?:actual |constructive )?(?:knowledge|notice)|admitted)\b/i,
        by: 'second',
        affirmed: true,
      },
      {
        reads: /\b(?:told|warned|reported|complained|notified|informed|e-?mailed|wrote|asked)\b/i,
        by: 'about-second',
      },
    ],
  },
  {
    asks: /\bdefective when it left\b/i,
    bears: [
      {
        reads:
          /\b(?:tests?|tested|measured \d+|average[ds]?|rated|rating|cert(?:ificate|ified|ification)?|not (?:\p{L}+ ){0,2}treated|defect\w*|unguarded|no guard|recall\w*|failed|cracked|changed to a supplier|cheaper|saved|design(?:ed)?|specifications?|drawings?|lot)\b|[“"][^”"]{0,160}\b(?:fails?|won['’]t hold|going to (?:break|fail)|average|box says)\b[^”"]{0,160}[”"]/iu,
        by: 'not-first',
        whole: true,
      },
    ],
  },
  {
    asks: /\bmade or sold the product\b/i,
    bears: [
      {
        reads: /\b(?:designs|designed|makes|made|manufactur(?:es|ed)|sells|sold|distribut(?:es|ed))\b/i,
        by: 'second',
        affirmed: true,
      },
      { reads: /\bbought\b[^.]{0,60}\bfrom\b/i, by: 'about-second' },
    ],
  },
  {
    asks: /\bused in a foreseeable way\b/i,
    bears: [
      {
        reads: /\b(?:used|opened|turned|plugged|charging|charged|mounted|drove|rode|cooked|wore|followed)\b/i,
        by: 'not-second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bcaused (?:the|severe|serious)\b|\bThat caused\b|\bdefect caused\b/i,
    bears: [
      {
        reads:
          /\b(?:caused|as a (?:direct )?result|resulted (?:in|from)|because of|due to|led to|substantial factor)\b/i,
        affirmed: true,
      },
      {
        reads:
          /\b(?:fell(?! (?:by|asleep|behind|ill|due|short|to (?:\$|\d)))|struck|hit|collapsed|collided|crashed|slipped|tripped|rolled|exploded|destroyed|pinned|crushed|came down|parted(?=[.,;]| (?:and|at|on|in|under)\b)|snapped|went over|gave way|leak(?:s|ed)?|drifted|curled|flooded|shocked|electrocuted|current (?:passed|flowed|went)|could not let go)\b/i,
        by: 'not-second',
        affirmed: true,
      },
      {
        reads: /\b(?:struck|hit|crushed|pinned|ran (?:over|into)|collided|crashed)\b/i,
        by: 'second',
        affirmed: true,
      },
      { reads: SPOILED, by: 'not-second', affirmed: true },
    ],
  },
  {
    asks: /\bcondition injured\b/i,
    bears: [
      {
        reads: (text) =>
          HURT.test(text) ||
          /\b(?:fell(?! (?:by|behind))|slipped|tripped|struck|burned|landed)\b/i.test(text),
        by: 'of-first',
      },
    ],
  },
  {
    asks: /(?<!statement )\b(?:harmed|lost money|suffered damages|suffered a loss|survivors suffered|employee lost|lost a benefit)\b/i,
    bears: [
      { reads: namesLoss, by: 'not-second' },
      { reads: HURT, by: 'of-first' },
      { reads: SPOILED, by: 'not-second', affirmed: true },
      { reads: /\bovercharge[sd]?\b[^.]{0,40}\$/i },
      { reads: /\b(?:destroyed|red-tagged|closed for|laid off)\b/i, by: 'not-second' },
    ],
  },
];
