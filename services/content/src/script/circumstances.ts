import { capital } from './english/clauses.js';
import { splitSpoken } from './english/split.js';
import { ONE_FACT } from './whom-meant.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import type { OwnWords } from './own-paper.js';
import { QUOTATIONS } from './english/quotes.js';

/** What the report of an interview tells of the interview itself, and not of what was answered in it. */
export interface Circumstances {
  /** Where it was, who stood by, what was taken, what was recorded and read out. */
  setting: OwnWords[];
  /** What he who was questioned asked for, what he was told, and in what state he was. */
  state: OwnWords[];
}

const SETTING =
  /\b(?:door(?:s|way)?|gate|feet|handcuff\w*|cuffed|restrained|patted|frisked|searched|rifles?|vests?|armed|guns?|keys|(?:tele|cell)?phones?|wallet|passport|recorder|recorded|recording|battery|Miranda|warnings?|executed|seated|alone|blocked|locked|closed|moved)\b/i;
const STATE =
  /\b(?:medic\w+|insulin|asthma|diabet\w+|glucose|meter|kit|pills?|inhaler|doctor|ambulance|lawyer|attorney|counsel|bathroom|restroom|water|food|eaten|slept?|sleep|tired|sweat\w*|slow|shak\w+|crying|cried|tears|dizzy|faint\w*|sick|vomit\w*|pain|bleeding|slurred|resumed|go (?:out|home)|wait|in a (?:little bit|minute|while)|just talking|later)\b/i;
/** What he answered to the questions. */
const ANSWERED =
  /^(?:[^,“”]{2,40}, )?(?!you\b)\S+(?: \S+){0,3} (?:said|stated|answered|replied|admitted|denied|explained|was (?:asked|shown)|put)\b/iu;
const REQUEST = /[“"][^”"]*\?|\basked (?:if|whether|for|to)\b/;
/** What speaks for those who asked. */
const FOR_THEM =
  /\b(?:not under arrest|free to (?:go|leave)|told \S+ (?:that )?(?:he|she) could (?:go|leave)|understood (?:his|her|the) rights|waived|voluntar\w+|agreed to|consent\w*|got \S+ an?|was (?:given|offered)|declined|refused|photograph|found on)\b/i;
const REASON = /,? (?:because|since|pursuant to|as (?:he|she|it|they|there)|when the) .*$/;
/** "He is a diabetic and this was known to the agents": two facts. */
const AND_THIS =
  /^([^“”]{12,80}?) and ((?:this|it|the \p{Ll}+|\p{Lu}[\p{L}’'-]+['’]s \p{Ll}+) (?:was|were|had) [^,;]{3,80}\.)$/u;
/** "You said that it was up to him but that “it can wait”": the words themselves. */
const UP_TO_HIM = /^(You (?:said|told \S+))\b[^“”]{3,60} but (?:that )?(?=“)/u;
/** What stands in brackets, and what only the paper needs. */
const ASIDE = / \([^()]{2,40}\)/g;

/** What can be put to an officer of how he questioned our client, in the order of his report. */
export function circumstancesOf({ read, model }: Brief, words: readonly OwnWords[]): Circumstances {
  const found: Circumstances = { setting: [], state: [] };
  const client = model.people.find(({ side, kind }) => side === 'ours' && kind === 'person');
  if (!client || !read.sides.criminal) return found;
  const name = surname(client.name);
  const within = ofInterview(read, name);
  for (const one of words) {
    if (!within.has(one.fact.text) || one.unclear) continue;
    let before: OwnWords[] | undefined;
    for (const text of partsOf(one.text)) {
      const bare = text.replace(QUOTATIONS, '');
      const told = /^(?:[^,“”]{2,40}, )?you (?:told|said)\b/i.test(text);
      const asks = REQUEST.test(text) && bare.includes(name) && !/\byou\b/i.test(bare);
      const isOfThem =
        FOR_THEM.test(bare) || (/[“"]/.test(text) && !told && !asks) || (ANSWERED.test(bare) && !asks);
      const kind = isOfThem
        ? undefined
        : STATE.test(text)
          ? found.state
          : !told && !asks && SETTING.test(bare)
            ? found.setting
            : undefined;
      before = kind ?? (/^That was\b/.test(text) ? before : undefined);
      before?.push({ ...one, text });
    }
  }
  // A word or two on it in an affidavit on much else make no chapter.
  return found.setting.length + found.state.length < FEWEST ? { setting: [], state: [] } : found;
}
const FEWEST = 4;

/** The sentences of the papers that stand in the report of an interview of his. */
function ofInterview({ interviewed, sentences }: Brief['read'], name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const leads = interviewed.filter(({ whole }) => whole);
  let at = 0;
  let on: (typeof leads)[number] | undefined;
  for (const sentence of sentences) {
    if (on && on.sentence.document !== sentence.document) on = undefined;
    if (leads[at]?.sentence === sentence) on = leads[at++];
    else if (on && surname(on.name) === name) found.add(sentence.text);
  }
  return found;
}

const partsOf = (text: string): string[] => {
  const bare = /[“"]/.test(text) ? text : text.replace(ASIDE, '').replace(REASON, '');
  const whole = bare.replace(UP_TO_HIM, '$1 ').replace(/([^.”"])\.*$/, '$1.');
  const [, first, second] = AND_THIS.exec(whole) ?? [];
  return first
    ? [`${first}.`, `${capital(second!.replace(/^(?:this|it)\b/, 'that'))}`]
    : splitSpoken(whole, ONE_FACT);
};
