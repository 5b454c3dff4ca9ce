import { readCase } from '@lectern/content/case-model/build';
import { fileSentences } from '@lectern/content/case-model/file-sentences';
import { authoritiesOf, citationIndexes } from '@lectern/content/script/authorities';
import { briefOf } from '@lectern/content/script/brief';
import { groundsOf } from '@lectern/content/script/checker';
import { draftByRules, typesOf, usualMinutes } from '@lectern/content/script/draft';
import { published } from '@lectern/content/script/publish';
import { readable } from '@lectern/content/script/pure-draft';
import { measure, squeezed } from './measures.mjs';

export const SCENARIOS = [
  'opening-statement',
  'cross-examination',
  'closing-argument',
  'motion-argument',
  'witness-examination',
  'jury-selection',
  'appellate-argument',
];

const WORDS_A_MINUTE = 140;

/** Drafts one read document in every scenario, by rules and as a copy of its sentences, and measures both. */
export function draftAndMeasure({ id, text, fields }) {
  const caseDetails = { caseType: 'civil-litigation', keyFacts: '', ...fields };
  const { pages } = text;
  const started = performance.now();
  const read = readCase(caseDetails, [{ name: id, pages }]);
  const readMs = performance.now() - started;
  const { sides, model } = read;
  const telling = model.papers.some(({ tellsStory }) => tellsStory);
  const authorities = authoritiesOf(caseDetails, pages, citationIndexes(caseDetails, pages));
  const grounds = groundsOf(caseDetails, pages);
  const known = {
    side: model.side,
    criminal: sides.criminal,
    client: sides.client?.short,
    opponent: sides.opponent?.short,
    telling,
    // As it is printed, and with its rows and pages joined.
    written: [
      pages.map((page) => page.text).join('\n'),
      fileSentences({ name: id, pages })
        .map((sentence) => sentence.text)
        .join(' '),
    ].map(squeezed),
    dated: model.facts.filter(
      ({ kind, date, said }) => kind === 'event' && date?.length === 10 && said.length > 0,
    ),
  };
  const rows = [];
  for (const scenario of SCENARIOS) {
    const begun = performance.now();
    const words = usualMinutes(scenario) * WORDS_A_MINUTE;
    const brief = briefOf(read, { scenario, authorities, words });
    const drafts = readable(draftByRules(brief, typesOf(scenario)), brief);
    const ms = readMs + performance.now() - begun;
    const answer = published(drafts, grounds, { drafting: 'rules', notes: [] });
    const own = measure(answer, { scenario, ...known });
    const naive = measure({ provenance: copied(id, pages, scenario, words) }, { scenario, ...known });
    rows.push({ id, scenario, ms, telling, ...own, naive: naive.count });
  }
  return rows;
}

/** What a program without rules would hand over: the sentences of the document, in their order, until the time is full. */
function copied(name, pages, scenario, words) {
  const [contentType] = typesOf(scenario);
  const cross = scenario === 'cross-examination';
  const asks = cross || scenario === 'witness-examination';
  let left = words;
  return fileSentences({ name, pages })
    .filter(({ text }) => text.length >= 25 && (left -= text.split(/\s+/).length) > 0)
    .map(({ text, page }) => ({
      contentType,
      text: asks ? `${text.replace(/[.]$/, '')}, correct?` : text,
      sources: [{ kind: 'pdf', page, quote: text }],
    }));
}
