import { FrameExtractor } from '../../../libs/speech/dist/src/signal/frame-extractor.js';
import { LEAST_LIKELIHOOD, findHesitations } from '../../../libs/speech/dist/src/signal/hesitations.js';
import { probabilityOf } from '../../../libs/speech/dist/src/signal/logistic.js';
import { SOUND_FIGURES } from '../../../libs/speech/dist/src/signal/steady-sounds.js';
import { Timbre, TIMBRE_SIZE } from '../../../libs/speech/dist/src/signal/timbre.js';
import { detectVoice } from '../../../libs/speech/dist/src/signal/voice-activity.js';
import { goal } from './goals.mjs';
import { isFound, judgedSounds, labelledRecordings } from './hesitation-data.mjs';
import { learn, soundsToLearn } from './hesitation-weights.mjs';
import { RATE, analyze, join, percent } from './sound.mjs';

const FRAME = RATE / 100;
const VOICED = 0.5;
const SILENCE = SOUND_FIGURES.indexOf('silenceBefore');

/** Hesitation sounds without words: each recording by weights that do not know it, beside a naive way; and what finding them takes. */
export function benchHesitations() {
  console.log('\nHesitation sounds without words, each recording scored by weights fitted to the others');
  const recordings = labelledRecordings();
  const learned = soundsToLearn(recordings);
  const others = (isOther) => learn(learned.filter(isOther));
  const ways = [
    ['left-out recording', ({ name }) => others((one) => one.name !== name)],
    ['left-out speaker', ({ speaker }) => others((one) => one.speaker !== speaker)],
  ];
  for (const [way, weightsFor] of ways) {
    const judged = recordings.map((recording) => {
      const weights = weightsFor(recording);
      const isShown = ({ figures }) => probabilityOf(figures, weights) >= LEAST_LIKELIHOOD;
      return gradeOf(recording, judgedSounds(recording).filter(isShown));
    });
    const { precision, recall, falseAMinute } = printed(way, judged);
    if (way !== 'left-out recording') continue;
    goal('Hesitation sounds, precision', precision, { least: 0.8 }, percent);
    goal('Hesitation sounds, recall', recall, { least: 0.3 }, percent);
    goal('False ones on fluent speech, a minute', falseAMinute, { most: 0.2 }, (rate) => rate.toFixed(2));
  }
  printed(
    'naive: any steady sound after a silence',
    recordings.map((recording) =>
      gradeOf(
        recording,
        judgedSounds(recording).filter(({ figures }) => figures[SILENCE] > 0),
      ),
    ),
  );
  const share = costShare(join(recordings.map(({ samples }) => samples)));
  goal('Finding hesitations, of the analyser', share, { most: 0.1 }, percent);
}

function gradeOf({ name, samples, fillers }, shown) {
  const right = shown.filter(({ filler }) => filler === true);
  const found = fillers.filter((label) => right.some((sound) => isFound(label, sound))).length;
  const wrong = shown.filter(({ filler }) => filler === false).length;
  return {
    name,
    minutes: samples.length / RATE / 60,
    fillers: fillers.length,
    right: right.length,
    found,
    wrong,
  };
}

function printed(way, grades) {
  const sum = (of) => grades.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.right);
  const precision = right / Math.max(1, right + sum(({ wrong }) => wrong));
  const recall = sum(({ found }) => found) / sum(({ fillers }) => fillers);
  const fluent = grades.filter(({ fillers }) => fillers === 0);
  const falseAMinute =
    fluent.reduce((total, { wrong }) => total + wrong, 0) /
    fluent.reduce((total, { minutes }) => total + minutes, 0);
  console.log(
    `  ${way.padEnd(42)} precision ${percent(precision)}, recall ${percent(recall)} of ${sum(({ fillers }) => fillers)}, ${falseAMinute.toFixed(2)} false a minute in ${fluent.reduce((total, { minutes }) => total + minutes, 0).toFixed(1)} min of fluent speech`,
  );
  for (const { name, fillers, found, right: hits, wrong } of grades)
    console.log(`    ${name.padEnd(30)} ${found} of ${fillers} found, ${hits} right, ${wrong} wrong`);
  return { precision, recall, falseAMinute };
}

/** Processor time of what only hesitations need, as a share of the whole analysis. */
function costShare(samples) {
  const long = join(Array.from({ length: 4 }, () => samples));
  const extractor = new FrameExtractor();
  extractor.push(long);
  const frames = extractor.frames();
  const activity = detectVoice(frames);
  // As the analyser has them at hand.
  const clean = Float64Array.from(long);
  const pieces = Array.from(frames.energy, (_, i) => clean.subarray(i * FRAME, (i + 1) * FRAME));
  const own = () => {
    const timbre = new Timbre();
    const out = new Float64Array(TIMBRE_SIZE);
    for (let i = 0; i < frames.energy.length; i++) {
      timbre.push(pieces[i], FRAME);
      if (isLookedAt(frames.voicing, i)) timbre.current(out);
    }
    findHesitations(frames, activity, { speechSeconds: 60, aboveRoomDb: 30 });
  };
  const whole = least(() => analyze(long));
  const part = least(own);
  console.log(
    `  ${(part * 1000).toFixed(0)} ms of ${(whole * 1000).toFixed(0)} ms for ${(long.length / RATE / 60).toFixed(0)} min`,
  );
  return part / (whole - part);
}

/** As the extractor looks: at every fourth frame of a voice, and where one begins. */
const isLookedAt = (voicing, i) =>
  i % 2 === 0 && voicing[i] > VOICED && (i % 4 === 0 || !(voicing[i - 2] > VOICED));

/** Processor seconds of the quickest of five. */
function least(work) {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1e6;
    }),
  );
}
