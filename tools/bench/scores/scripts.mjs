import { execFileSync } from 'node:child_process';
import { checkScript } from '../../../libs/speech/dist/src/words/check-script.js';
import { RATE, analyze, decode, join } from '../speech/sound.mjs';
import { SPOKEN, VOICES } from './voices.mjs';

/** Other voices of espeak-ng, on which nothing was set. */
const SPEAKERS = [...VOICES.slice(1), 'en-gb-x-rp+f3', 'en-029+m5'];
const BREATH = 0.6;
/** By their number in the script. */
const SKIPPED = [3, 9];
const CHANGED = {
  5: 'Nobody had thought of asking the neighbors about the fence behind the garage.',
  8: 'My colleague has another view of these numbers, and she may tell you why.',
};
const ADDED = {
  after: 6,
  text: 'Let me say something that is not on my page. I have done this for twenty years, and I still get nervous.',
};

const speak = (voice, text) => {
  const options = { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] };
  return decode(execFileSync('espeak-ng', ['-v', voice, '-s', '150', '--stdout', text], options));
};

/** A script that was read with two sentences left out, two said in other words and one passage added, by synthetic voices. */
export function printScripts() {
  const sentences = SPOKEN.match(/[^.]+\./gu).map((one) => one.trim());
  const told = { said: {}, changed: {}, skipped: {} };
  let [fits, unsure, found, wrong] = [0, 0, 0, 0];
  for (const voice of SPEAKERS) {
    const pieces = [];
    let [seconds, added] = [0, null];
    const say = (text) => {
      const samples = join([speak(voice, text), new Float32Array(BREATH * RATE)]);
      pieces.push(samples);
      return [seconds, (seconds += samples.length / RATE)];
    };
    sentences.forEach((sentence, at) => {
      if (!SKIPPED.includes(at)) say(CHANGED[at] ?? sentence);
      if (at === ADDED.after) added = say(ADDED.text);
    });
    const script = checkScript(SPOKEN, analyze(join(pieces)));
    if (script === null || script.fit === 'other-words') continue;
    if (script.fit === 'fits') fits++;
    else unsure++;
    script.sentences.forEach(({ state }, at) => {
      const truth = SKIPPED.includes(at) ? 'skipped' : CHANGED[at] ? 'changed' : 'said';
      told[truth][state] = (told[truth][state] ?? 0) + 1;
    });
    const inside = ({ start, end }) => start < added[1] && end > added[0];
    if (script.added.some(inside)) found++;
    wrong += script.added.filter((one) => !inside(one)).length;
  }
  console.log(
    `\nA script read with changes, by sound alone: of ${SPEAKERS.length} synthetic voices ${fits} fit, ${unsure} are not sure`,
  );
  for (const [truth, states] of Object.entries(told))
    console.log(
      `  ${truth.padEnd(9)} told as ${Object.entries(states)
        .map(([state, count]) => `${state} ${count}`)
        .join(', ')}`,
    );
  console.log(`  added     found in ${found} of ${fits + unsure}, ${wrong} false`);
}
