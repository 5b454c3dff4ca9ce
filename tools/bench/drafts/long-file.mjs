// A file of 600 pages, drafted as the product does it: in a process of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { typesOf } from '@lectern/content/script/draft';
import { isolated } from '@lectern/platform/isolated/isolated';
import { SCENARIOS } from './run.mjs';

const TASK = import.meta.resolve('@lectern/content/script/draft.task');
const drafting = isolated(new URL(TASK), { seconds: 60 });
const PAGES = 600;
const MOST_SECONDS = 3;
const MOST_MEGABYTES = 300;
const LOOK_MS = 10;
/** Of `/proc/<pid>/stat`. */
const TICKS_A_SECOND = 100;

/** One document of so many pages, joined from these papers, with the details of the first. */
function longRequest(papers) {
  const pages = papers.flatMap(({ text }) => text.pages.map((page) => page.text));
  if (pages.length === 0) return undefined;
  return {
    caseDetails: { caseType: 'civil-litigation', keyFacts: '', ...papers[0].fields },
    documents: [
      {
        name: 'long file',
        pages: Array.from({ length: PAGES }, (_, at) => ({ number: at + 1, text: pages[at % pages.length] })),
      },
    ],
    repeated: pages.length < PAGES,
  };
}

const read = (path) => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

const isOurs = (pid) => read(`/proc/${pid}/cmdline`).includes(TASK);
let drafter;

/** The most memory that the drafting process has held, in megabytes, and the processor time of its life. */
function used() {
  if (!isOurs(drafter)) drafter = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name));
  const peak = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${drafter}/status`))?.[1];
  const [user, system] = read(`/proc/${drafter}/stat`).split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
  return {
    megabytes: Number(peak ?? 0) / 1024,
    seconds: (Number(user) + Number(system)) / TICKS_A_SECOND || 0,
  };
}

/** Model and draft of one scenario. */
async function measured(request, scenario) {
  let [last, pause] = [performance.now(), 0];
  const peak = { megabytes: 0, seconds: 0 };
  const look = () => {
    const { megabytes, seconds } = used();
    peak.megabytes = Math.max(peak.megabytes, megabytes);
    peak.seconds = Math.max(peak.seconds, seconds);
  };
  const beat = setInterval(() => {
    pause = Math.max(pause, performance.now() - last);
    look();
    last = performance.now();
  }, LOOK_MS);
  const typed = { ...request, scenario, types: typesOf(scenario) };
  const started = performance.now();
  try {
    const { drafts } = await drafting.byRules(typed);
    await drafting.publish({ ...typed, drafts, engine: { drafting: 'rules', notes: [] } });
    look();
  } finally {
    clearInterval(beat);
  }
  return { scenario, wall: (performance.now() - started) / 1000, pause: pause - LOOK_MS, ...peak };
}

/** Prints a row for each scenario; true when any is above a ceiling. */
export async function longFile(papers) {
  const request = longRequest(papers);
  if (!request) return false;
  console.log(`\nOne file of ${PAGES} pages${request.repeated ? ', some of them repeated' : ''}`);
  let missed = false;
  for (const scenario of SCENARIOS) {
    const { wall, seconds, megabytes, pause } = await measured(request, scenario);
    const above = wall > MOST_SECONDS || megabytes > MOST_MEGABYTES;
    missed ||= above;
    console.log(
      `  ${(above ? 'MISSED' : 'met').padEnd(6)} ${scenario.padEnd(22)} ${wall.toFixed(1)} s (${seconds.toFixed(1)} s of processor in the life of its process), ${Math.round(megabytes)} MB, longest pause of the caller ${Math.round(pause)} ms`,
    );
  }
  console.log(`  goals: ${MOST_SECONDS} s, ${MOST_MEGABYTES} MB`);
  return missed;
}
