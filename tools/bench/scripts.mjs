// npm run bench -- scripts: does the sound tell which script was spoken, and which sentence of it? On speakers on which nothing of the sentences' chances was set.
import { checkScript } from '../../libs/speech/dist/src/words/check-script.js';
import { SHARES, altered, syllablesOf } from './scripts/alter.mjs';
import { printCurve, printSentences } from './scripts/figures.mjs';
import { takesOf } from './scripts/takes.mjs';
import { TEXTS, sentencesOf } from './scripts/texts.mjs';

/** "tuned" prints the half on which thresholds were set. */
const half = process.argv[2] === 'tuned' ? 'tuned' : 'reported';
const checked = [];
let seed = 0;
for (const take of takesOf(half)) {
  const pool = TEXTS[half].filter((_, t) => t !== take.text).flatMap(sentencesOf);
  const { speechSeconds } = take.acoustics.measurements;
  for (const kind of ['replaced', 'skipped']) {
    for (const share of SHARES) {
      if (kind === 'skipped' && (share === 0 || share === 1)) continue;
      const script = altered(take.sentences, { share, kind, pool, seed: 7 * ++seed });
      const text = script.map((one) => one.text).join('\n');
      const found = checkScript(text, take.acoustics);
      const told = script.map(({ truth }, at) => ({ truth, ...found?.sentences[at] }));
      const rate = syllablesOf(text) / speechSeconds;
      checked.push({ speaker: take.speaker, kind, share, fit: found?.fit ?? 'not judged', told, rate });
    }
  }
}
printCurve(checked);
printSentences(checked);
