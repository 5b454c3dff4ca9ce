import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { eventDate } from '../../case-model/facts.js';
import { type Brief, filled, hasStory } from '../brief.js';
import { noStory } from './no-story.js';
import { isThing, spokenThing } from '../parts.js';
import { type Line, type Section, framing, list, part, resting } from '../line.js';
import { nameOf } from '../second-person.js';
import { spokenDay } from '../spoken-day.js';
import { withDays } from '../witness-statements.js';
import { witnessesFor } from '../witnesses.js';

/**
 * A direct examination: accreditation, scene, action, exhibits with their foundation; open questions of one subject each that
 * hold no answer (FRE 611(c), 901(b)(1); Mauet, ch. 5). The fact that a question should bring stands beside it as its source.
 */
export function direct(brief: Brief): Section {
  const [witness] = witnessesFor(brief);
  if (!hasStory(brief) && !brief.witness) return noStory(brief, 'list');
  if (!witness) return list([part('The witness', [filled(brief, 'witness')])[0]!]);
  const days = new Map(withDays(brief.model.facts).map(({ fact, day }) => [fact, day]));
  const facts = brief.model.facts.filter(
    (fact) =>
      fact.kind === 'event' &&
      fact.said.length > 0 &&
      fact.said.some((text) => nameOf(witness, brief.model.people).test(text)),
  );
  const most = Math.max(6, Math.round(brief.words / 70));
  return list([
    ...part(
      'Who you are',
      [
        resting('Please tell us your name.', witness),
        framing('What do you do for a living?'),
        ...(witness.side === 'ours'
          ? [framing('Where did you grow up?')]
          : [framing('How long have you done that?')]),
      ],
      'The jury meets the witness.',
    ),
    ...part(
      'What happened',
      action(brief, facts.slice(0, most), { witness, days }),
      'The witness tells it, one step at a time.',
    ),
    ...exhibits(brief),
    ...part(
      'The end',
      [
        resting(
          ending(
            witness,
            facts.some(({ reasons }) => reasons.includes('harm')),
          ),
          witness,
        ),
      ],
      'End on what stays.',
    ),
  ]);
}

/** One open question for each step, bound to a day, a person or a place that has come up. */
function action(
  { model }: Brief,
  facts: readonly ModelFact[],
  { witness, days }: { witness: ModelPerson; days: ReadonlyMap<ModelFact, string | undefined> },
): Line[] {
  const asked = new Set<string>();
  const others = model.people.filter(({ id, kind }) => kind === 'person' && id !== witness.id);
  const lines: Line[] = [];
  for (const fact of facts) {
    // Whom the witness speaks of, the jury has to know first.
    const person = others.find((one) => fact.said.some((text) => takesPart(text, nameOf(one, model.people))));
    const who = person && person.role !== 'the other side' ? `Who is ${person.name}?` : undefined;
    if (who && !asked.has(who)) {
      asked.add(who);
      lines.push({ ...resting(who, fact), reworded: true });
    }
    const day = days.get(fact);
    // What has no day of its own is asked for with the day that the file is at, once.
    const opened = day !== undefined && !asked.has(day) ? [`What happened on ${spokenDay(day)}?`] : [];
    if (day) asked.add(day);
    const own = questionsFor(fact, witness, { person, people: model.people });
    for (const text of own.some((one) => one.includes(' on ')) ? own : [...opened, ...own]) {
      // Until a day, a place or a person has come up there is no "then".
      if (asked.has(text) || (lines.length === 0 && (GOES_ON.has(text) || text.endsWith(' there?'))))
        continue;
      asked.add(text);
      lines.push({ ...resting(text, fact), reworded: true });
      break;
    }
  }
  return lines;
}

/** "Rusk's email" has Rusk's name in it, and not Rusk. */
const takesPart = (text: string, name: RegExp): boolean =>
  [...text.matchAll(name)].some(({ index, 0: found }) => !/^['’]s?\b/.test(text.slice(index + found.length)));

/** What the witness did to a thing: asked for with the verb alone, so that the answer is still to come. */
const ACTS: Record<string, string> = {
  measured: 'measure',
  wrote: 'write',
  ordered: 'order',
  found: 'find',
  noticed: 'notice',
  saw: 'see',
  heard: 'hear',
  signed: 'sign',
  received: 'receive',
  sent: 'send',
  bought: 'buy',
  built: 'build',
  installed: 'install',
  repaired: 'repair',
  inspected: 'inspect',
  tested: 'test',
  reported: 'report',
  photographed: 'photograph',
  collected: 'collect',
  recorded: 'record',
};

function actForm(said: string, witness: ModelPerson, at: string | undefined): string | undefined {
  const [, verb, place = ''] =
    new RegExp(
      `^(?:[^,]{0,40}(?:, \\d{4})?, )?${nameOf(witness).source} (?:then |also |later )?(${Object.keys(ACTS).join('|')})((?: (?:in|on) the \\p{Ll}+)?)\\b(?! (?:to|that|by)\\b)`,
      'u',
    ).exec(said) ?? [];
  return verb && `What did you ${ACTS[verb]}${place}${place === '' && at ? ` ${at}` : ''}?`;
}

/** "Velasco was the supervisor": the first thing to ask about. */
const ROLE = /^\S+(?: \S+){0,2} (?:was|is) (?:the|an?) \p{Ll}/u;
const SPOKE =
  /\b(?:told|said|stated|reported|wrote|emailed|asked|explained|complained|informed|replied|answered|responded)\b/i;
const HURT =
  /\b(?:injur\w+|fractur\w+|broke|pain|surger\w+|hospital\w*|emergency room|hurt|burn\w*|bleed\w*|wound\w*)\b/i;
const SAW = /\b(?:saw|watched|observed|noticed|found|heard)\b/i;
const WENT = /\b(?:drove|went|walked|arrived|came|left|returned|traveled|entered|ran|met)\b/i;

/** Candidates for one fact, the most fitting first; each is open and names nothing that the witness has still to say. */
function questionsFor(
  fact: ModelFact,
  witness: ModelPerson,
  { person, people }: { person: ModelPerson | undefined; people: readonly ModelPerson[] },
): string[] {
  const own = nameOf(witness, people).source;
  const said = fact.said.find((text) => new RegExp(own, 'u').test(text)) ?? fact.said[0]!;
  const date = eventDate(said);
  const day = date && date.day !== undefined ? date.text : undefined;
  const at = day ? `on ${day}` : undefined;
  const verb = said.replace(/[“"][^”"]*[”"]/g, '');
  const opens = (name: string): boolean =>
    new RegExp(`^(?:[^,]{0,40}(?:, \\d{4})?, )?${name}(?!['’])`, 'u').test(said);
  const subject = opens(own);
  const forms: string[] = [];
  const name = person?.name;
  const [, place] = PLACE.exec(verb) ?? [];
  if (subject && ROLE.test(verb) && opens(`${own} (?:was|is)`))
    forms.push('What was your work at that time?');
  if (BACK_TO_WORK.test(verb)) forms.push('When did you go back to work?');
  if (COSTS.test(verb) && witness.side === 'ours') forms.push('What did your medical care cost?');
  const act = actForm(said, witness, at);
  if (act) forms.push(act);
  if (at && WENT.test(verb)) forms.push(`Where were you ${at}?`);
  if (HURT.test(verb))
    forms.push(
      'How did you feel afterwards?',
      'What was done for you then?',
      'How has that changed your days?',
    );
  if (SPOKE.test(verb) && name)
    forms.push(
      ...(subject
        ? [`What did you say to ${name}${at ? ` ${at}` : ''}?`, `How did ${name} answer?`]
        : [`What did ${name} say to you${at ? ` ${at}` : ''}?`, `What did you say to that?`]),
    );
  if (SPOKE.test(verb) && subject)
    forms.push(
      at ? `Whom did you speak with ${at}?` : 'Whom did you speak with about it?',
      'What did you say?',
      'What was the answer?',
    );
  if (SPOKE.test(verb) && !subject) forms.push('What were you told?', 'How did you answer?');
  if (SAW.test(verb) && subject)
    forms.push(
      at ? `What did you see ${at}?` : 'What did you see there?',
      'What did you do when you saw that?',
    );
  if (at) forms.push(`What happened ${at}?`, `What did you do ${at}?`);
  if (place) forms.push(`What happened ${place}?`, `What did you do ${place}?`);
  if (person && opens(nameOf(person, people).source)) forms.push(`What did ${person.name} do?`);
  forms.push(subject ? 'What did you do then?' : 'What happened then?', ...GOES_ON);
  return forms;
}

const BACK_TO_WORK =
  /\b(?:unable to (?:return|go back)|did not return|could not return) to (?:his |her )?work\b/i;
const COSTS = /\bmedical (?:bills|expenses|costs)\b/i;
const GOES_ON: ReadonlySet<string> = new Set([
  'What did you do then?',
  'What happened then?',
  'What happened after that?',
  'What came next?',
  'What did you do after that?',
  'How did that end?',
]);

/** A place that has come up with its article or its name: "at the Oceanology trade show". */
const PLACE =
  /(?<= )((?:at|outside|inside|in front of|on) (?:the (?:\p{L}+ ){0,3}(?:show|store|office|house|station|hospital|building|school|site|plant|tavern|bar|hotel|clinic|shop|yard|lot|garage|warehouse|kitchen|stairs|street|corner|bridge|dock|farm|church|gym|pool|park|intersection|scene|meeting)|\p{Lu}\p{L}+ (?:Street|Avenue|Road|Hospital|School|Park|Plaza|Tavern|Hotel|Clinic)))\b/u;

const ending = (witness: ModelPerson, hurt: boolean): string =>
  witness.side === 'ours' && hurt
    ? 'How is your life different today?'
    : 'What stays with you from that time?';

/** Mark, show, identify, lay the foundation, offer, publish. */
function exhibits(brief: Brief): Line[] {
  return brief.model.evidence
    .filter(({ name }) => isThing(brief, name) && name.split(' ').length <= 7)
    .slice(0, 2)
    .flatMap((thing) => {
      const spoken = spokenThing(brief, thing.name);
      const name = /^Exhibit/.test(thing.name) ? spoken : `this exhibit, ${spoken}`;
      return part(
        `Exhibit: ${thing.name}`,
        [
          resting(`Your Honor, please mark ${spoken}.`, thing),
          resting(`I show you ${name}.`, thing),
          framing('What is it?'),
          framing('How do you know it?'),
          framing('What, if anything, has changed in it since you last saw it?'),
          framing('Your Honor, I offer it in evidence.'),
        ],
        'Mark, show, identify, foundation, offer.',
      );
    });
}
