import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import type { FileSentence } from '../case-model/file-sentences.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { reworded } from './english/reword.js';
import { splitSpoken } from './english/split.js';
import { nameOf } from './name-of.js';
import { factOf } from './passage-fact.js';
import { ONE_FACT, mayBe, unquoted } from './whom-meant.js';
import { writtenBy } from './written-by.js';

/** Sentences of one paper that are read for a witness. */
const MOST = 120;
const LONGEST = 600;
/** "Id. ¶ 7; Dep. 41:9-16." between two sentences changes nobody. */
const ONLY_CITES = /^(?:ECF|Id\.|Dep\.|Tr\.|R\.|Ex\.|Exh?ibit|¶|See\b|\(|[-–\d])/;
/** "E. Sgt. Orne had no opportunity to intervene." */
const HEADING = /^[A-Z]\. (?=\p{Lu})/u;
/** "Orne Dep. 94:11-13." */
const CITED = /\bDep\. \d+:\d/;
const CITES =
  /\s*\((?:Tr|R|Dep|Pl|Def|Ex|Exs|Exhibit|ECF|Doc|Dkt|App|Decision|Id)\b[^()]{0,80}(?:\([^()]{0,40}\)[^()]{0,40})?\)|\s*\b(?:ECF No\.|Dkt\.|Doc\.) \d[^.;]{0,40}(?:¶ ?\d[\d-]*)?(?=[.;]|$)|(?<=[”".])\d{1,2}$|-\d{1,3}-\s?/gu;
const OPENING =
  /^((?:(?:On|In|At|By|After|Before|During|From|Since|Until|About|Around|Between|Within) [^“”]{2,60}?,? )?)(He|She|They|(?:The )?(?:[Pp]laintiffs?|[Dd]efendants?|[Pp]etitioners?|[Rr]espondents?))(?= \p{Ll})/u;
const IS_SO =
  /^(?:It is (?:also |likewise )?(?:so|true|correct)|In candor,?|To be fair,?|Admittedly,?)(?: that)? /i;

/**
 * What papers that are not his own tell a witness did, said or left undone, sentence by sentence, in words that can be put to
 * him: also what nobody tells as a part of the story because it is too long, too short or begins with a pronoun.
 */
export function toldDeeds(brief: Brief, witness: ModelPerson, have: ReadonlySet<number>): ModelFact[] {
  const { read, model } = brief;
  const own = new Set(writtenBy(brief, witness));
  const name = nameOf(witness, model.people);
  const last = surname(witness.name);
  const party = witness.role === 'the other side';
  const others = model.people.filter(({ kind, id }) => kind === 'person' && id !== witness.id);
  const papers = new Set(
    read.papers
      .filter(({ kind, document }) => kind !== 'transcript' && !own.has(document))
      .map(({ document }) => document),
  );
  const several = severalOf(brief);
  let focus: 'witness' | 'several' | undefined;
  let before: FileSentence | undefined;
  const count = new Map<unknown, number>();
  return read.sentences.flatMap((sentence, at): ModelFact[] => {
    const { document, text: words, page, order, section } = sentence;
    if (!papers.has(document)) return [];
    if (before?.document !== document) focus = undefined;
    before = sentence;
    if ((ONLY_CITES.test(words) || CITED.test(words)) && words.length < 60) return [];
    const was = focus;
    focus = undefined;
    if (section === 'aside' || section === 'relief' || HEADING.test(words) || words.length > LONGEST)
      return [];
    const plain = read.called
      .named(reworded(words.replace(CITES, '').replace(IS_SO, '').trim()))
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const opening = OPENING.exec(plain);
    const whom = opening && meant(opening[2]!, was, { party, several, witness });
    const told = whom ? told_(plain, opening, last, whom) : plain;
    const bare = unquoted(told);
    const subject = name.exec(bare);
    name.lastIndex = 0;
    const acts =
      subject !== null &&
      !others.some((one) => {
        const found = bare.search(nameOf(one, model.people));
        return found >= 0 && found < subject.index;
      });
    focus = whom ?? (acts && OPENS.test(bare.slice(0, subject.index)) ? 'witness' : undefined);
    // Told already, under his own name.
    if (subject === null || (have.has(at) && whom === undefined) || (count.get(document) ?? 0) >= MOST)
      return [];
    count.set(document, (count.get(document) ?? 0) + 1);
    const said = read.called.toldApart(splitSpoken(told, ONE_FACT));
    return [{ ...factOf(document, words, page, order), said: [...said] }];
  });
}
/** What stands before who acts: nothing, or when and where he did. */
const OPENS =
  /^(?:(?:On|In|At|By|After|Before|From|Since|Until|About|Around|Between|Within|When|While) (?:(?!\p{Lu}\p{Ll}+['’ ](?!\d))[^“”]){2,70})?$/u;

/** Whom "she" or "the plaintiffs" means at the head of a sentence, where that is the witness, alone or with the others of his side. */
function meant(
  word: string,
  was: 'witness' | 'several' | undefined,
  { party, several, witness }: { party: boolean; several: string | undefined; witness: ModelPerson },
): 'witness' | 'several' | undefined {
  if (word === 'They') return was === 'several' ? 'several' : undefined;
  if (word === 'He' || word === 'She')
    return was === 'witness' && mayBe(witness, word) ? 'witness' : undefined;
  const own = word.replace(/^The /, '').toLowerCase();
  if (!party || several === undefined) return undefined;
  if (own === `${several}s`) return 'several';
  return own === several ? 'witness' : undefined;
}

/** What the papers call the other side of a suit. */
const severalOf = ({ model, read }: Brief): string | undefined =>
  read.sides.criminal ? undefined : model.side === 'claiming' ? 'defendant' : 'plaintiff';

/** The sentence with the name of the witness for who opens it; what those several had is his. */
function told_(plain: string, opening: RegExpExecArray, last: string, whom: 'witness' | 'several'): string {
  const [all, time = ''] = opening;
  const rest = plain.slice(all.length);
  return `${time}${last}${
    whom === 'several'
      ? rest
          .replace(/\btheir\b/g, `${last}'s`)
          .replace(/\b(that|when|where|because) they were\b/g, `$1 ${last} was`)
      : rest
  }`;
}
