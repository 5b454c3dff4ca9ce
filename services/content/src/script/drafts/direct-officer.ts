import type { ModelPerson } from '@lectern/contracts/case-model';
import { OFFICIAL } from '../../case-model/allegiance.js';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { surname } from '../../case-model/sides.js';
import type { Brief } from '../brief.js';
import { type Line, framing, part, resting } from '../line.js';
import { writtenBy } from '../written-by.js';

/** Sources of one answer. */
const MOST_TOLD = 4;
/** Answers that make an examination. */
const FEWEST = 4;

/** What an officer is asked of his own work, where his report tells it: one subject a question. */
const ON_DUTY: [string, RegExp][] = [
  [
    'What call did you receive?',
    /\b(?:dispatched|dispatch|responded to|received (?:a|the) call|call for service|on (?:routine )?patrol)\b/i,
  ],
  ['When did you arrive?', /\b(?:I |[Aa]ffiant )?(?:arrived|[Uu]pon (?:my )?arrival)\b/],
  [
    'What did you see when you arrived?',
    /\b(?:[Uu]pon (?:my )?arrival|I (?:saw|observed|noticed|found|could see))\b/,
  ],
];
const SCENE: [string, RegExp][] = [
  [
    'How did the scene look?',
    /^(?:Mud|Door|Window|Front|Rear|The (?:door|window|lock|vehicle|truck|car|room|floor|scene))\b|\b(?:jamb|dead ?bolt|pry marks?|broken glass|skid|debris)\b/i,
  ],
  ['What photographs did you take?', /\b(?:I |[Aa]ffiant )?(?:photographed|took (?:\w+ )?photographs)\b/i],
  [
    'What evidence did you collect?',
    /\b(?:seized|bagged|collected|swabbed|recovered|[Ii]tems? \d|placed (?:\w+ ){1,4}into evidence|I cast)\b/i,
  ],
  ['What did you measure?', /\bI (?:measured|paced)\b/],
  [
    'What does the recording show?',
    /\b(?:[Cc]amera \d?|video|recording|footage)\b.*\b(?:shows?|captured|depicts?)\b/,
  ],
];
const ACCUSED: [string, RegExp][] = [
  [
    'What did you notice about NAME?',
    /\b(?:[Oo]dor of|bloodshot|slurred|watery|unsteady|sweating|out of breath|hair wet|barefoot)\b/,
  ],
  [
    'What tests, if any, did you give NAME?',
    /\b(?:field sobriety|HGN|walk[- ]and[- ]turn|one[- ]leg stand|breath test)\b/i,
  ],
  ['What rights, if any, did you read to NAME?', /\bMirand(?:a|ized)\b/i],
  [
    'What, if anything, did NAME say to you?',
    /\b(?:NAMED|[Ss]uspect|[Dd]efendant)\b[^.]{0,60}\b(?:said|stated|told|answered|admitted)\b/,
  ],
  [
    'When did you arrest NAME?',
    /(?<!\bbe )\b(?:[Aa]rrested|placed under arrest|took .{2,30} into custody)\b/,
  ],
];
const AFTER: [string, RegExp][] = [
  [
    'What became of the evidence?',
    /\b(?:lab(?:oratory)?|property room|evidence (?:room|technician|locker)|chain of custody|submitted (?:to (?:the )?(?:\p{L}+ ){0,3}(?:lab|crime)|for (?:\p{L}+ ){0,2}(?:analysis|testing|examination|comparison|DNA|prints)))\b/iu,
  ],
  ['What did you do to check the clock of the recording?', /\bclock\b.*\b(?:checked|compared|fast|slow)\b/i],
];
const CAREER: [string, RegExp][] = [
  [
    'How long have you been an officer?',
    /\b(?:years|since (?:\p{L}+ )?\d{4})\b.*\b(?:officer|deputy|agent|detective|trooper|patrol|police|sheriff|department)\b|\b(?:officer|deputy|agent|detective|trooper)\b.*\b(?:years|since (?:\p{L}+ )?\d{4})\b/iu,
  ],
  ['What is your assignment?', /\bassigned\b/i],
  ['What training have you had?', /\b(?:training|trained|academy|certified|certification)\b/i],
  [
    'What experience do you have with cases of this kind?',
    /\b(?:investigations|search warrants|cases) (?:of|involving)|taken part in|participated in\b/i,
  ],
];

/**
 * An officer of ours on direct, from the report or affidavit of his own: service, the call, the scene, the evidence and its custody,
 * the accused; what others told him is theirs to tell (FRE 602, 801, 901). Undefined where he wrote none.
 */
export function officerExamination(brief: Brief, witness: ModelPerson): Line[] | undefined {
  if (!brief.read.sides.criminal || brief.model.side !== 'claiming' || !OFFICIAL.test(witness.name))
    return undefined;
  const papers = new Set(writtenBy(brief, witness));
  const own = brief.read.sentences.filter(
    ({ document, text }) => papers.has(document) && !OF_OTHERS.test(text) && !OF_THE_PAPER.test(text),
  );
  const accused = brief.model.people.find(({ role, kind }) => role === 'the other side' && kind === 'person');
  const name = accused?.name ?? 'the defendant';
  const last = accused ? surname(accused.name) : '';
  const asked = (list: readonly [string, RegExp][]): Line[] =>
    list.flatMap(([question, pattern]) => {
      const sought = new RegExp(pattern.source.replace('NAMED', last || 'Accused'), pattern.flags);
      const on = question.includes('say to you')
        ? saidBy(own, last)
        : own.filter(({ text }) => sought.test(text));
      return on.length === 0
        ? []
        : [
            {
              ...resting(question.replace('NAME', name), { sources: on.slice(0, MOST_TOLD).map(sourceOf) }),
              reworded: true,
            },
          ];
    });
  const parts = [asked(ON_DUTY), asked(SCENE), asked(ACCUSED), asked(AFTER)];
  if (parts.flat().length < FEWEST) return undefined;
  const career = asked(CAREER);
  const known = new Set(career.map(({ text }) => text));
  const duty = ['How long have you been an officer?', 'What training have you had?'].filter(
    (one) => !known.has(one),
  );
  return [
    ...part(
      'Who you are',
      [
        resting('Please tell us your name.', witness),
        framing('Where do you work?'),
        ...career,
        ...duty.map(framing),
      ],
      'Service, training and experience.',
    ),
    ...part('The call', parts[0]!, 'Why the officer was there, and what he saw himself.'),
    ...part('The scene', parts[1]!, 'What was found, photographed and kept.'),
    ...part(
      `What concerns ${name}`,
      parts[2]!,
      'What he noticed and heard himself; what the other side says is an admission.',
    ),
    ...part('The evidence since then', parts[3]!, 'The chain of custody.'),
  ];
}

/** What the paper asks of a court, and what it says of itself. */
const OF_THE_PAPER =
  /\bWHEREFORE\b|\b(?:respectfully )?requests? that\b|\bis being submitted\b|\bfor the (?:limited )?purpose of (?:establishing|showing)\b|\b(?:does|do) not (?:include|set forth|contain) (?:all|every|each)\b/;
/** What others told him or did. */
const OF_OTHERS =
  /^(?:[VW]\d\b|STATEMENT OF)|\b(?:[VW]\d|CS-\d|[Ss]ource|[Vv]ictim|[Ww]itness|[Dd]ispatch) (?:told|said|stated|advised)\b|\b(?:[Rr]epresentatives|[Ee]mployees|[Mm]embers|[Cc]ounsel|[Aa]ttorneys?|[Aa]uditors?|[Aa]ccountants?) of\b[^.]{0,60}\b(?:interviewed|collected|reviewed|gathered|seized|photographed)\b/;

/** What the accused said to him, and "he said" that goes on with it. */
function saidBy(sentences: readonly FileSentence[], last: string): FileSentence[] {
  let about = false;
  return sentences.filter(({ text }) => {
    const named =
      /\b(?:[Ss]uspect|[Dd]efendant)\b/.test(text) ||
      (last !== '' && new RegExp(`\\b${last}\\b`, 'i').test(text));
    about = named || (about && /^(?:He|She|I asked|Asked)\b/.test(text));
    return about && /\b(?:said|stated|answered|told me|admitted)\b/.test(text);
  });
}
