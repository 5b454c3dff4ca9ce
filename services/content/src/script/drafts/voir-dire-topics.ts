import { type Brief, story } from '../brief.js';

/** An attitude that a file may touch, and how a panel is asked about it. */
export interface Topic {
  title: string;
  found: RegExp;
  /** An open question, then a follow-up; neither argues, tells a fact or asks for a promise. */
  ask: [string, string];
  /** Asked only where the case is of this sort. */
  when?: (brief: Brief) => boolean;
  /** The word says what the case is about, though it stands in it once. */
  once?: boolean;
}

/** Nobody is accused of a crime. */
export const civil = ({ read }: Brief): boolean => !read.sides.criminal;
/** Cases of these kinds. */
export const ofType =
  (...types: string[]) =>
  ({ read, model }: Brief): boolean =>
    types.includes(read.details.caseType ?? '') ||
    (types.includes('personal-injury') &&
      read.details.caseType === 'civil-litigation' &&
      model.claims.some(({ name }) => /\b(?:negligence|wrongful death)\b/i.test(name)));
export const ANIMALS = /\b(?:dogs?|cats?|horses?|pupp(?:y|ies)|pets?|cattle|veterinar\w+)\b/i;
const tells = (brief: Brief, word: RegExp): boolean =>
  story(brief).some(({ said }) => said.some((text) => word.test(text)));
/** A party that answers for losses of others. */
export const insurer = ({ read: { sides } }: Brief): boolean =>
  [sides.client, sides.opponent].some(
    (party) => party && /\b(?:Insurance|Assurance|Indemnity|Casualty)\b/.test(party.full),
  );
/** A person on the one side, a company on the other. */
const unlike = ({ read: { sides } }: Brief): boolean =>
  !sides.criminal &&
  sides.client !== undefined &&
  sides.opponent !== undefined &&
  sides.client.organization !== sides.opponent.organization &&
  ![sides.client, sides.opponent].some(({ full }) => PUBLIC.test(full));

const DRIVES =
  /\b(?:drove|driving|driver|intersection|crash\w{0,3}|collision|highway|steering wheel|traffic)\b/i;
/** Doctors and hospitals, as parties or in what is claimed. */
export const MEDICAL = /\b(?:malpractice|M\.?D|surg\w*|hospital|clinic|medical)\b/i;
/** Officers of the law are those who accuse, or who are sued. */
export const policed = (brief: Brief): boolean =>
  !civil(brief) || about(/\b(?:police|sheriff|officer|arrest|force|seizure|search|prosecution)\b/i)(brief);

/** People were hurt in traffic. */
export const onTheRoad = (brief: Brief): boolean =>
  ofType('personal-injury')(brief) && brief.read.sentences.filter(({ text }) => DRIVES.test(text)).length > 1;

/** A car struck something, or somebody is said to have driven drunk. */
export const crashed = ({ read }: Brief): boolean =>
  read.sentences.filter(({ text }) => CRASHES.test(text)).length > 1;
const CRASHES =
  /\b(?:crash\w{0,3}|collisions?|collided|rear-ended|ran off the road|drunk driving|driving while|operating while|DUI|DWI|OWI|pedestrian|leaving the scene|headl(?:ight|amp))\b/i;

/** Is one of these words in what is claimed, or in the name of a party? */
export const about =
  (word: RegExp) =>
  ({ model, read }: Brief): boolean =>
    [
      read.details.legalIssues ?? '',
      ...model.claims.map(({ name }) => name),
      read.sides.client?.full ?? '',
      read.sides.opponent?.full ?? '',
    ].some((text) => word.test(text));

export const PUBLIC =
  /\b(?:City|County|Town|Village|Department|District|Police|Board|Commission|Agency|Authority) (?:of|for)\b|\b(?:Department|School District|Water District|Police|Commission|Authority|Agency)$/;

export const TOPICS: readonly Topic[] = [
  {
    title: 'Police',
    found: /\b(?:police|sheriff|deput(?:y|ies)|trooper|detective|FBI)\b|\b[Oo]fficer \p{Lu}/u,
    when: policed,
    ask: [
      'What experiences have you had with police officers, good or bad?',
      'How do you decide whether to believe an officer who tells you what happened?',
    ],
  },
  {
    title: 'Crime',
    found:
      /\b(?:st(?:ole|olen|ealing)|theft|larceny|robb\w+|burglar\w+|shot|gun|weapon|murder\w*|homicide|assault\w*|knife|stabb\w+)\b/i,
    when: (brief) => !civil(brief),
    ask: [
      'Who has been close to a crime, as a victim, a witness or in any other way?',
      'What has stayed with you from that?',
    ],
  },
  {
    title: 'Driving',
    found:
      /\b(?:intersection|crash\w*|collision|collided|highway|swerved|pedestrian|speed limit|red light|headlights?)\b/i,
    ask: [
      'Who drives for a living, or has?',
      'What do you think when you hear that people were hurt on the road?',
    ],
  },
  {
    title: 'Recordings',
    found:
      /\b(?:informants?|undercover|marked bills|wiretap|recorded (?:the |a )?(?:call|conversation|meeting)|(?:call|conversation|meeting) was recorded)\b/i,
    when: (brief) => !civil(brief),
    ask: [
      'How do you feel about conversations that are recorded without everybody knowing?',
      'What would you want to know about a witness who works with investigators?',
    ],
  },
  {
    title: 'Public office',
    found: /\b(?:bids?|bidders?|bribe\w*|procurement|purchasing director|kickbacks?)\b/i,
    ask: [
      'Who has worked for a public office, or sold something to one?',
      'What rules did you live with there about gifts and favors?',
    ],
  },
  {
    title: 'Injury',
    found: /\b(?:injur\w+|fractur\w+|surger\w+|hospital|burned|wheelchair)\b/i,
    when: civil,
    ask: [
      'Who has lived with an injury, or cared for somebody who did?',
      'What did others not understand about it?',
    ],
  },
  {
    title: 'Losing someone',
    found:
      /\b(?:died|death|killed|dead|deceased|homicide|murder\w*|suicide|fatal\w*|drowned|electrocuted)\b/i,
    when: (brief) => !tells(brief, ANIMALS),
    ask: ['Who has lost somebody suddenly?', 'If you are willing, what would help others to understand it?'],
  },
  {
    title: 'Medicine',
    found: /\b(?:doctors?|physicians?|nurses?|medical|patients?)\b/i,
    when: ofType('personal-injury'),
    ask: [
      'What experience have you had with doctors who disagreed with each other?',
      'What helped you to decide whom to trust?',
    ],
  },
  {
    title: 'Work',
    found: /\b(?:employ\w+|supervisor|fired|hired|wages?|overtime|coworker)\b/i,
    when: ofType('employment-law'),
    ask: ['Who has managed other people at work?', 'What makes it fair, or unfair, to let somebody go?'],
  },
  {
    title: 'Agreements',
    found: /\b(?:contract|agreement|lease|invoice)\b/i,
    when: civil,
    ask: [
      'Who signs or checks agreements in daily work?',
      'What do you do when the paper and what was said do not match?',
    ],
  },
  {
    title: 'Companies',
    found: /\b(?:company|corporation|Inc|LLC|bank|firm|business|store|hospital)\b/i,
    when: unlike,
    ask: [
      'Who owns a business, or has owned one?',
      'How do you feel about a person and a company facing each other in court?',
    ],
  },
  {
    title: 'Companies against each other',
    found: /\b(?:company|corporation|Inc|LLC|Corp|firm|business)\b/i,
    when: ({ read: { sides } }) =>
      !sides.criminal && sides.client?.organization === true && sides.opponent?.organization === true,
    once: true,
    ask: [
      'How do you feel about deciding a dispute between companies?',
      'What would you want to know about the people behind them?',
    ],
  },
  {
    title: 'Government',
    found: /\b(?:city|county|government|department|agency|governor|mayor)\b/i,
    when: (brief) =>
      civil(brief) &&
      [brief.read.sides.client, brief.read.sides.opponent].some((party) => party && PUBLIC.test(party.said)),
    ask: [
      'What dealings have you had with a government office that went well, or badly?',
      'How does that shape what you expect of it?',
    ],
  },
  {
    title: 'Faith',
    found:
      /\b(?:church(?! (?:street|st\b|road|avenue|lane|hill))|chapel(?! (?:street|hill|road|avenue))|religio\w+|worship|mosque|Muslim|Christian|Jewish)\b/i,
    ask: [
      'What place does faith have in your life, if any?',
      'How might that matter when faith comes up in a courtroom?',
    ],
  },
  {
    title: 'Immigration',
    found: /\b(?:immigra\w+|visa|asylum|deport\w*|refugee|green card|citizenship)\b/i,
    ask: [
      'What has your family, or a friend, lived through with immigration?',
      'What opinions do you hold about it?',
    ],
  },
  {
    title: 'Online',
    found: /\b(?:internet|website|facebook|twitter|instagram|tiktok|social media|online)\b/i,
    ask: [
      'How much of your day do you spend online?',
      'How do you judge whether something written there is meant seriously?',
    ],
  },
  {
    title: 'Home',
    found: /\b(?:landlord|tenant|rent|evict\w+)\b/i,
    ask: ['Who has rented out a home, or rented one?', 'What disputes came of it, if any?'],
    when: civil,
  },
  {
    title: 'Family',
    found: /\b(?:children|custody|marriage|divorce|husband|wife|mother|father)\b/i,
    ask: [
      'Who has been through a divorce, or seen one close to them?',
      'What did it teach you about hearing both sides?',
    ],
    when: ofType('family-law'),
  },
  {
    title: 'Drinking',
    found:
      /\b(?:alcohol|drunk|beer|drinking|drugs?|narcotics?|methamphetamine|cocaine|fentanyl|heroin|marijuana|intoxicat\w+)\b/i,
    ask: [
      'What experiences, good or bad, have people close to you had with alcohol or drugs?',
      'How might that matter as you listen to this case?',
    ],
  },
];
