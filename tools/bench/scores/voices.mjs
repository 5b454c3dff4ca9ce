import { execFileSync } from 'node:child_process';
import { RATE, decode, join, sequence } from '../speech/sound.mjs';

/** Voices of espeak-ng: nobody, but as many speakers as a weight must not have been set on. */
export const VOICES = ['en-us', 'en-gb+f2', 'en-us+m3', 'en-gb-scotland+f4'];

/** Seconds. */
const BREATH = 0.7;

export const SPOKEN =
  `This case is about a promise that was broken. On the third of March, Anna Reed signed a contract with Hale
Builders. She paid forty thousand dollars, and she waited. The roof was to be finished by June. It was not. In July the rain came
through the ceiling, and it ruined the room where her children sleep. You will hear from the foreman, Mister Cole. He will tell you
that the crew was sent to another house. You will see Exhibit Four, the email in which Mister Hale wrote that she could wait. The
judge will tell you that we must prove this by the greater weight of the evidence. We will. At the end of this trial I will ask you to
return a verdict for Anna Reed, and to hold Hale Builders to the promise that was broken.`.replaceAll(
    '\n',
    ' ',
  );

/**
 * The text as a voice reads it, with a breath after every second sentence as a practiced speaker has.
 * @param melody the share of its usual range of pitch that the voice keeps
 */
export function spokenBy(voice, melody = 1) {
  const next = sequence(23);
  const pieces = SPOKEN.match(/[^.]+\.[^.]+\.?\s*/gu).flatMap((sentence) => {
    const marked = `<speak><prosody range="${Math.round(100 * melody)}%">${sentence}</prosody></speak>`;
    const wav = execFileSync('espeak-ng', ['-m', '-v', voice, '-s', '145', '--stdout', marked], {
      maxBuffer: 1e9,
    });
    const breath = Float32Array.from({ length: BREATH * RATE }, () => (next() - 0.5) * 1e-4);
    return [decode(wav), breath];
  });
  return join(pieces);
}
