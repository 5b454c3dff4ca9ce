import { type Topic, about, civil, ofType, onTheRoad } from './voir-dire-topics.js';

/** Trades and institutions that jurors know from their own lives. */
export const TRADES: readonly Topic[] = [
  {
    title: 'Buses and trains',
    found: /\b(?:bus|buses|coach|streetcar|subway|commuter|transit|train|railroad|ferry)\b/i,
    when: ofType('personal-injury'),
    ask: [
      'Who rides a bus or a train often, or has worked on one?',
      'What do you expect of those who run it, and of those who ride?',
    ],
  },
  {
    title: 'Trucks',
    when: (brief) =>
      onTheRoad(brief) || about(/\b(?:trucking|freight|logistics|transport\w*|carriers?|hauling)\b/i)(brief),
    found:
      /\b(?:tractor-trailer|semi-?truck|eighteen-wheeler|trucking|freight|haul(?:ed|ing|er)|log ?book)\b/i,
    once: true,
    ask: [
      'Who has driven a truck for a living, or worked with those who do?',
      'What is hard about that work?',
    ],
  },
  {
    title: 'Shifts',
    found:
      /\b(?:(?:night|double|third|second|extra|split|graveyard) shifts?|exhaust(?:ed|ion)|fatigue|without sleep|short[- ]staffed|hours of sleep)\b/i,
    once: true,
    ask: ['Who works long or changing hours, or has?', 'What do long hours do to a person’s work?'],
  },
  {
    title: 'Building sites',
    when: ofType('personal-injury', 'employment-law'),
    found:
      /\b(?:scaffold\w{0,3}|cranes?|ladder|excavat\w{2,4}|trench|hard hats?|foreman|job ?site|rigg(?:ing|er)|hoist\w{0,3}|forklift)\b/i,
    once: true,
    ask: [
      'Who has worked on a building site, or around heavy machines?',
      'Who looked after safety there, and how did that go?',
    ],
  },
  {
    title: 'Stores and restaurants',
    when: (brief) => ofType('personal-injury', 'employment-law')(brief) || brief.read.sides.criminal,
    found:
      /\b(?:restaurant|diner|tavern|bartender|hotel|motel|grocery|supermarket|store|cashier|pawn ?shop)\b/i,
    ask: [
      'Who has worked in a store, a bar or a restaurant?',
      'What did that teach you about the people who come in?',
    ],
  },
  {
    title: 'Warehouses',
    found: /\b(?:warehouses?|loading dock|logistics|distribution center|cold storage|pallets?|freezer)\b/i,
    ask: ['Who has worked in a warehouse, or in shipping?', 'How were mistakes dealt with there?'],
  },
  {
    title: 'Farms',
    found: /\b(?:farm(?:s|ers?|ing|land)?|orchard|cattle|harvest|grain|irrigat\w{2,4}|bushels?|crops?)\b/i,
    ask: [
      'Who has lived or worked on a farm, or traded in what farms grow?',
      'How are promises kept in that trade?',
    ],
  },
  {
    title: 'Software',
    found: /\b(?:software|source code|programmers?|developers?|server|database|go-live|code-complete)\b/i,
    when: civil,
    ask: [
      'Who has built software, bought it, or waited for it to work?',
      'What happens when such a project runs late?',
    ],
  },
  {
    title: 'Banks and loans',
    found:
      /\b(?:banks?|loans?|mortgages?|lenders?|foreclos\w{2,4}|debt collector|promissory note|check cashing)\b/i,
    when: about(
      /\b(?:bank|loan|lend\w*|mortgage|foreclos\w*|promissory note|guaranty|debt collect\w*|embezzl\w*)\b/i,
    ),
    ask: ['Who has worked in a bank, or lent money to others?', 'What disputes about money have you seen?'],
  },
  {
    title: 'Books and accounts',
    found:
      /\b(?:invest(?:ed|ors?|ments?)|shareholders?|brokers?|accountants?|auditors?|audit(?:ed)?|ledger|bookkeep\w{2,3}|invoices?)\b/i,
    when: about(
      /\b(?:fraud|fiduciary|account|embezzl\w*|theft|securit\w*|sharehold\w*|invest\w*|convers\w*|laundering|tax)\b/i,
    ),
    ask: ['Who keeps books or checks the figures of others?', 'How do you find out that something is wrong?'],
  },
  {
    title: 'Unions',
    found: /\b(?:unions?|Local (?:No\. )?\d{1,5}|collective bargaining|shop steward|players? association)\b/,
    once: true,
    ask: [
      'Who belongs to a union, or has dealt with one?',
      'What do you think of the part that unions play?',
    ],
  },
  {
    title: 'Secrets of a business',
    found:
      /\b(?:trade secrets?|confidential|formulas?|recipes?|customer lists?|non-?compet\w{1,4}|non-?disclosure)\b/i,
    when: about(/\b(?:secrets?|covenants?|compet\w{1,6}|confiden\w{2,8}|fiduciary|solicit\w{0,8})\b/i),
    once: true,
    ask: [
      'Who has worked with the secrets of a business, or promised to keep them?',
      'What may a person take along to the next job, in your view?',
    ],
  },
  {
    title: 'Inventions',
    found: /\b(?:patents?|patented|inventors?|invention)\b/i,
    when: civil,
    once: true,
    ask: ['Who has made or designed something new?', 'What do you think of patents?'],
  },
  {
    title: 'Art and copies',
    found: /\b(?:copyright\w{0,3}|songs?|lyrics|photographers?|novel|artwork|screenplay)\b/i,
    when: ofType('intellectual-property'),
    once: true,
    ask: [
      'Who makes pictures, music or texts, for work or for pleasure?',
      'Where do you see the line between borrowing and copying?',
    ],
  },
  {
    title: 'Schools',
    found: /\b(?:schools?|teachers?|classroom|pupils?|university|campus)\b/i,
    when: about(/\b(?:school|university|college|academy|education|title ix)\b/i),
    ask: ['Who works in a school, or has?', 'What is hardest about keeping order, or keeping pupils safe?'],
  },
  {
    title: 'Care homes',
    found: /\b(?:nursing home|assisted living|care facility|dementia|Alzheimer['’]?s)\b/i,
    when: ofType('personal-injury'),
    once: true,
    ask: [
      'Who has had a relative in a care home, or worked in one?',
      'What did you look for when you visited, or worked there?',
    ],
  },
  {
    title: 'Jails',
    found: /\b(?:jail|prison|inmates?|cell ?mate|correctional)\b/i,
    when: about(/\b(?:jail|prison|correction\w*|sheriff|warden|1983|cruel|deliberate indifference)\b/i),
    ask: ['Who has worked in a jail, or visited somebody there?', 'What did you take away from that?'],
  },
  {
    title: 'Soldiers',
    found: /\b(?:veterans?|Army|Navy|Marines?|Air Force|deployed|deployment|military)\b/,
    ask: ['Who has served, or has close family who did?', 'How does that shape what you expect of others?'],
  },
  {
    title: 'Land',
    found: /\b(?:easements?|boundary|fence|surveyors?|driveway|parcel|acres?|deed)\b/i,
    when: about(
      /\b(?:easement|boundary|trespass|quiet title|real property|property lines?|adverse possession|nuisance|encroach\w*)\b/i,
    ),
    ask: ['Who has had a disagreement with a neighbor about land?', 'How was it settled?'],
  },
];
