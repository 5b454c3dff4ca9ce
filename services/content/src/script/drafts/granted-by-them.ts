import { type Brief } from '../brief.js';
import { heardByJudge } from '../heard-by-judge.js';
import { type Line } from '../line.js';
import { ownPapers } from '../points.js';

const MOST = 3;
/** What an advocate grants because he must, before or after he argues. */
const GRANTS =
  /\b(?:acknowledges?|concedes?|recogni[sz]es?|do(?:es)? not (?:dispute|deny|contest)|did agree|agreed (?:at|in|on|under)|admit(?:s|ted)? (?:that|at|in|on|under))\b/i;

const ACCOUNT = /^(?:says?|testif(?:y|ies|ied)|denies|deny|states?|swears?) /;

/** What the paper of the other side grants under the heading of a point: where an answer to that point begins. */
export function grantedUnder(brief: Brief, heading: string): Line[] {
  const papers = ownPapers(brief, 'theirs');
  const { client } = brief.read.sides;
  // What they report of our own account stands against theirs.
  const isOurAccount = (text: string): boolean => {
    const said = brief.read.called.named(text);
    return (
      client !== undefined &&
      said.startsWith(`${client.short} `) &&
      ACCOUNT.test(said.slice(client.short.length + 1))
    );
  };
  return (
    brief.read.sentences
      .filter(
        ({ document, point, text }) =>
          papers.has(document) && point?.text === heading && (GRANTS.test(text) || isOurAccount(text)),
      )
      // "(The officer did agree that he heard it.)"
      .map((sentence) =>
        heardByJudge(brief, { ...sentence, text: sentence.text.replace(/^\(([^()]+)\)$/, '$1') }),
      )
      .filter((lines) => lines.length > 0)
      .slice(0, MOST)
      .flat()
  );
}
