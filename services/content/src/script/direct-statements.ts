import type { ModelPerson } from '@lectern/contracts/case-model';
import { sameName } from '@lectern/legal-text/names';
import { type Brief, witnessIn } from './brief.js';
import { splitSpoken } from './english/split.js';
import { asActive } from './puts-of.js';
import { nameOf, put } from './second-person.js';
import { ONE_FACT, resolver } from './whom-meant.js';
import { type Placed, known, withDays } from './witness-statements.js';

/** An open question of a deposition, which the witness answered before: "Q. What did you do? A. I put a towel down." */
const OWN_QUESTION =
  /^Q\. ((?:Who|What|When|Where|How|Which)\b(?! (?:do you (?:recall|remember|know)|did you mean))[^?]{6,90}\?) A\. /;
const POINTS_BACK = /\b(?:that|this|it|he|she|they|him|her|them|his|their|there|those|these|exhibit)\b/i;

/** A statement of what the witness did, saw or was told, for a question that does not hold it. */
export interface Told extends Placed {
  /** The question itself, where it was asked under oath already. */
  question?: string;
}

/** What the file says of the witness, fact by fact in the order of the story; what is only asked for may be long. */
export function toldOf(brief: Brief, witness: ModelPerson): Told[] {
  const sentences = resolver(brief, witness);
  const { people } = brief.model;
  const name = nameOf(witness, people);
  const all = withDays(known(brief, witness)).flatMap(({ fact, day }): Told[] => {
    const own = sameName(witnessIn(brief, fact) ?? '', witness.name);
    const [, asked] = (own && OWN_QUESTION.exec(fact.text)) || [];
    const texts = sentences(fact).flatMap((text) => splitSpoken(text, ONE_FACT));
    const among = people.filter(
      (one) => one.kind === 'person' && fact.said.some((text) => text.search(nameOf(one, people)) >= 0),
    );
    const alone = among.length === 1 && among[0]!.id === witness.id;
    const place = day === undefined ? {} : { day };
    if (asked && !POINTS_BACK.test(asked))
      return [{ text: fact.said[0] ?? '', fact, own: true, question: asked, ...place }];
    return texts
      .map((text) =>
        alone
          ? text.replace(/^(?:He|She)\b/, witness.name).replace(/^(?:His|Her)\b/, `${witness.name}'s`)
          : text,
      )
      .flatMap((text): Told[] => {
        if (own && ASKED.test(text)) return [];
        const active = asActive(text, name);
        const one = put(active, fact, witness, people) ?? opened(active, name);
        return one ? [{ ...one, fact, ...place }] : [];
      });
  });
  return inOrder(all);
}
/** Words of a transcript answer a question that is not asked here. */
const ASKED = / (?:was asked|answered|said): “/;

/** "Tull sat across from him": whoever "him" is, she sat. */
function opened(text: string, name: RegExp): { text: string; own: true } | undefined {
  const [, before = '', rest] =
    new RegExp(`^((?:[^,“”]{2,44}, )?)${name.source} (?!and\\b)(.+)$`, 'u').exec(text) ?? [];
  if (rest === undefined || /^['’]s/.test(rest)) return undefined;
  const verb = rest
    .replace(/^was\b/, 'were')
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have');
  return { text: `${before}${before ? 'you' : 'You'} ${verb}`, own: true };
}

/** What another paper tells without a day does not come before the story begins: it is asked behind it. */
export function inOrder<P extends Placed>(statements: readonly P[]): P[] {
  const at = statements.findIndex(({ fact }) => fact.date?.length === 10);
  if (at <= 0) return [...statements];
  const paper = ({ fact }: P): string | undefined => fact.sources[0]?.document?.name;
  const story = paper(statements[at]!);
  const late = statements.slice(0, at).filter((one) => paper(one) !== story);
  return [
    ...statements.filter((one) => !late.includes(one)),
    ...late.map((one) => ({ ...one, day: undefined })),
  ];
}
