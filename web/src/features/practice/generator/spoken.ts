import { SPOKEN_SECTION } from '@lectern/contracts/scenarios';
import { kept, paragraphsOf, sectionText, type Script, type ScriptSentence } from './script.js';

/** What lies on the cue card: the key points, else the items or first sentences of the first section. */
export function cuePoints(script: Script): ScriptSentence[] {
  const points = script.sections.find((section) => section.contentType === 'key_points');
  if (points) return kept(points);
  const [first] = script.sections;
  if (!first) return [];
  if (first.kind === 'list') return kept(first);
  return paragraphsOf(first).flatMap((paragraph) =>
    paragraph.filter((one) => one.stand !== 'cut').slice(0, 1),
  );
}

/** The words to be spoken: the section that the scenario is about. */
export const spokenScript = (script: Script): string => {
  const spoken = script.sections.find((section) => section.contentType === SPOKEN_SECTION[script.scenario]);
  return spoken ? sectionText(spoken) : '';
};
