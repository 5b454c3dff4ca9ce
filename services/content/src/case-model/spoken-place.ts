/** A paper under oath, as its short name is said behind the name of whoever gave it. */
const SWORN: Record<string, string> = {
  dep: 'deposition',
  decl: 'declaration',
  aff: 'affidavit',
};
const PAPERS: Record<string, string> = {
  compl: 'the complaint',
  answer: 'the answer',
  mot: 'the motion',
  app: 'the appendix',
  appx: 'the appendix',
  tr: 'the transcript',
};

const RECORD = /^R\. ?(?:Doc\. ?)?(\d{1,4}),? at (\d{1,4})$/;
const OATH =
  /^(?:\p{Lu}\p{Ll}+ )?(\p{Lu}[\p{L}’'-]+) (Dep|Decl|Aff)\.(?: at)? (¶ ?)?(\d{1,4})(?::\d{1,2})?(?:[-–]\d{1,4}(?::\d{1,2})?)?$/u;
const PAPER =
  /^(Compl|Answer|Mot|Appx?|Tr)\.?(?: at)? (¶ ?)?(\d{1,4})(?::\d{1,2})?(?:[-–]\d{1,4}(?::\d{1,2})?)?$/;

/**
 * The first reference of "(R. 14 at 9; Ganz Decl. ¶ 11.)" as one says it to a judge: "record 14, page 9"; undefined where it is
 * no reference to a page or paragraph that can be said without guessing.
 */
export function spokenPlace(cited: string): string | undefined {
  const first = cited
    .replace(/^\(|\.?\)\.?$/g, '')
    .split(/[;,] (?=[\p{Lu}\d])/u)[0]!
    .trim();
  const [, document, page] = RECORD.exec(first) ?? [];
  if (document) return `record ${document}, page ${page}`;
  const [, who, sworn, paragraph, at] = OATH.exec(first) ?? [];
  if (who) return `${who}'s ${SWORN[sworn!.toLowerCase()]}, ${paragraph ? 'paragraph' : 'page'} ${at}`;
  const [, paper, mark, place] = PAPER.exec(first) ?? [];
  return paper && `${mark ? 'paragraph' : 'page'} ${place} of ${PAPERS[paper.toLowerCase()]}`;
}
