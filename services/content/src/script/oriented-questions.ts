import type { ModelPerson } from '@lectern/contracts/case-model';
import { byFirstName } from '../case-model/genders.js';
import type { Told } from './direct-testimony.js';
import { type OpenQuestion, ask } from './open-question.js';
import { openQuestions } from './open-questions.js';
import { dayThatOpens, loopOf, opened } from './orientation.js';
import { OF_HIS_THINGS, OF_THINGS } from './questions-of-things-told.js';
import { SPECIFIC, why } from './specific-questions.js';
import { spokenDay } from './spoken-day.js';
import { NO_NAME } from './whom-asked.js';
import { QUOTATIONS } from './english/quotes.js';

/** Where the examination is. */
export interface Place {
  topic?: string | undefined;
  day?: string | undefined;
  /** What was told last. */
  before?: Told;
  /** Whom the last statement was about. */
  about?: string | undefined;
  /** The sentence of which a part was told last. */
  sentence?: number | undefined;
  /** What each was called. */
  pronouns?: Readonly<Record<string, string>>;
  /** A question was asked already, and of what. */
  asked?: boolean;
  last?: Told;
  /** The last question said only "after that". */
  loose?: boolean | undefined;
}

const masked = (text: string): string => text.replace(QUOTATIONS, '“”').replace(/[.\s]+$/, '');
const SUBJECT =
  /^((?:(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Agent|Nurse)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}),? (?:[^,“”]{2,60}, )?(?:\p{L}+ly )?\p{Ll}+/u;

/** "He answered by telephone", "You called him": who he is, where the statement before named one alone. */
export function withSubject(told: Told, at: Place, others: readonly ModelPerson[]): Told {
  const pronoun = /^(?:He|She)\b/.exec(told.text)?.[0];
  if (pronoun) {
    if (!at.about || !fits({ at, others }, at.about, pronoun)) {
      at.about = undefined;
      return told;
    }
    at.pronouns = { ...at.pronouns, [at.about]: pronoun };
    return { ...told, text: told.text.replace(/^(?:He|She)\b/, at.about) };
  }
  const { rest } = opened(told.text);
  // What a relative clause says of somebody else leaves the subject of its sentence.
  const again = told.at !== undefined && told.at === at.sentence;
  at.sentence = told.at;
  if (again) return told;
  if (/^You\b/.test(rest)) {
    const [, verb, object = ''] = OBJECT.exec(rest) ?? [];
    if (!verb || !at.about || !fits({ at, others }, at.about, object === 'him' ? 'He' : 'She')) return told;
    return { ...told, text: told.text.replace(`${verb} ${object}`, `${verb} ${at.about}`) };
  }
  const named = SUBJECT.exec(rest)?.[1];
  const names = new Set(
    [...masked(rest).matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}’'-]+/gu)].map(([one]) => one),
  );
  at.about = named && !NO_NAME.test(named) && names.size <= 2 ? named : undefined;
  return told;
}
const OBJECT =
  /\b(told|asked|called|telephoned|took|carried|drove|brought|met|paid|gave|sent|helped|saw|interviewed|discharged|suspended|found|got) (him|her)(?= (?!own\b)(?:to|that|a|an|the|on|in|at|from|about|over|with|by|and)\b|[,.]|$)/u;
interface Among {
  at: Place;
  others: readonly ModelPerson[];
}
const TITLED = /^(?:Mr|Mrs|Ms|Dr|Officer|Deputy|Detective|Sergeant|Agent|Nurse)\.? /;
/** Nobody is "she" who was "he" before. */
const fits = ({ at, others }: Among, name: string, pronoun: string): boolean => {
  const full = others.find(
    (one) => one.kind === 'person' && one.name.split(/[ ,]+/).includes(name.split(' ').at(-1)!),
  );
  const gender = byFirstName(name.replace(TITLED, '')) ?? (full && byFirstName(full.name));
  const known = at.pronouns?.[name] ?? (gender && (gender === 'he' ? 'He' : 'She'));
  return known === undefined || known === pronoun;
};

/** The questions that bring out a statement; where it was asked under oath already, as it was asked. */
export function questionsFor(
  { text, question, witnessed, personal, at: place }: Told,
  others: readonly ModelPerson[],
): OpenQuestion[] {
  if (question) return [{ text: question, asks: 'act' }];
  if (UNASKED.test(text)) return [];
  const { rest } = opened(text);
  const plain = masked(rest).replace(ALONE, 'You ');
  const reason = / because /.test(plain) && why(plain, others);
  for (const rule of SPECIFIC) {
    const found = rule(plain, others);
    if (found.length > 0)
      return reason && found[0]!.text === reason[0]?.text ? [...firstOf(plain, others), ...found] : found;
  }
  if (PRESENT.test(plain)) return [];
  const known = openQuestions(
    ALONE.test(rest) ? rest.replace(ALONE, 'You ') : rest,
    others,
    witnessed,
  ).filter(({ text: own }) => !MISREAD.test(own));
  if (known.length > 0 && !VAGUE_NEXT.test(known[0]!.text)) return known;
  if (witnessed)
    for (const rule of personal ? [...OF_THINGS, ...OF_HIS_THINGS] : OF_THINGS) {
      const found = rule(plain, others);
      if (found.length > 0) return found;
    }
  return place !== undefined && known.length === 1 && /^What happened/.test(known[0]!.text) ? [] : known;
}
/** "What did you do with the laptop?" before "Why did you copy it?" */
const firstOf = (plain: string, others: readonly ModelPerson[]): OpenQuestion[] =>
  [
    /^You (?:then |also )?\p{Ll}+ ((?:the|your) (?:\p{Ll}+ )?\p{Ll}+?)(?= (?:to|in|on|at|into|from|with|for|because)\b)/u.exec(
      plain,
    )?.[1],
  ].flatMap((thing) =>
    thing
      ? [ask(`What did you do with ${thing}?`, 'act')]
      : openQuestions(plain.replace(/ because .*$/, ''), others).slice(0, 1),
  );
/** What is not asked on the stand: his wish, his regret, what he puts in a paper. */
const UNASKED =
  /^(?:You (?:want|wish|regret|know that you|see how|have to live|are asking|are not saying|will|can say|should have|do not know|are not aware|opposed|reasonably believed|engaged in|performed (?:all|your|every)|complied with|exhausted|relied (?:up)?on)|This is the main)\b|\[sic|\bno means of\b|\bwould not have been\b.* but for\b/;
/** "You and your mother went": both did. */
const ALONE = /^You and (?:your \p{L}+|\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)*) (?=\p{Ll})/u;
const MISREAD =
  / (?:is|was|are)\?$|\b(?:did|was) (?:the|your) \p{Ll}+ (?:says|said|is|was|has|indicate)\b|\b(?:did|do) (?:What|That|This|There|Some|Most)\b|\bdid (?:the|your) (?:fact|letter|records?|report|court|decision|claim|policy|plan|contract|agreement|statute|law|company|email|message)(?: \p{Ll}+)? do\b/u;
/** What is so still is told at the beginning. */
const PRESENT =
  /^You (?:\p{Ll}+(?<![su])s\b|run|leave|live|work|drive|need|own|manage|teach|use|make|do|go|get|keep|like|know|think|understand|recall|remember|speak|hold|serve|supervise|report)\b/u;
const VAGUE_NEXT = /^What (?:did you do|happened) (?:next|then|after that)\?$/;

/** Short questions that say neither when nor where. */
const NEEDS_PLACE =
  /^(?:What (?:else )?(?:, if anything, )?(?:did you \p{Ll}+|happened|were you doing)|Where (?:were you|did you (?:go|meet|sit|stand|stop|wait|park|stay))|When did you leave|What were you \p{Ll}+(?<!doing)|What condition were you in|What happened to you|Whom did you (?:call|speak with|meet)|Who \p{Ll}+ you|How were you then|What (?:did|was) \p{Lu}[\p{L}.’' -]{1,50} (?:do|doing|say|write|write to you|send you)|Where was \p{Lu}[\p{L}.’' -]{1,50})(?: (?:next|then|first|after that))?\?$/u;
const PRONOUN = /\b(?:he|she|him|his|her|it|they|them|their|its)\b/i;

/** What was said to whom: with its day. */
const TALK =
  /^What did (?:you|\p{Lu}[\p{L}.’' -]{1,50}) (?:tell|ask|write to|write|send|send to|give|show|say to) [^\d]{2,50}\?$/u;
/** What was said or written names who did. */
const SAYS_WHOM = /^(?:What did (?!you\b).* (?:say|write to you|send you|tell you)|Who \p{Ll}+ you)\?$/u;
const TIME = /^(?:in (?:\p{Lu}|early|late|\d)|on|before|after|during|when|as|later|until|that|the next)\b/u;
const sameName = (loop: string | undefined, question: string): boolean =>
  (loop?.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).some((name) => question.slice(1).includes(name));

/** A statement of the same passage, or of the same day. */
const goesOn = (before: Told, told: Told): boolean => isNear(before, told, NEAR);
const isNear = (before: Told, told: Told, far: number): boolean =>
  before.fact.sources[0]?.document?.name === told.fact.sources[0]?.document?.name &&
  (before.at !== undefined && told.at !== undefined ? told.at - before.at <= far : before.day === told.day);
const NEAR = 2;
const FAR = 10;

/** The questions with the day, the hour or the place that the statement gives, else with what was told just before. */
export function oriented(told: Told, at: Place, found: readonly OpenQuestion[]): OpenQuestion[] {
  const { day, hour, place } = opened(told.text);
  const turned =
    (told.topic !== at.topic && told.topic !== undefined) ||
    (told.day !== undefined && spokenDay(told.day) !== at.day);
  const known = told.day ? `on ${spokenDay(told.day)}` : undefined;
  const opens = dayThatOpens(told.text) !== undefined && dayThatOpens(told.text) !== at.day;
  const fresh =
    day &&
    !opens &&
    day !== known &&
    day !== `on ${at.day ?? ''}` &&
    !(at.topic ?? '').startsWith(day.slice(3))
      ? day
      : undefined;
  const loop = at.before && goesOn(at.before, told) ? loopOf(at.before.text) : undefined;
  if (found.length > 0 && at.loose) at.loose = false;
  else if (found.length > 0) at.loose = undefined;
  return found.flatMap((one, index): OpenQuestion[] => {
    const text = one.text
      .replace(/, if anything, (?=did you \p{Ll}+\?)/u, ' ')
      .replace(/^What did/, 'What did');
    const when = hour ?? fresh;
    if (when && !told.question && TALK.test(text) && !PRONOUN.test(text))
      return [ask(`${one.text.slice(0, -1)} ${when}?`, one.asks, one)];
    if (!NEEDS_PLACE.test(text) || told.question)
      return PRONOUN.test(one.text) && !told.question ? [] : [one];
    // Behind what was told, with its time.
    if (index > 0 && one.text === 'Who told you?') return [one];
    const stem = one.text.replace(/(?: (?:next|then|first|after that))?\?$/, '');
    const asksWhen = /^When\b/.test(stem);
    const asksWhere = /^Where\b/.test(stem);
    const words = asksWhen
      ? undefined
      : (hour ??
        (asksWhere && place && !TIME.test(place) ? undefined : place) ??
        fresh ??
        (index === 0 && !turned && !opens && !sameName(loop, one.text) ? loop : undefined));
    if (words) return [ask(`${stem} ${words}?`, one.asks, one)];
    // Right behind "Let me turn to ..." it is plain of what is asked.
    if (index > 0 || ((turned || opens) && !VAGUE_NEXT.test(one.text)) || SAYS_WHOM.test(one.text))
      return [one];
    if ((turned || opens) && VAGUE_NEXT.test(one.text))
      return [ask(one.text.replace(/ (?:next|then|after that)\?$/, ' that day?'), one.asks)];
    if (/^Where did you (?!go\b)/.test(one.text)) return [one];
    if (
      /^What did you (?!do\b|say\b|see\b|hear\b|notice\b|find\b|write\b|ask\b|feel\b|file\b|think\b|send\b|read\b|learn\b)\p{Ll}+\?$/u.test(
        one.text,
      )
    )
      return [one];
    // Asked once behind what was just told, never twice in a row.
    if (
      at.loose ||
      !at.asked ||
      !at.last ||
      !isNear(at.last, told, FAR) ||
      !/^(?:Where did you|What did you (?:do|see)|When did you leave|What condition|What happened to you)/.test(
        one.text,
      )
    )
      return [];
    at.loose = true;
    return [
      ask(
        `${stem}${asksWhen ? '' : /^What happened to you/.test(stem) ? ' then' : ' after that'}?`,
        one.asks,
        one,
      ),
    ];
  });
}
