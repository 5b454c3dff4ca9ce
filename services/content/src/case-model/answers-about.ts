import { capital } from '../script/english/clauses.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const PERSON =
  /\b(?:the (?:defendant|plaintiff|petitioner|respondent|accused)|(?:Mr|Ms|Mrs|Dr|Officer|Detective|Sergeant|Deputy|Trooper)\.? \p{Lu}[\p{L}-]+(?:['’]\p{Lu}\p{L}+)?|(?<!^)\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}-]+(?:['’]\p{Lu}\p{L}+)?)(?![\p{L}-]|['’]s\b)/gu;
const ASKS =
  /^(?:(?:And|So|Now|Then|Okay|All right),? )*(?:what|where|when|how|why|did|was|had|could|would|does|is)\b/i;
const PRONOUN = /^(?:(?:And then|Then|And|So|But|Well),? )?(?:he|she)(?=[ ,])/i;

/** Whom a question asks about, where it names one person alone and calls nobody "him" or "her". */
function askedAbout(question: string): string | undefined {
  if (!ASKS.test(question) || /\b(?:he|him|his|she|her|they|them|we|us)\b/i.test(question)) return undefined;
  const named = new Set(question.match(PERSON) ?? []);
  return named.size === 1 ? [...named][0] : undefined;
}

/**
 * The sentences of an answer with their subject: of "What did the defendant do? He stood there. Then he put the gun away." both are about
 * the defendant, until somebody else is named.
 */
export function withSubjects(question: string, units: readonly string[]): string[] {
  const about = askedAbout(question);
  if (about === undefined) return [...units];
  let known = true;
  return units.map((unit) => {
    const told = known && PRONOUN.test(unit) ? capital(unit.replace(PRONOUN, about)) : unit;
    known &&= !/(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}+/u.test(unit.replace(QUOTATIONS, ''));
    return told;
  });
}
