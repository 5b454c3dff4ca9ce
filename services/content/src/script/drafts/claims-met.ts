import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { questionOf, questionOfElement } from '../asked.js';
import { type Brief, accountOfFact, filled, theirs } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Paragraph, factLines, framing, part, resting } from '../line.js';
import { speaksForUs } from '../their-best-point.js';
import { Again } from './again.js';
import { namesOf, weightsOf } from './core-story.js';
import { Recalled } from './recalled.js';
import { turnTo } from './claims-announced.js';
import { type ModelElement, UNARGUED, elementsOf } from './elements-placed.js';

/** The other side claims it back: ours to answer, and not to prove. */
export const isAnswered = (brief: Brief, claim: ModelClaim): boolean =>
  isCounterclaim(brief, claim) && !isOurs(brief, claim);

/** What the other side claims back, with what it points to, and the place for the answer. */
export function answeredBack(
  brief: Brief,
  claim: ModelClaim,
  { all, left }: { all: readonly ModelFact[]; left: Set<ModelFact> },
): Paragraph {
  const own = elementsOf(claim).flatMap(({ facts }) => facts);
  const points = strongest(
    all.filter((fact) => left.has(fact) && own.includes(fact.id) && accountOfFact(brief, fact) === 'theirs'),
  );
  for (const fact of points) left.delete(fact);
  const question = questionOf(brief, claim);
  return part(`Their counterclaim: ${claim.name}`, [
    turnTo(brief, claim, 1),
    ...(question ? [{ ...resting(question, claim), reworded: true }] : []),
    ...(points.length > 0
      ? [framing(`On that, remember what ${theirs(brief)} told you.`), ...points.flatMap(factLines)]
      : []),
    filled(brief, 'answer'),
  ]);
}

/** What nobody disputes where our own paper says it. */
const GRANTED = /\bended the employment\b|\b(?:contract|agreement) existed\b|\bmade or sold the product\b/i;

const NEGATED = /\b(?:not|never|no|nobody|without)\b|n['’]t\b/i;

/**
 * A claim against us, element by element: they must prove each. What the file holds for us is said there; else what they point to, with
 * the place for the answer; what our own paper grants is not fought.
 */
export function metByElement(
  brief: Brief,
  claim: ModelClaim,
  { chosen, said, again, ours, recalled, pleaded }: Met,
): Paragraph[] {
  return elementsOf(claim)
    .filter((element) => !UNARGUED.test(element.name) && !OF_ANOTHER_CHARGE.test(element.name))
    .flatMap((element) => {
      const own = chosen.get(element)!;
      const bears = ({ id }: ModelFact): boolean => element.facts.includes(id);
      const granted =
        GRANTED.test(element.name) &&
        [...ours].some((fact) => bears(fact) && !NEGATED.test(fact.said.join(' ')));
      // What we did or left undone shows a breach; only what speaks for us by itself answers one.
      const answers = (fact: ModelFact): boolean =>
        ours.has(fact) &&
        !(granted && NEGATED.test(fact.said.join(' '))) &&
        (granted || !WRONG.test(element.name) || speaksForUs(brief, fact));
      const forUs = own.filter(answers);
      const [recall] =
        forUs.length > 0 ? [] : recalled.of([...said].filter((fact) => bears(fact) && answers(fact)));
      const against =
        forUs.length > 0 || recall
          ? []
          : strongest(
              own.filter((fact) => !ours.has(fact)),
              MOST_AT_ONCE,
            );

      const question = questionOfElement(brief, claim, element.name);
      const bare = forUs.length + against.length === 0 && !recall;
      // What was left to be answered under a claim before is answered there.
      if (bare && pleaded.has(question)) return [];
      if (bare) pleaded.add(question);
      const asked = { ...resting(again.of(question), claim), reworded: true };
      if (granted && (forUs.length > 0 || recall))
        return [
          part(element.name, [
            asked,
            framing('That is not in dispute.'),
            ...(recall ? [recall.line] : forUs.slice(0, 1).flatMap(factLines)),
          ]),
        ];
      return [
        part(element.name, [
          asked,
          ...(recall ? [recall.line] : forUs.flatMap(factLines)),
          ...(against.length > 0 ? [framing(again.told(theirs(brief))), ...against.flatMap(factLines)] : []),
          ...(forUs.length > 0 || recall ? [] : [filled(brief, 'answer')]),
        ]),
      ];
    });
}
/** Elements that an act of the one who is sued shows. */
const WRONG =
  /\b(?:breach\w*|did not (?:perform|use|stop|conform|meet|repair)|wrongful|negligent|deprived|violated the plaintiff|knew|caus\w+|harm\w*|lost|damages|owed|false|converted|entered)\b/i;
const MOST_AT_ONCE = 2;

interface Met {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told before. */
  said: ReadonlySet<ModelFact>;
  again: Again;
  ours: ReadonlySet<ModelFact>;
  recalled: Recalled;
  /** What was said from elsewhere than the story, and the questions that were left to be answered. */
  pleaded: Set<string>;
}

/** What the prosecution had to prove, part by part, with what the file holds for the accused; the rest of the answer is the advocate's. */
export function toBeProved(
  brief: Brief,
  claims: readonly ModelClaim[],
  { ours, others }: { ours: readonly ModelFact[]; others: readonly ModelFact[] },
): Paragraph[] {
  /** Facts that were met, and questions that were asked. */
  const met = new Set<ModelFact | string>();
  const recalled = new Recalled(weightsOf(brief, ours), namesOf(brief));
  const again = new Again();
  return claims.flatMap((claim, at) => {
    const lead = at === 0 ? [framing('A charge has parts, and every one of them must be proved.')] : [];
    const turn = claims.length > 1 ? [turnTo(brief, claim, at)] : [];
    const title = claims.length > 1 ? `What they must prove: ${claim.name}` : 'What they must prove';
    const parts = elementsOf(claim).flatMap((element) => {
      const bears = ({ id }: ModelFact): boolean => element.facts.includes(id);
      const [recall] = recalled.of(ours.filter(bears));
      const against = recall
        ? []
        : strongest(
            others.filter((fact) => bears(fact) && !met.has(fact)),
            1,
          );
      for (const fact of against) met.add(fact);
      const question = questionOfElement(brief, claim, element.name);
      const bare = !recall && against.length === 0;
      // What was left to be answered under a charge before is answered there.
      if (bare && met.has(question)) return [];
      met.add(question);
      return [
        [
          { ...resting(again.of(question), claim), reworded: true },
          ...(recall ? [recall.line] : []),
          ...(against.length > 0
            ? [
                framing(
                  against.every((fact) => bearingOf(brief.read, fact).teller.side === 'theirs')
                    ? again.told(theirs(brief))
                    : 'On that you heard this.',
                ),
                ...against.flatMap(factLines),
              ]
            : []),
          filled(brief, 'answer'),
        ],
      ];
    });
    const [first = [filled(brief, 'answer')], ...rest] = parts;
    return [part(title, [...lead, ...turn, ...first]), ...rest];
  });
}

/** What the charge beside it decides. */
export const OF_ANOTHER_CHARGE = /\bthat the charge names\b/;
const MOST_OF_THEIRS = 3;
/** What the other side says is met at its strongest, and not recited. */
export function strongest(facts: readonly ModelFact[], most = MOST_OF_THEIRS): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, most);
  return facts
    .filter((fact) => chosen.includes(fact) || LEANS.test(fact.said[0] ?? ''))
    .filter(
      (fact, at, all) => !LEANS.test(fact.said[0] ?? '') || all[at - 1] === facts[facts.indexOf(fact) - 1],
    );
}
const LEANS = /^(?:He|She|It|They)\b/;
