// How fast PDFs with text are read, and whether the process that asks for it goes on answering meanwhile.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf } from '../../../services/content/dist/src/document/read-pdf.js';
import { reading } from '../../../services/content/dist/src/document/reading.js';

const ROUNDS = 5;
const LONG_PAGES = 600;

const timed = async (work) => {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
};

/** The longest that this process goes without a turn of its event loop. */
async function longestPause(work) {
  let [last, longest] = [performance.now(), 0];
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work().finally(() => clearInterval(beat));
  return Math.max(longest, performance.now() - last);
}

/** One file of so many pages, joined from these. */
function joined(paths, pages, folder) {
  const target = join(folder, 'long.pdf');
  const each = paths.map(({ path, pageCount }) => ({ path, pageCount }));
  const parts = [];
  for (let at = 0, count = 0; count < pages; at++) {
    parts.push(each[at % each.length].path);
    count += each[at % each.length].pageCount;
  }
  execFileSync('pdfunite', [...parts, target], { stdio: 'ignore' });
  return target;
}

/**
 * Pages a second over these files one after the other and in one long file, each the best of some rounds beside the first, in which
 * the processes start; and the longest pause of the event loop while the long one is read and its fields are found.
 */
export async function measureReading(paths) {
  const files = [];
  const first = await timed(() => readPdf(paths[0]));
  for (const path of paths) files.push({ path, pageCount: (await readPdf(path)).pageCount });
  const pages = files.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-reading-'));
  try {
    const long = joined(files, LONG_PAGES, folder);
    const rounds = { short: [], long: [], theirs: [], theirsLong: [] };
    const pauses = [];
    let longPages = 0;
    for (let round = 0; round < ROUNDS; round++) {
      rounds.short.push(
        (
          await timed(async () => {
            for (const path of paths) await readPdf(path);
          })
        ).ms,
      );
      rounds.theirs.push((await timed(() => paths.forEach(pdftotext))).ms);
      pauses.push(
        await longestPause(async () => {
          const { value: text, ms } = await timed(() => readPdf(long));
          rounds.long.push(ms);
          longPages = text.pageCount;
          await reading.caseFields({ text, fileName: 'long.pdf' });
        }),
      );
      rounds.theirsLong.push((await timed(() => pdftotext(long))).ms);
    }
    const rate = (count, all) => count / (Math.min(...all) / 1000);
    return {
      firstMs: first.ms,
      pages,
      longPages,
      short: rate(pages, rounds.short),
      long: rate(longPages, rounds.long),
      theirs: rate(pages, rounds.theirs),
      theirsLong: rate(longPages, rounds.theirsLong),
      pauses,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pdftotext = (path) =>
  execFileSync('pdftotext', ['-layout', path, '-'], { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
