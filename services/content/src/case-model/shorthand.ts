/** What one has on either side. */
const PART =
  '(?:(?:upper|lower|distal|temporal|parietal) )?(?:hand|wrist|arm|forearm|shoulder|elbow|knee|leg|hip|ankle|foot|side|eye|ear|thumb|finger|neck|rib|fork|breast|lung|ulna|radius|tibia|fibula|femur|clavicle|scalp|corner)s?\\b';

/** What is written short in notes and charts, as one reads it aloud. Whatever may mean several things stays. */
const SHORT: [RegExp, string][] = [
  [/\bw\/ ?o\b/gi, 'without'],
  [/\bw\/in\b/gi, 'within'],
  [/\bw\/ ?(?=\S)/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bc\/o\b/gi, 'complaint of'],
  [/\bf\/u\b/gi, 'follow-up'],
  [/\bs\/p\b/gi, 'after'],
  [/\b[Hh]x\b/g, 'history'],
  [/\b[Dd]x\b/g, 'diagnosis'],
  [/\b[Ff]x\b/g, 'fracture'],
  [/\b[Pp]ts?\b(?!\.? ?\d)/g, 'patient'],
  [/ (?:&|\+) /g, ' and '],
  [/ @ /g, ' at '],
  [/\bmgr\b/gi, 'manager'],
  [/\basst\b\.?/gi, 'assistant'],
  [/\bstmt\b/gi, 'statement'],
  [/\brec['’]d\b/gi, 'received'],
  [/\bappt\b/gi, 'appointment'],
  [/\babt\b/g, 'about'],
  [/\bthru\b/g, 'through'],
  [/\bwd\b/g, 'would'],
  [/\bshd\b/g, 'should'],
  [/(?<=\d) ?ft\b(?:\.(?! \p{Lu}))?/gu, ' feet'],
  [/(?<=\b[ap]\.m\.) (?:hours|hrs\.?)(?!\p{L})/gu, ''],
  [/\bOn arr\.?,? (?=\p{L})/gu, 'On arrival, '],
  [/(?<=\d) ?hrs?\b(?:\.(?! \p{Lu}))?/gu, ' hours'],
  [/(?<=\d\+?) ?mins?\b(?:\.(?! \p{Lu}))?/gu, ' minutes'],
  [/(?<=\d) ?yrs?\b(?:\.(?! \p{Lu}))?/gu, ' years'],
  [/\bx (?=\d+ (?:mos?|wks?|days?|weeks?|months?|years?|hours|minutes)\b)/g, 'for '],
  [/(?<=\d) ?mos?\b(?:\.(?! \p{Lu}))?/gu, ' months'],
  [/(?<=\d) ?wks?\b(?:\.(?! \p{Lu}))?/gu, ' weeks'],
  [/(?<=\d) ?deg\b(?:\.(?! \p{Lu}))?/gu, ' degrees'],
  [new RegExp(`\\bR(?= ${PART})`, 'g'), 'right'],
  [new RegExp(`\\bL(?= ${PART})`, 'g'), 'left'],
  [/\bETOH\b/g, 'alcohol'],
  [/(?<=^|\. )(\d{2}) ?F\b/g, '$1-year-old woman'],
  [/(?<=^|\. )(\d{2}) ?M\b/g, '$1-year-old man'],
  [/\b[Dd]\/c(?:['’]?d)?\b/g, 'discharged'],
  [/\bneg\b(?:\.(?! \p{Lu}))?/gu, 'negative'],
  [/\blac\b/g, 'laceration'],
  [/\byrs\b/g, 'years'],
  [/\btmrw\b/g, 'tomorrow'],
  [/\bDau\b/g, 'Daughter'],
  [
    /(?<=\b(?:from|to|walk\w{0,3}|runs?|running|faces?|facing|look\w{0,3}|head\w{0,3}|back|going|goes|turns?) )N\b/g,
    'north',
  ],
  [
    /(?<=\b(?:from|to|walk\w{0,3}|runs?|running|faces?|facing|look\w{0,3}|head\w{0,3}|back|going|goes|turns?) )S\b/g,
    'south',
  ],
  [
    /(?<=\b(?:from|to|walk\w{0,3}|runs?|running|faces?|facing|look\w{0,3}|head\w{0,3}|back|going|goes|turns?) )E\b/g,
    'east',
  ],
  [
    /(?<=\b(?:from|to|walk\w{0,3}|runs?|running|faces?|facing|look\w{0,3}|head\w{0,3}|back|going|goes|turns?) )W\b/g,
    'west',
  ],
  [/\bW(?= to east\b)/g, 'west'],
  [/\bE(?= to west\b)/g, 'east'],
  [/\bN(?= to south\b)/g, 'north'],
  [/\bS(?= to north\b)/g, 'south'],
];

/** The words of a note with its shorthand read out; an aside in brackets stands between commas, quotation marks are single. */
export const readOut = (text: string): string =>
  SHORT.reduce((rest, [short, long]) => rest.replace(short, long), text)
    .replace(/\s*\*{2,}/g, '')
    .replace(/(?<=\p{L}{3}) \(\d{1,4}\)/gu, '')
    .replace(/\(!+\)/g, '')
    .replace(/(^|[.!?]\s+)\(([^()]{1,80}?)\.?\)/g, '$1$2.')
    .replace(/\s*\(([^()]{1,80})\)(?=[.,;:]|$)/g, ', $1')
    .replace(/\s*\(([^()]{1,80})\)\s*/g, ', $1, ')
    .replace(/["“”]/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
