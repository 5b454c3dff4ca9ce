import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { RATE, analyze, decode, join, sequence, withNoise } from '../speech/sound.mjs';
import { readAlignment } from '../speech/text-grid.mjs';
import { TEXTS, sentencesOf } from './texts.mjs';

const DATA = joinPath(import.meta.dirname, '../../../libs/speech/test-data');

/** Voices that no other bench uses. Those of flite were cut from recordings of people; the others are espeak-ng. */
const VOICES = {
  tuned: ['en-us+f4', 'en-gb+m4', 'en-gb-x-gbclan+f3', 'en-us-nyc+m2', 'en-029+linda', 'flite:awb'],
  reported: [
    'en-us+Andy',
    'en-gb+f5',
    'en-gb-scotland+m6',
    'en-gb-x-gbcwmd+anika',
    'en-us-nyc+Alicia',
    'flite:slt',
    'flite:rms',
  ],
};
/** Readings of people with known words, as they are cut into sentences. */
const PEOPLE = {
  tuned: ['talking-fast-then-slow.wav', 'hoarse-with-cough.wav'],
  reported: ['sonnet-3.mp3', 'reading-and-retracing.mp3'],
};
const WORDS_A_SENTENCE = 9;
const ROOM = { distance: 25, color: 'pink' };

/** Everybody of one half who speaks, what was said, and what the sound was found to be. */
export function* takesOf(half) {
  for (const [v, voice] of VOICES[half].entries()) {
    for (const [t, text] of TEXTS[half].entries()) {
      const sentences = sentencesOf(text);
      yield { speaker: voice, text: t, sentences, acoustics: read(voice, sentences, 100 * v + t) };
    }
  }
  for (const name of PEOPLE[half])
    yield {
      speaker: name,
      text: null,
      sentences: wordsOf(name),
      acoustics: analyze(decode(joinPath(DATA, name))),
    };
}

/** No two sentences at one speed, and breaths of different lengths, in a quiet room. */
function read(voice, sentences, seed) {
  const next = sequence(seed + 1);
  const base = 135 + 40 * next();
  const pieces = sentences.flatMap((sentence) => [
    speak(voice, sentence, base * (0.9 + 0.2 * next())),
    new Float32Array(Math.round((0.25 + 0.7 * next()) * RATE)),
  ]);
  return analyze(withNoise(join(pieces), ROOM));
}

function speak(voice, text, speed) {
  const options = { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] };
  if (!voice.startsWith('flite:'))
    return decode(
      execFileSync('espeak-ng', ['-v', voice, '-s', String(Math.round(speed)), '--stdout', text], options),
    );
  const source = `flite=text='${text.replaceAll(/[':,;]/gu, '')}':voice=${voice.slice('flite:'.length)}`;
  const filter = `atempo=${(speed / 150).toFixed(2)}`;
  return decode(
    execFileSync(
      'ffmpeg',
      ['-v', 'error', '-f', 'lavfi', '-i', source, '-af', filter, '-f', 'wav', 'pipe:1'],
      options,
    ),
  );
}

function wordsOf(name) {
  const truths = JSON.parse(readFileSync(joinPath(DATA, 'transcripts.json'), 'utf8'));
  const words =
    truths[name]?.words.replaceAll(/[[(][^\])]*[\])]/gu, '').split(/\s+/u) ??
    readAlignment(DATA, name)
      .words.map(({ word }) => word.replaceAll('"', ''))
      .filter((word) => /^[a-z']+$/iu.test(word));
  const sentences = [];
  for (let at = 0; at < words.length; at += WORDS_A_SENTENCE)
    sentences.push(
      `${words
        .slice(at, at + WORDS_A_SENTENCE)
        .filter(Boolean)
        .join(' ')}.`,
    );
  return sentences;
}
