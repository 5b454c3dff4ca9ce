import type { ActsOfElement } from './words-of-elements.js';

const WEAPON =
  '(?:guns?|pistols?|revolvers?|handguns?|rifles?|shotguns?|firearms?|knife|knives|machete|bat|weapons?|hammer|crowbar)';
const GOODS =
  '(?:\\$\\d[\\d,]*|cash|money|currency|necklace|chain|wallet|purse|phones?|jewel\\w+|rings?|watch(?:es)?|register|cars?|vehicles?|trucks?|motorcycle|bicycles?|laptops?|computers?|copper|wire|tools?|bags?|backpack|safe|pills|merchandise|packages?|checks?|cards?|equipment)';
const THING = `(?:${WEAPON}|phones?|recorder|drives?|DVR|video|footage|clothes|clothing|shoes|shirt|jacket|records?|files?|computers?|laptops?|documents?|e-?mails?|messages?|texts|body|cartridge|casings?|papers|ledgers?|cords)`;

/** What the elements of crimes ask, and how a fact reads that bears on them: what was done, by whom. */
export const ACTS_OF_CRIMES: readonly ActsOfElement[] = [
  {
    asks: /\bcaused the death of another\b|\bkilled in the course\b/i,
    bears: [
      {
        reads:
          /\b(?:was|were|been) (?:\p{Ll}+ )?(?:shot|stabbed|strangled|beaten|pronounced dead|killed|found dead)\b|\b(?:died|fatal|gunshot wounds?|stab wounds?|cause of death|bled|(?:shot|stabbed|strangled|killed) (?:him|her|\p{Lu})|rounds? (?:entered|struck|hit)|bullets?|went off)\b/iu,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bstate of mind that the charge requires\b|\bpurpose that the charge requires\b|\bintended to kill\b/i,
    bears: [
      {
        reads:
          /[“"][^”"]{0,160}\b(?:kill(?:ed|ing)?|or else|finish(?:ed|ing)?|whip(?:ped)?|stomp(?:ed)?|beat|hurt|shoot|burn|regret|sorry|get you|coming (?:down|over|for)|in the ground|one way or (?:the|an)other|out of you|pay for|teach|watch your)\b[^”"]{0,160}[”"]|\b(?:threaten\w*|vowed|planned|waited for|lay in wait|aimed|pointed)\b/i,
        by: 'about-second',
        whole: true,
      },
      {
        reads:
          /\b(?:shot|struck|stabbed|hit|kicked|swung)\b[^.]{0,60}\b(?:twice|again|(?:two|three|four|five|six|several|\d+) times)\b|\b(?:second|third) (?:swing|shot|blow)\b|\bin the back\b(?! (?:hall|room|door|seat|yard|of|lot|office))|\bentered the back\b/i,
      },
      {
        reads: /\b(?:owed|behind on|jealous|argu\w+|quarrel\w*|fought|angry|furious|grudge)\b/i,
        by: 'about-second',
      },
    ],
  },
  {
    asks: /\bact was not justified\b/i,
    bears: [
      {
        reads:
          /\b(?:in the back(?! (?:hall|room|door|seat|yard|of|lot|office)\b)|entered the back|walking (?:off|away)|turned (?:around|away)|already on the ground|unarmed|hands (?:up|raised)|had let go|ran away|backing (?:up|away)|(?:knife|gun|pistol|weapon) (?:was|had been|were) (?:\p{Ll}+ )?(?:closed|holstered|in (?:his|her|the))|not fired)\b|\bno (?:knife|gun|weapon|firearm)\b|\b(?:did not|didn['’]t) (?:see|have|carry)[^.]{0,20}\b(?:gun|knife|weapon)\b/iu,
        whole: true,
      },
    ],
  },
  {
    asks: /\btook or tried to take property\b|\btook property of another\b|\bobtained or tried to obtain property\b/i,
    bears: [
      {
        reads: new RegExp(
          `\\b(?:took|stole|stolen|left with|snatched|grabbed|demanded|pawned|sold|carried (?:off|out)|gave (?:him|them|her)|handed (?:him|them|her|over)|emptied|loaded|cut|missing|recovered|found|taken)\\b[^.]{0,60}(?<![\\p{L}])${GOODS}(?!\\p{L})|\\b${GOODS} (?:was|were|had been) (?:\\p{Ll}+ )?(?:missing|taken|stolen|gone|recovered)`,
          'iu',
        ),
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bfrom a person or in their presence\b/i,
    bears: [
      {
        reads:
          /\b(?:gave (?:him|them|her) (?!a (?:ride|statement|description))|handed|in front of (?:him|her|them)|at the counter|from (?:the )?(?:\p{L}+['’]s|his|her|their) (?:hand|pocket|neck|purse|person|wrist|register)|from the (?:register|drawer|till)|left with (?:his|her|their)\b)/iu,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bforce or (?:a )?threat\b|\bthreat, force\b/i,
    bears: [
      {
        reads: new RegExp(
          `\\b(?:point\\w*|pulled|held|showed|raised|brandish\\w*|waved|put|aimed|drew|armed with)\\b[^.]{0,40}\\b${WEAPON}\\b|\\b(?:threatened|shoved|punched|choked|pushed|tackled|knocked (?:him|her))\\b|[“"](?:[^”"]*\\b(?:kill|shoot|die|hurt|gun|move)\\b[^”"]*|Open it[^”"]*|Give me[^”"]*|You know what this is[^”"]*)[”"]`,
          'i',
        ),
        by: 'not-first',
        whole: true,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bcaused or tried to cause bodily injury\b|\bsubstantial step\b/i,
    bears: [
      {
        reads:
          /\b(?:struck|hit|punched|kicked|pushed|shoved|stabbed|shot|swung|swing|smashed|choked|bit|threw|slashed|beat|pointed)\b/i,
        by: 'about-second',
        affirmed: true,
      },
      {
        reads:
          /\b(?:fractur\w+|concussion|laceration\w*|stitches|sutures|staples|bleeding|broken (?:jaw|nose|arm|rib|bone)|gunshot|stab wounds?|unconscious|surger\w+|treated (?:at|for)|(?:diminished|lost) (?:vision|sight|teeth))\b/i,
        by: 'not-second',
        whole: true,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bwas the defendant who\b|\bset it or had it set\b/i,
    bears: [
      {
        reads:
          /\b(?:saw (?:the|his|her) (?:\p{L}+['’]s )?face|knew (?:him|her) (?:by|from))\b|[“"][^”"]{0,160}\b(?:it was \p{Lu}|that['’]s (?:him|\p{Lu}\p{Ll}+)|\p{Lu}\p{L}+ broke in)/u,
        whole: true,
      },
      {
        reads:
          /\b(?:identif\w+|selected|recogni[sz]ed|picked (?:out|him|her|number|#|\p{Lu}\p{L}+ out)|pointed (?:to|out)|DNA|fingerprints?|footage|video shows|license plate|registered to|matched|tracked|GPS|phone records?|cell tower|tower|connected to|searched for|found in (?:his|her)|admitted|confessed|(?:stated|said|told) [^.]{0,30}\b(?:he|she) (?:drove|did|swung|hit|shot|took|was there)|fired from|by name)\b/iu,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bdestroyed, hid or made up\b/i,
    bears: [
      {
        reads: new RegExp(
          `\\b(?:threw|tossed|dumped|burn(?:ed|ing)|wip(?:ed|ing)|delet\\w+|shredd\\w+|hid|hidden|buried|conceal\\w*|yank\\w*|pulled|cleaned|washed|smashed|altered|carried|backdat\\w+)\\b[^.]{0,60}\\b${THING}\\b|\\b${THING}\\b[^.]{0,60}\\b(?:recovered|found|pulled)\\b[^.]{0,50}\\b(?:river|culvert|drain\\w*|dumpster|trash|pond|lake|ditch|creek|without its|burn\\w*)\\b|\\brecovered\\b[^.]{0,60}\\bfrom (?:the|a) (?:river|culvert|drain|dumpster|trash|pond|lake|ditch|creek)\\b`,
          'i',
        ),
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bkeep it from being used\b|\basked for in a proceeding\b/i,
    bears: [
      {
        reads:
          /[“"][^”"]*\b(?:get rid|police|cops|nobody|no one|find|talk|told me to|prove|say)\b[^”"]*[”"]|\b(?:so that no|to keep (?:it|them|the police)|before the police|knew (?:of|about|that) [^.]{0,40}(?:investigat|police|warrant|subpoena))/i,
        by: 'about-second',
        whole: true,
      },
    ],
  },
  {
    asks: /\bused, carried or possessed a firearm\b|\bpossessed a firearm\b/i,
    bears: [
      {
        reads:
          /\b(?:point\w*|pulled|held|fired|carried|had|possess\w*|found|recovered|drew|shot|bought|loaded)\b[^.]{0,50}\b(?:gun|pistol|revolver|handgun|rifle|shotgun|firearm|\.\d{2}|9 ?mm)\b|\bfired from\b/i,
        by: 'not-first',
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bdamaged property\b/i,
    bears: [
      {
        reads:
          /\b(?:windshield|windows?|doors?|tires?|glass|paint|fence|walls?|car|truck|vehicle|house|property|mirrors?)\b[^.]{0,60}\b(?:broken?|smashed|shattered|dent\w*|slashed|scratched|damaged|destroyed|burned|cut|break)\b|\b(?:broke|smashed|shattered|slashed|scratched|keyed|damaged|kicked in|hear\w* glass)\b/i,
        affirmed: true,
      },
    ],
  },
  {
    asks: /\bproperty belonged to another\b/i,
    bears: [
      {
        reads:
          /\b\p{Lu}\p{L}+['’]s (?:\d{4} )?(?:\p{L}+ ){0,2}(?:car|truck|vehicle|pickup|house|home|window|door|fence|property|phone)\b|\bbelong\w* to\b|\bowned by\b/u,
      },
    ],
  },
];
