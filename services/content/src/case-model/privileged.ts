import type { Paper } from './paper.js';

const MARKED =
  /\b(?:attorney[-– ](?:and[-– ])?client (?:privileged?|communications?)|privileged (?:and|&) confidential|(?:confidential (?:and|&) )?privileged (?:communications?|attorney)|(?:attorney )?work[- ]product)\b/i;
const HEAD = 1500;
const FILED: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>([
  'complaint',
  'answer',
  'petition',
  'motion',
  'brief',
  'order',
  'opinion',
  'charge',
  'transcript',
]);

/** Papers that were never meant for the other side, as their own heads say: they prepare an advocate, and nothing of them is told. */
export const privilegedPapers = (papers: readonly Paper[]): Paper[] =>
  papers.filter(
    ({ kind, document: { pages } }) => !FILED.has(kind) && MARKED.test(pages[0]?.text.slice(0, HEAD) ?? ''),
  );
