import type { Spoken } from './spoken.js';

/** Readers by the names that the server gives them; one that this version does not know is not named. */
const READERS = new Map([
  ['endpoint', 'the voice service of this installation'],
  ['piper', 'Piper, a natural voice on this machine'],
  ['kokoro', 'Kokoro, a natural voice on this machine'],
  ['espeak', 'espeak-ng, the built-in voice'],
]);
const FAILED = new Map([
  ['endpoint', 'The voice service did not get through.'],
  ['piper', 'Piper did not get through: it broke off, or this machine is too slow for it.'],
]);

/** Who read a file aloud, in whose place, and whether a better reading is on its way. */
export function ReadByWords({ by, insteadOf, finerSoon }: Spoken) {
  const reader = READERS.get(by);
  const sentences = [
    reader && `Read by ${reader}.`,
    insteadOf !== null && FAILED.get(insteadOf),
    finerSoon &&
      'Kokoro, which takes longer, reads the same now: play or download it again in some minutes to get that.',
  ];
  const said = sentences.filter(Boolean).join(' ');
  if (said === '') return null;
  return (
    <p className="sm t2" role="status">
      {said}
    </p>
  );
}
