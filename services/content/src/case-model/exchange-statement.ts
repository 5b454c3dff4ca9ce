import nlp from 'compromise/two';
import { capital } from '../script/english/clauses.js';
import { isClause } from '../script/english/split.js';
import { stopped } from '../script/english/phrases.js';
import { tagged } from '../script/english/tagged.js';
import { IRREGULAR_PAST } from '../script/english/words.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const LEAD =
  /^(?:(?:And|So|Now|Okay|All right|Then|Well)[,.]? )*(?:(?:Mr|Ms|Mrs|Dr|Officer|Detective)\.? \p{Lu}\p{L}+, )?/u;
/** Not what happened: what counsel asks of memory, papers and knowledge. */
const NO_FACT =
  /\b(?:recall|remember|understand|mean|agree|aware|familiar|recognize|correct|true and|know (?:if|whether|what|why|how)|think|believe|feel|want|happen|exhibit|deposition|counsel|attorney|testif\w+)\b/i;

/** "You received Exhibit 7, the email of May 2?": what the witness did with a paper that was marked. */
const HANDLED =
  /^(?:Did you|You) (?:receive|get|got|send|sent|sign|write|wrote|read|prepare|see|saw|keep|kept|take|took)/i;
const EXHIBIT = /\bExhibit (?:[A-Z]{1,2}|\d{1,3})\b/;

/** "Did you say anything to her about it?": she stands in an answer before. */
const OF_SOMEBODY = /\b(?:to|with|at|by|for|from|about|of|told|asked|saw|heard|hit|gave) (?:him|her|them)\b/i;

/** "The box is checked. Did you look?": what is asked leans on what was said before it. */
const OF_TWO = /\p{Ll}{3}\. \p{Lu}/u;
/** "What's the label say?" is "what does". */
const CONTRACTED = /^What['’]s [^?]{2,60} (?:say|mean|read|do|call|want|show)\b/i;

/** "Did you fill out a log? Yes." as "You filled out a log."; undefined where it cannot be said without guessing. */
export function statementOf(asked: string, yes: boolean): string | undefined {
  const question = capital(asked.replace(LEAD, '').trim());
  if (
    !/^[^?]{6,140}\?$/.test(question) ||
    /\p{Ll}[.] \p{Lu}\p{Ll}+ (?:you|he|she|it|they|that|the)\b/u.test(question) ||
    /[“”"]| or /.test(question)
  )
    return undefined;
  if (OF_TWO.test(question) || CONTRACTED.test(question)) return undefined;
  const text = ofWhether(question, yes);
  if (text === undefined || NO_FACT.test(HANDLED.test(question) ? question.replace(EXHIBIT, 'it') : question))
    return undefined;
  // "Did you say that he touched you?": the name twice, or a pronoun that could be somebody else.
  if ((text.match(/\byou\b/gi) ?? []).length > 1) return undefined;
  // "Did she answer?" is about somebody whom another question named.
  if (/\b(?:we|us|our|I|me|my)\b/.test(text) || /^(?:he|she|they|his|her|their)\b/i.test(text))
    return undefined;
  const own = text.replace(/\byou(?:r|rself)?\b/gi, '');
  if (OF_SOMEBODY.test(text) && !/\p{Lu}/u.test(own.replace(/^\s*\p{Lu}/u, ''))) return undefined;
  return stopped(capital(text));
}

/** "You filled out your log" as others tell it of the witness; undefined where "you" stands in it twice. */
export function asNamed(text: string, witness: string): string | undefined {
  const bare = text.replace(QUOTATIONS, '');
  if (
    (bare.match(/\byou\b/gi) ?? []).length > 1 ||
    /\byourself\b/i.test(bare.replace(EMPHASIS, '$1')) ||
    /\b(?:we|us|our|I|me|my)\b|^(?:In|At|Of) your\b/.test(bare)
  )
    return undefined;
  return capital(
    text
      .split(/([“"][^”"]*[”"])/)
      .map((part, at) => (at % 2 === 1 ? part : inThird(part, witness)))
      .join(''),
  );
}

/** "You did not count it yourself." */
const EMPHASIS =
  /(\b(?:it|that|this|them|him|her|(?:the|a|your) (?:\S+ )?(?!(?:by|to|for|with|at|on|of|in|from|about|like) )\S+|\p{Lu}\S*)) yourself(?=[.,]|$)/gu;
const inThird = (part: string, witness: string): string =>
  part
    .replace(EMPHASIS, '$1')
    .replace(/\b[Yy]ou were\b/g, `${witness} was`)
    .replace(/\b[Yy]ou are\b/g, `${witness} is`)
    .replace(
      /\b[Yy]ou (have|do)n['’]t\b/g,
      (_, verb: string) => `${witness} ${verb === 'do' ? 'does' : 'has'} not`,
    )
    .replace(/\b[Yy]ou (do|have)\b/g, (_, verb: string) => `${witness} ${verb === 'do' ? 'does' : 'has'}`)
    .replace(
      /^You ((?:still|also|now|only|usually) )?(\p{Ll}+)\b/u,
      (all, how: string | undefined, verb: string) => {
        const { tags } = tagged(`They ${verb} it.`)[1]!;
        const past =
          tags.has('PastTense') || IRREGULAR_PAST.has(verb) || /ed$|^(?:drew|did|never|not)$/.test(verb);
        return !past && (tags.has('PresentTense') || tags.has('Infinitive')) && !tags.has('Modal')
          ? `${witness} ${how ?? ''}${formOf(verb, 'PresentTense') ?? verb}`
          : all;
      },
    )
    .replace(/\b[Yy]our\b/g, /s$/.test(witness) ? `${witness}'` : `${witness}'s`)
    .replace(/\b[Yy]ou(?:rself)?\b/g, witness);

/** Words that are taken for verbs: "was the stair open on Sunday". */
const STATES = /^(?:open|shut|closed|empty|full|clear|clean|dry|wet|loose)$/;
/** The clause of a question of yes or no, as "you" are spoken to: "you got there"; undefined where it cannot be told. */
export function whether(question: string): string | undefined {
  const plain = question.replace(/^(Did|Do|Does|Was|Were|Is|Are|Had|Has|Have)n['’]t /, '$1 ');
  const [, be, own, tail] =
    /^(Was|Were|Is|Are|Had|Has|Have|Could|Can|Would) (you|he|she|it|they|there|that|this|(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}[\p{L}’'-]+|\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]+)?|anybody|anyone|somebody|someone) (.+)\?$/u.exec(
      plain,
    ) ?? [];
  if (be) return `${own} ${be.toLowerCase()} ${tail}`;
  return ofWhether(plain, true);
}

/** A question of yes or no. */
function ofWhether(question: string, yes: boolean): string | undefined {
  const [, you] = /^Were you (.+)\?$/.exec(question) ?? [];
  if (you) return `you were ${yes ? '' : 'not '}${you}`;
  // "Your last stop was the diner?" is a statement already, and "no" to it says nothing of what it was.
  if (/^(?:The|Your|You|That|There|It) /.test(question))
    return yes && isClause(question.replace(/\?$/, '.'))
      ? question.replace(/(?:, (?:right|correct|true))?\?$/, '')
      : undefined;
  const [, be0, own0] = /^(Was|Is|Were|Are) ((?:the|your|his|her|their|its|an?) .+)\?$/.exec(question) ?? [];
  // "Was the man who hit her this Teo?": where the one who is asked about ends, nothing tells.
  if (own0 && /\b(?:who|whom|whose|which|that)\b/.test(own0)) return undefined;
  if (be0 && own0) {
    const words = tagged(own0);
    const at = words.findIndex(
      ({ tags, lower }, index) =>
        index > 1 &&
        (STATES.test(lower) ||
          ['Gerund', 'PastTense', 'Participle', 'Adjective', 'Preposition'].some((tag) => tags.has(tag))),
    );
    if (at > 0 && at < 5)
      return `${own0.slice(0, words[at - 1]!.end)} ${be0.toLowerCase()} ${yes ? '' : 'not '}${own0.slice(words[at]!.start)}`;
  }
  const [, be, it, tail] = /^(Was|Is) (that|it|there) (.+)\?$/.exec(question) ?? [];
  if (be) return `${it} ${be.toLowerCase()} ${yes ? '' : 'not '}${tail}`;
  const [, did, own] = /^(Did|Does|Do) (.+)\?$/.exec(question) ?? [];
  if (!did || !own || /\bhave to\b/.test(own)) return undefined;
  const words = tagged(own);
  const verb = words.findIndex(
    ({ tags, lower }, at) =>
      at > 0 &&
      tags.has('Verb') &&
      !tags.has('Auxiliary') &&
      !/^(?:last|first|next|ever|actually|also|then|finally|still)$/.test(lower),
  );
  const [, own1, last, tail1] = /^((?:the|your|his|her) \p{Ll}+) (\p{Ll}+)((?: .+)?)$/u.exec(own) ?? [];
  if (verb < 1 && own1 && last && did === 'Did') {
    const form = formOf(last, 'PastTense');
    return form && (yes ? `${own1} ${form}${tail1}` : `${own1} did not ${last}${tail1}`);
  }
  if (verb < 1 || verb > 6 || words.slice(0, verb).some(({ post }) => post.includes(','))) return undefined;
  const ever = words[verb - 1]!.lower === 'ever';
  const subject = own.slice(0, words[verb - (ever ? 2 : 1)]?.end ?? 0);
  if (subject === '' || /\b(?:that|which|who|when|if)\b/i.test(subject)) return undefined;
  const base = words[verb]!.text;
  const rest = own.slice(words[verb]!.end);
  const plural = /^(?:you|they|we)$/i.test(subject) || did === 'Do';
  const form = did === 'Did' ? formOf(base, 'PastTense') : plural ? base : formOf(base, 'PresentTense');
  if (form === undefined) return undefined;
  if (yes) return `${subject} ${form}${rest}`;
  if (/^(?:anyone|anybody)$/i.test(subject)) return `nobody ${ever ? 'ever ' : ''}${form}${rest}`;
  if (ever) return `${subject} never ${form}${rest}`;
  return `${subject} ${did === 'Did' ? 'did' : plural ? 'do' : 'does'} not ${base}${rest}`;
}

interface Conjugated {
  PastTense?: string;
  PresentTense?: string;
}

function formOf(base: string, form: keyof Conjugated): string | undefined {
  const { transform } = (
    nlp.methods() as unknown as {
      two: { transform: { verb: { conjugate: (verb: string, model: unknown) => Conjugated } } };
    }
  ).two;
  return transform.verb.conjugate(base, nlp.model())[form];
}
