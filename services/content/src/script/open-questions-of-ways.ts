import { ADVERB, type OpenQuestion, WAY, ask, base, pattern } from './open-question.js';

const WENT = pattern(`^You ${ADVERB}(${WAY})\\b(.*)$`);
/** "entered the store to buy groceries". */
const PURPOSE =
  / to (?:buy|get|see|meet|visit|pick|find|help|collect|inspect|look|check|speak|talk|ask|work|care|deliver|drop|bring|attend|shop|eat|sign|watch)\b/;
/** "stopped a green Subaru", "returned the laptop": what he did with a thing is no way of his. */
const WITH_THING = /^ (?:it|them|him|her|an?|the|your|his|her|their|two|three|\p{Lu}[\p{L}’-]+['’]s) /u;
const PLACES =
  /^ (?:the|an?|your|his|her|their|\p{Lu}[\p{L}’-]+['’]s) (?:[\p{L}’-]+ ){0,3}?(?:store|shop|room|house|home|building|office|hospital|restaurant|bar|tavern|school|church|lobby|kitchen|barn|garage|yard|apartment|parking lot|lot|station|bank|market|clinic|premises|scene|courthouse|warehouse|plant|trailer|meeting|party)\b/u;
export function way(text: string): OpenQuestion[] {
  const [, verb = '', rest = ''] = WENT.exec(text) ?? [];
  if (!verb) return [];
  if (verb === 'entered' && LIGHT.test(rest)) return [ask('What color was your light?', 'sight')];
  const stopped = / (?:car|truck|van|vehicle|SUV|sedan|pickup|\p{Lu}\p{Ll}+)\b/u.test(rest);
  if (verb === 'stopped' && WITH_THING.test(rest))
    return stopped
      ? [
          ask('What vehicle did you stop?', 'act'),
          ...(/ (?:because|for an?) /.test(rest) ? [ask('Why did you stop it?', 'act')] : []),
        ]
      : [];
  if (/^(?:returned|went back|came back)/.test(verb + rest) && /\bto (?:your )?work\b/.test(rest))
    return [ask('When did you go back to work?', 'way')];
  if (verb === 'left')
    return WITH_THING.test(rest) && !PLACES.test(rest) ? [] : [ask('When did you leave?', 'way')];
  if (WITH_THING.test(rest) && !PLACES.test(rest)) return [];
  const stayed = /^(?:sat|stood|stayed|waited|lived|slept|parked|stopped)$/.test(verb);
  const where = ask(stayed ? `Where did you ${base(verb)}?` : 'Where did you go?', 'way');
  return PURPOSE.test(rest) ? [where, ask('Why did you go there?', 'way')] : [where];
}
const LIGHT = / on an? (?:green|red|yellow) light\b/;

/** Work that one is asked for; whose neighbor somebody was is none. */
const JOBS =
  /\b(?:manager|director|supervisor|clerk|president|officer|engineer|foreman|dispatcher|driver|teacher|inspector|analyst|accountant|superintendent|agent|bartender|secretary|technician|designer|founder|principal|coordinator|operator|nurse|aide|cook|carrier|guard|assistant|mechanic|plumber|roofer|cashier|cleaner|janitor|scientist|counselor|planner|buyer|associate|trainer|pilot|captain|chef|waiter|waitress|server|paralegal|bookkeeper|comptroller|controller|treasurer|owner|partner|broker|salesman|representative|specialist|worker|laborer|welder|electrician|carpenter)\b/i;
/** "You were the dock supervisor": it is asked before the story. */
export const isJob = (text: string): boolean =>
  /^You (?:were|are|had been|have been) (?:then )?(?:the|an?) /.test(text) && JOBS.test(text);

export function was(text: string): OpenQuestion[] {
  if (/^You (?:were|are|had been|have been) (?:then )?(?:the|an?) /u.test(text))
    return JOBS.test(text) ? [ask('What was your job at that time?', 'work')] : [];
  if (/^You were (?:first |then )?(?:hired|promoted)\b/.test(text))
    return [ask(`When were you ${/\b(?:hired|promoted)\b/.exec(text)![0]}?`, 'work')];
  if (
    /^You were (?:released|discharged) from (?:the )?(?:\p{L}+[ ’'.-]+){0,5}?(?:hospital|medical center|clinic|rehab\w*)\b/iu.test(
      text,
    )
  )
    return [ask('When did you leave the hospital?', 'harm')];
  if (
    /^You were (?:fired|terminated|laid off|discharged|let go|dismissed)\b(?! from (?:that |the |your |all )?(?:\p{Ll}+ )?(?:treatment|care|therapy|hospital|custody|probation|clinic|bankruptcy))/u.test(
      text,
    )
  )
    return [ask('How did your job there end?', 'work')];
  if (/^You were (?:\p{L}+ly )?\p{Ll}+ing\b/u.test(text)) return [ask('What were you doing?', 'act')];
  if (
    /^You were (?:(?:seated|parked|standing|stopped|located|stationed|assigned) )?(?:on|at|in|inside|outside|near|behind|beside) (?!fact\b|favor\b|charge\b|default\b|breach\b|compliance\b|possession\b|pain\b|shock\b|fear\b|probation\b|notice\b)/u.test(
      text,
    )
  )
    return [ask('Where were you?', 'way')];
  if (/^You had an? (?:\p{Ll}+ )?view\b/u.test(text)) return [ask('How well could you see?', 'way')];
  if (/^You (?:\p{L}+ly )?(?:spoke|talked|met) (?:with|to) /u.test(text))
    return [ask('Whom did you speak with?', 'talk')];
  const [, home] =
    /^You (?:took|rented|leased) (?:the|an?) (?:\p{Ll}+ )?(apartment|house|unit|room|store|space|building)\b/u.exec(
      text,
    ) ?? [];
  if (home) return [ask(`When did you rent the ${home}?`, 'act')];
  if (
    /^You (?:operated|owned|ran|opened|founded|started) (?:an?|your|the) (?:\p{L}+ ){0,4}?(?:bakery|business|restaurant|company|shop|store|salon|firm|practice|farm|cafe|bar|market|clinic|dairy|ranch|studio)\b/u.test(
      text,
    )
  )
    return [ask('What business did you run?', 'work')];
  if (/^You (?:consistently )?received .*\b(?:ratings?|reviews?|evaluations?|appraisals?)\b/.test(text))
    return [ask('How was your work rated?', 'work')];
  if (/^You were rated\b/.test(text)) return [ask('How were you rated?', 'work')];
  if (
    /^You were (?:paid|offered|given|told|asked|handed|shown|sent|e-?mailed|charged|promised)\b(?!:)/.test(
      text,
    )
  )
    return [ask(`What were you ${text.split(' ')[2]!.replace(/[^\p{L}-]/gu, '')}?`, 'act')];
  if (/^You (?:were|had been) (?:taken|transported|brought|driven|flown)\b/.test(text)) return taken(text);
  if (/ (?:took|transported|brought|drove|carried|flew|rushed) you to\b/.test(text)) return taken(text);
  const [, place] =
    /^You spent (?:[^,“”]{3,30}? )(?:in|at) ((?:the|an?) \p{Ll}+(?: (?:center|home|unit|ward|room|clinic|hospital))?)\b/u.exec(
      text,
    ) ?? [];
  if (place) return [ask(`How long were you in ${place.replace(/^an? /, 'the ')}?`, 'harm')];
  if (/^You (?:worked|were employed) (?:for|at|in|with|by)\b/.test(text))
    return [ask('Where did you work?', 'work'), ask('How long did you work there?', 'work')];
  if (/^You (?:could not|couldn['’]t) \p{Ll}/u.test(text)) return [ask('How were you then?', 'harm')];
  if (
    /^You (?:now|today|still) (?:have|suffer|feel|walk|use|need|wear|cannot|limp|live) (?!it\b|them\b|that\b)/.test(
      text,
    )
  )
    return [ask('What is different for you today?', 'harm')];
  const [, learned] =
    /^You (?:first |later |then )*(?:learned|found out|heard) (?:of|about) (the (?:\p{Ll}+ )?\p{Ll}+)(?=$| (?:on|in|from|at|when)\b|,)/u.exec(
      text,
    ) ?? [];
  return learned ? [ask(`When did you first learn of ${learned}?`, 'act')] : [];
}
const taken = (text: string): OpenQuestion[] => [
  ask('Where were you taken?', 'way'),
  ...(/\b(?:hospital|medical center|clinic|emergency|trauma|health)\b/i.test(text)
    ? [ask('What was done for you there?', 'harm')]
    : []),
];

/** "Your left foot slid", "Your position was eliminated": something became of it. */
export function own(text: string): OpenQuestion[] {
  const [, thing] =
    /^Your ((?:left |right )?[\p{Ll}’'-]+(?: \p{Ll}+)?),? (?:[^,“”]{3,40}, )?(?!(?:was|were|is|are|has|had) (?!\p{Ll}+ed\b))(?:was |were |had )?(?:\p{Ll}+ed|slid|fell|broke|hit|struck|died|froze|gave|went|came)\b/u.exec(
      text,
    ) ?? [];
  return thing ? [ask(`What happened to your ${thing}?`, 'act')] : [];
}

export function fell(text: string): OpenQuestion[] {
  const [, rest] = /^You (?:slipped|fell|tripped|stumbled|lost your footing)\b(.*)$/.exec(text) ?? [];
  if (rest === undefined) return [];
  const then = ask('What happened then?', 'next');
  return /\b(?:onto|on) (?:your|the)\b/.test(rest) ? [then, ask('How did you land?', 'harm')] : [then];
}
