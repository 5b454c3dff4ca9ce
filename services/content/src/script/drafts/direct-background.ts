import type { ModelPerson } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import { type Line, framing, resting } from '../line.js';
import type { Told } from '../direct-testimony.js';
import { isJob } from '../open-questions-of-ways.js';
import { OFFICIAL, standsFor } from '../../case-model/allegiance.js';

const HEALS = /^Dr\b|\b(?:doctor|physician|surgeon|nurse|psychologist|therapist|paramedic)\b/i;
const HOLDS_A_JOB =
  /\b(?:manager|director|supervisor|clerk|president|officer|engineer|foreman|dispatcher|driver|teacher|inspector|analyst|accountant|superintendent|agent|bartender|secretary|technician|designer|founder|principal|coordinator)\b/i;

/** What is asked of somebody of whose work the file tells. */
export function workOf({ name, role = '' }: ModelPerson): string[] | undefined {
  if (OFFICIAL.test(name))
    return ['Where do you work?', 'How long have you been an officer?', 'What training have you had?'];
  if (HEALS.test(`${name} ${role}`))
    return ['What is your profession?', 'Where did you train?', 'How long have you practiced?'];
  return HOLDS_A_JOB.test(role)
    ? [
        'Where do you work?',
        'What is your job there?',
        'How long have you done it?',
        'What does it involve from day to day?',
      ]
    : undefined;
}

const LIVES = /^You (?:now |still )?(?:live|reside)s?\b/;
const FAMILY =
  /\b(?:your (?:late )?(?:husband|wife|son|daughter|children|kids|mother|father)|You (?:are|were) (?:the (?:father|mother|son|daughter)|married|divorced)|You have (?:two|three|four|five|a|one) (?:\p{Ll}+ )?(?:children|sons?|daughters?|kids))\b/u;
const WORKS =
  /^You (?:(?:now |currently |still )?(?:work|run|drive|teach|manage|serve|operate)s?\b|(?:are|were|have been) (?:employed|(?:currently )?an? |the ))|^You\b.*\bfor (?:\p{L}+|\d+) years an? |^For (?:[\p{L}-]+|\d+) years,? you\b|^You (?:taught|worked|nursed|drove|picked|farmed|cooked|managed|supervised)\b[^“”]{2,90}\bfor (?:[\p{L}-]+|\d+) years\b/u;
const SINCE =
  /\b(?:for (?:about |over |nearly )?(?:\p{L}+|\d+) years|(?:\p{L}+|\d+) years\b|since (?:\p{L}+ )?\d{4}|in (?:\p{L}+ )?(?:19|20)\d\d)\b/u;
/** "You found a pad in July 2024": a day of the story. */
const ANOTHER_ACT =
  /^You (?:\p{L}+ly )?(?:found|signed|bought|told|sold|read|wrote|saw|heard|received|met|called|filed|paid|moved)\b/u;
const NOT_A_JOB =
  /\b(?:defendant|plaintiff|petitioner|respondent|resident|citizen|declarant|affiant|member|party|owner of the)\b/i;
const SCHOOLED = /\b(?:degree|graduat\w+|licensed|certified|academy)\b/;

/** What a person is asked first, each where his account tells it, with the words that tell it. */
export function background(brief: Brief, witness: ModelPerson, statements: readonly Told[]): Line[] {
  const name = resting('Please tell us your name.', witness);
  const told = (pattern: RegExp, but = /(?!)/): Told | undefined =>
    statements.find(({ text }) => pattern.test(text) && !but.test(text));
  const on = (question: string, one: Told | undefined): Line =>
    one ? { ...resting(question, one.fact), reworded: true } : framing(question);
  const held = told(WORKS, NOT_A_JOB) ?? statements.find(({ text }) => isJob(text));
  const at = held ? statements.indexOf(held) : -1;
  const long =
    held &&
    (/^(?:You|For)\b/.test(held.text) && SINCE.test(held.text)
      ? held
      : statements
          .slice(at + 1, at + 3)
          .find(({ text }) => /^You\b/.test(text) && SINCE.test(text) && !ANOTHER_ACT.test(text)));
  const trained = told(SCHOOLED);
  const work = workOf(witness) ?? (employed(brief, witness) ? EMPLOYEE : undefined);
  if (work)
    return [
      name,
      ...work.map((text) =>
        on(
          text,
          /How long/.test(text)
            ? long
            : /Where do you work|What is your job|position/.test(text)
              ? held
              : undefined,
        ),
      ),
      ...(trained ? [on('What training do you have for it?', trained)] : []),
    ];
  if (witness.role === 'our client') {
    const home = told(LIVES);
    const family = told(FAMILY);
    return [
      name,
      on('Where do you live?', home),
      on('Who is in your family?', family),
      on('What work do you do?', held),
      ...(long ? [on('How long have you done that work?', long)] : []),
    ];
  }
  const client = brief.model.people.find(({ side, kind }) => side === 'ours' && kind === 'person');
  const other = brief.model.people.find(({ side, kind }) => side === 'theirs' && kind === 'person');
  const known = brief.read.sides.criminal ? (other ?? client) : (client ?? other);
  return [
    name,
    on('What work do you do?', held),
    ...(long ? [on('How long have you done that work?', long)] : []),
    ...(known ? [{ ...resting(`How, if at all, do you know ${known.name}?`, known), reworded: true }] : []),
  ];
}

const EMPLOYEE = [
  'Where do you work?',
  'What is your position there?',
  'How long have you held it?',
  'What are your duties?',
];
/** Whoever speaks for a company of ours and is no party himself. */
const employed = ({ model, read }: Brief, witness: ModelPerson): boolean =>
  !read.sides.criminal &&
  witness.role !== 'our client' &&
  model.people.some(({ kind, role }) => kind === 'organization' && role === 'our client') &&
  (witness.side === 'ours' || standsFor(read, witness) === 'ours');

/** Where the witness was and how well he could see, before what he saw: personal knowledge is shown first (FRE 602). */
export function vantage(witness: ModelPerson, asked: ReadonlySet<string>): string[] {
  if (workOf(witness) || witness.side === 'ours') return [];
  const has = (start: RegExp): boolean => [...asked].some((one) => start.test(one));
  return [
    ...(has(/^Where (?:were you|did you (?:stand|sit|stop|park|wait))\b/) ? [] : ['Where were you then?']),
    ...(has(/^How well could you see\b/) ? [] : ['How well could you see from there?']),
  ];
}
