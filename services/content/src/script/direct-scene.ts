import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import type { Told } from './direct-testimony.js';
import { things } from './open-questions-of-things.js';
import { nameOf } from './name-of.js';

/** A fact of the story with what of it the witness tells, and its sentences as they are told of others. */
export interface Step {
  fact: ModelFact;
  day: string | undefined;
  told: Told[];
  texts: readonly string[];
}

/** Facts between two of the witness's own, within which he was there. */
const NEAR = 2;
const DONE =
  /^(?!.*\b(?:told|wrote|emailed|knew|thought|decided|agreed|promised|because|if|would)\b).* (?:walked|ran|came|drove|hit|struck|pulled|grabbed|opened|closed|entered|stopped|turned|backed|fell|climbed|reached|pushed|threw|pointed|carried|swung|yelled|shouted|jumped|kicked|punched|crossed|removed|cut|lifted|dropped|fired)\b/;
/** A thing that struck her is told of her where nobody else is in the sentence. */
const BODY =
  /\b(?:his|her) ((?:left |right )?(?:knee|leg|arm|head|hand|foot|back|face|neck|shoulder|hip|ankle|wrist|chest|finger|eye|elbow)s?)\b/;
const HURT = new RegExp(
  `^(?:The|An?) \\p{Ll}+ (?:of the \\p{Ll}+ )?(?:struck|hit|broke|cut|crushed|pinned|burned|caught|tore) ${BODY.source}`,
  'u',
);

/**
 * How things stood and what others did before the eyes of the witness: it stands between two things that he did or that were
 * done to him, on one day and in one paper.
 */
export function withScene(
  steps: readonly Step[],
  people: readonly ModelPerson[],
  mine: (step: Step) => boolean = () => false,
): Told[] {
  const paper = ({ fact }: Step): string | undefined => fact.sources[0]?.document?.name;
  const persons = people.filter(({ kind }) => kind === 'person');
  const companies = people.flatMap(({ kind, name }) =>
    kind === 'organization' ? (coreWord(name) ?? []) : [],
  );
  return steps.flatMap((step, at) => {
    if (step.told.length > 0 || step.day === undefined) return step.told;
    const same = (other: Step | undefined): boolean =>
      other !== undefined && other.told.length > 0 && other.day === step.day && paper(other) === paper(step);
    const before = steps.slice(Math.max(0, at - NEAR), at).some(same);
    const after = steps.slice(at + 1, at + 1 + NEAR).some(same);
    // Between two things of his own he was there; beside one only where it is what happened to things.
    const lived = mine(step) && (same(steps[at - 1]) || same(steps[at + 1]));
    if (!(before && after) && !lived) return [];
    return step.texts
      .filter((text) => !companies.some((core) => text.toLowerCase().startsWith(core)))
      .filter((text) => {
        const actor = persons.find((one) => text.search(nameOf(one, people)) === 0);
        return actor
          ? before && after && DONE.test(text)
          : things(text.replace(/[.]$/, '')).length > 0 || HURT.test(text);
      })
      .map((text) => (/^(?:The|An?) /.test(text) ? text.replace(BODY, 'your $1') : text))
      .map((text) => ({ text, fact: step.fact, own: false, witnessed: true, day: step.day }));
  });
}
