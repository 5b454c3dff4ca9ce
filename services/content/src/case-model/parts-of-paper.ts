import type { Passage } from '../case-fields/document-passages.rules.js';
import { OUTLINE } from '../case-fields/where-a-passage-ends.rules.js';

/** Which part of an argued or decided paper a passage stands in, by the headings of the paper itself. */
export type PartOfPaper = 'story' | 'reasons';

const STORY =
  /^(?:(?:the|statement of|findings? of|summary of|nature of|undisputed|material|relevant|uncontroverted|procedural|factual|and) )*(?:facts?|background|history|case|evidence|testimony|allegations)(?: (?:of|and|&|below|submitted|by|the|in|to|this|complaint|petition|parties|relevant|material|procedural|factual|prior|motion|dispute|amended|proceedings|posture|history|background|facts?|evidence|case)){0,7}\s?:?\.?$/i;
const REASONS =
  /^(?:(?:the|legal|governing|applicable|relevant|court['’]?s) )*(?:(?:argument|analysis|discussion|standards? of review|standards?|authorit(?:y|ies)|(?:legal )?framework|summary of (?:the )?argument|conclusions? of law|findings of fact and conclusions?|holdings?|reasons? for)(?:,? (?!facts?\b|background\b)\S+){0,6}|law(?:,? (?:and|&) \S+)?|decision(?: and (?:order|award))?)\s?:?\.?$/i;
/** What ends a paper is neither: where nothing but it stands behind the story, the reasons have no heading. */
const CLOSES = /^(?:conclusions?|disposition|order)\s?:?\.?$/i;
/** "FINDINGS OF FACT", "Facts": a paper that argued before tells now. */
const TELLS_AGAIN =
  /^(?:findings? of fact|(?:statement of )?(?:the )?facts|(?:factual )?background)\s?:?\.?$/i;

/** For each passage the part that it stands in; undefined before the first heading that opens one. */
export function partsOf(passages: readonly Passage[]): (PartOfPaper | undefined)[] {
  let part: PartOfPaper | undefined;
  return passages.map(({ kind, text }) => {
    if (kind !== 'heading') return part;
    const bare = text.replace(OUTLINE, '').replace(NUMBER, '').trim();
    if (CLOSES.test(bare)) part = undefined;
    else if (REASONS.test(bare)) part = 'reasons';
    else if (part === 'reasons' ? TELLS_AGAIN.test(bare) : STORY.test(bare)) part = 'story';
    return part;
  });
}
const NUMBER = /^\d{1,2}\.\s+/;
