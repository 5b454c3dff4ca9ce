import type { ModelPerson } from '@lectern/contracts/case-model';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { accountOf } from '../../case-model/paper.js';
import type { Brief } from '../brief.js';
import type { Told } from '../direct-testimony.js';
import { type Line, part, resting } from '../line.js';
import { losses } from '../open-questions-of-loss.js';
import { nameOf } from '../name-of.js';

/** A question on what it cost, with the passage that holds the answer. */
export interface Cost {
  question: string;
  on: Parameters<typeof resting>[1];
}

const MOST = 6;
const LONGEST = 320;
const BODY =
  /\b(?:injur\w+|fractur\w+|broke|burn(?:ed|s)|amputat\w+|surger(?:y|ies)|hospitali[sz]\w+|(?:in|to|at|from) (?:\S+ ){0,4}hospital|bruis\w+|pain|stitches|numbness|wheelchair|cane|crutches|paraly\w+|concussion)\b/i;
const JOB =
  /\b(?:fired|terminated|discharged|laid off|dismissed) (?:you\b|him\b|her\b|(?:the )?(?:Plaintiff|Petitioner|Claimant))|\byour (?:job|position|employment)\b|\bout of work\b/i;

/** What it did to our client and what it cost: bills, work, pay, and what stays; the last question is open and lasts. */
export function damages(
  brief: Brief,
  witness: ModelPerson,
  told: readonly Cost[],
  statements: readonly Told[],
): Line[] {
  const ours = brief.model.people.filter(({ side, kind }) => side === 'ours' && kind === 'person');
  const alone = ours.length === 1 && ours[0]!.id === witness.id && brief.model.side === 'claiming';
  const all = [...told, ...(alone ? pleaded(brief, witness) : [])];
  const costs = all
    .filter(({ question }, at) => all.findIndex((one) => one.question === question) === at)
    .slice(0, MOST);
  return part(
    'What it cost',
    [
      ...costs.map(({ question, on }) => ({ ...resting(question, on), reworded: true })),
      ...last(brief, witness, costs, statements),
    ],
    witness.side === 'ours' ? 'Damages, in the words of the one who has them. End on what stays.' : undefined,
  );
}

/** The losses that the pleading of our client alone names. */
function pleaded({ read, model }: Brief, witness: ModelPerson): Cost[] {
  const documents = new Set(
    read.papers
      .filter((paper) => paper.kind === 'complaint' && accountOf(paper, model.side) === 'ours')
      .map(({ document }) => document),
  );
  const name = nameOf(witness, model.people);
  let before: FileSentence | undefined;
  return read.sentences.flatMap((sentence) => {
    const goesOn = before?.document === sentence.document && speaksOf(before.text, name);
    before = sentence;
    if (!documents.has(sentence.document) || sentence.text.length > LONGEST) return [];
    return clausesOf(sentence.text, name, goesOn).flatMap((clause) =>
      losses(clause).map(({ text: question }) => ({ question, on: { sources: [sourceOf(sentence)] } })),
    );
  });
}

const speaksOf = (text: string, name: RegExp): boolean =>
  /^(?:The )?(?:Plaintiff|Petitioner|Claimant)\b/.test(text) || text.search(name) === 0;

/** "Plaintiff was unable to work and has numbness in two fingers": each with its subject. */
function clausesOf(text: string, name: RegExp, goesOn: boolean): string[] {
  const named = new RegExp(
    `^(?:(?:The )?(?:Plaintiff|Petitioner|Claimant)|${name.source}${goesOn ? '|He|She' : ''})(?= )`,
    'u',
  );
  const owned = new RegExp(
    `^(?:(?:The )?(?:Plaintiff|Petitioner|Claimant)['’]s|${name.source}['’]s${goesOn ? '|His|Her' : ''})(?= )`,
    'u',
  );
  const plain = text.replace(
    /^(?:As a (?:direct |proximate )?.{0,60}?result[^,]*|To date|In addition), (\p{L})/u,
    '$1',
  );
  const own = owned.test(plain)
    ? plain.replace(owned, 'Your')
    : named.test(plain)
      ? plain.replace(named, 'You')
      : undefined;
  if (own === undefined) return [];
  const [first = '', ...rest] = own.split(
    /,? and (?=(?:has|have|had|was|lost|cannot|can no longer|is|missed|incurred|underwent)\b)/,
  );
  return [first, ...rest.map((clause) => `You ${clause}`)].map((clause) =>
    clause
      .replace(/^You (?:has|had) /, 'You have ')
      .replace(/^You was /, 'You were ')
      .replace(/^You is /, 'You are '),
  );
}

/** "You broke your hip", "Your arm was cut", "An ambulance took you": her own body, not what she saw of somebody else's. */
const HARMED =
  /^(?:[^,“”]{2,60}, )?(?:You (?!(?:owned|reported|bought|managed|formed|funded|filed|signed|used|ran|operated|executed)\b|saw\b|watched\b|heard\b|told\b|asked\b|said\b|drove\b|got\b|paid\b|(?:\p{L}+ )?(?:took|carried|visited)\b)|Your (?!mother|father|son|daughter|wife|husband|brother|sister|child)|.* (?:took|carried|brought|flew|struck|hit|bit|burned) you(?:r|\b))/u;

/** The last question is put where the file has something that lasts. */
function last(
  { model }: Brief,
  witness: ModelPerson,
  costs: readonly Cost[],
  statements: readonly Told[],
): Line[] {
  if (witness.role !== 'our client' || model.side !== 'claiming') return [];
  const harm = statements.find(({ text }) => HARMED.test(text) && BODY.test(text))?.fact;
  if (
    harm ||
    costs.some(({ question }) => /bothers|injuries|treatment|surgery|can you not do/.test(question))
  )
    return [{ ...resting('How is your life different today?', harm ?? costs[0]!.on), reworded: true }];
  const job = statements.find(({ text }) => JOB.test(text))?.fact;
  return job && costs.length > 0
    ? [{ ...resting('What has losing that job meant for you?', job), reworded: true }]
    : [];
}
