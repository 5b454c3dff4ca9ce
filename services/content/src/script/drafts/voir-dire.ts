import { type Brief, story } from '../brief.js';
import { type Line, type Paragraph, type Section, framing, part, resting, text } from '../line.js';

interface Topic {
  title: string;
  found: RegExp;
  /** An open question, then a follow-up; neither argues, tells a fact or asks for a promise. */
  ask: [string, string];
}

const TOPICS: readonly Topic[] = [
  {
    title: 'Police',
    found: /\b(?:police|officers?|sheriff|deput(?:y|ies)|trooper|detective|FBI|agents?)\b/i,
    ask: [
      'What experiences have you had with police officers, good or bad?',
      'How do you decide whether to believe an officer who tells you what he saw?',
    ],
  },
  {
    title: 'Crime',
    found: /\b(?:robb\w+|burglar\w+|shot|gun|weapon|murder\w*|homicide|assault\w*|knife|stabb\w+)\b/i,
    ask: [
      'Who has been close to a crime, as a victim, a witness or in any other way?',
      'What has stayed with you from that?',
    ],
  },
  {
    title: 'Driving',
    found: /\b(?:truck|car|vehicle|driver|drove|brakes?|intersection|crash|collision|highway)\b/i,
    ask: [
      'Who drives for a living, or has?',
      'What do you think when you hear that people were hurt on the road?',
    ],
  },
  {
    title: 'Injury',
    found: /\b(?:injur\w+|fractur\w+|surger\w+|hospital\w*|pain|burn\w*|wrist|back|knee|wheelchair)\b/i,
    ask: [
      'Who has lived with an injury, or cared for somebody who did?',
      'What did others not understand about it?',
    ],
  },
  {
    title: 'Losing someone',
    found: /\b(?:died|death|killed|dead|suicide|fatal\w*)\b/i,
    ask: ['Who has lost somebody suddenly?', 'What would you want us to hear about that?'],
  },
  {
    title: 'Medicine',
    found: /\b(?:doctors?|physicians?|nurses?|medical|patients?|clinic|disab\w+)\b/i,
    ask: [
      'What experience have you had with doctors who disagreed with each other?',
      'What helped you to decide whom to trust?',
    ],
  },
  {
    title: 'Work',
    found: /\b(?:employ\w+|supervisor|manager|fired|hired|wages?|overtime|job|worker|coworker|sales)\b/i,
    ask: ['Who has managed other people at work?', 'What makes it fair, or unfair, to let somebody go?'],
  },
  {
    title: 'Agreements',
    found: /\b(?:contract|agreement|agreed|signed|lease|deal|invoice|order)\b/i,
    ask: [
      'Who signs or checks agreements in daily work?',
      'What do you do when the paper and what was said do not match?',
    ],
  },
  {
    title: 'Companies',
    found: /\b(?:company|corporation|Inc|LLC|bank|firm|business)\b/i,
    ask: [
      'Who owns a business, or has owned one?',
      'How do you feel about a person and a company facing each other in court?',
    ],
  },
  {
    title: 'Government',
    found: /\b(?:city|county|state|federal|government|department|agency|governor|mayor|president)\b/i,
    ask: [
      'What dealings have you had with a government office that went well, or badly?',
      'How does that shape what you expect of it?',
    ],
  },
  {
    title: 'Money',
    found: /\$\s?\d|\bdamages\b/i,
    ask: ['How do you feel about courts that award money for a loss?', 'Where does that feeling come from?'],
  },
  {
    title: 'Faith',
    found: /\b(?:church|chapel|religio\w+|worship|mosque|Muslim|Christian|Jewish)\b/i,
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
    found: /\b(?:internet|website|facebook|twitter|posted|online|e-?mails?|messages?|texts?)\b/i,
    ask: [
      'How much of your day do you spend online?',
      'How do you judge whether something written there is meant seriously?',
    ],
  },
  {
    title: 'Home',
    found: /\b(?:landlord|tenant|rent|apartment|house|home|evict\w+|neighbor)\b/i,
    ask: ['Who has rented out a home, or rented one?', 'What went wrong between you, if anything did?'],
  },
  {
    title: 'Family',
    found: /\b(?:children|custody|marriage|divorce|husband|wife|mother|father)\b/i,
    ask: ['Who has seen a family part, from near by?', 'What did you learn about hearing both sides?'],
  },
  {
    title: 'Drinking',
    found: /\b(?:alcohol|drunk|beer|drinking|drugs?|intoxicat\w+)\b/i,
    ask: ['What are your views on people who drink?', 'Who has been hurt by somebody’s drinking?'],
  },
];

const MOST = 6;

/**
 * Jury selection: open questions on attitudes that this file touches, each with a follow-up; nothing is told, argued or promised
 * (Mauet, ch. 2; Lubet, ch. 14; FRCP 47(a), FRCrP 24(a)).
 */
export function voirDire(brief: Brief): Section {
  const told = [...story(brief).flatMap(({ said }) => said), brief.read.details.legalIssues ?? ''].join('\n');
  const topics = TOPICS.map((topic) => ({
    topic,
    hits: told.match(new RegExp(topic.found.source, 'gi'))?.length ?? 0,
  }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, Math.max(2, Math.min(MOST, Math.round(brief.words / 180))))
    .map(({ topic }) => topic);
  const fact = (topic: Topic): Line => {
    const from = story(brief).find(({ said }) => said.some((text) => topic.found.test(text)));
    return from ? resting(topic.ask[0], from) : framing(topic.ask[0]);
  };
  return text([
    part('Hello', [
      framing(brief.forum.salutation),
      framing('For the next while I will ask, and you will do most of the talking.'),
      framing('There is no wrong answer here.'),
    ]),
    part('Who knows whom', who(brief)),
    ...topics.map((topic): Paragraph =>
      part(
        topic.title,
        [fact(topic), framing(topic.ask[1])],
        'Let one answer, then ask who sees it differently.',
      ),
    ),
    ...(brief.read.sides.criminal
      ? [
          part('The presumption', [
            framing('The law presumes that a person charged with a crime is not guilty.'),
            framing('What do you think of that rule?'),
            framing('What would it mean to you if the accused did not testify?'),
          ]),
        ]
      : [
          part('Proof', [
            framing('What does it take to persuade you when people remember the same thing differently?'),
          ]),
        ]),
    part('Last', [
      framing('What have I not asked that I should know before you serve on this jury?'),
      framing('Thank you for your candor.'),
    ]),
  ]);
}

function who(brief: Brief): Line[] {
  const names = brief.model.people.filter(({ side }) => side !== 'neither').slice(0, 4);
  return names.map((person) =>
    resting(
      `Who of you knows ${person.name}, or anything about ${person.kind === 'organization' ? 'it' : 'this person'}?`,
      person,
    ),
  );
}
