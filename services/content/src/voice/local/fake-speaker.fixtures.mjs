// Speaks the speaker's protocol, or misbehaves as the `library` of its setup says. What it says is a tone.
import { createInterface } from 'node:readline';

const SAMPLE_RATE = 22_050;
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** A tone of a twentieth of a second for each character, as high as the speaker's number says. */
function tone({ text, speaker, speed }) {
  const samples = Math.round((text.length * SAMPLE_RATE) / 20 / speed);
  const bytes = Buffer.alloc(2 * samples);
  for (let at = 0; at < samples; at += 1)
    bytes.writeInt16LE(
      Math.round(9000 * Math.sin((2 * Math.PI * 100 * (speaker + 2) * at) / SAMPLE_RATE)),
      2 * at,
    );
  return bytes.toString('base64');
}

let behavior = '';
let spoken = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.library !== undefined) {
    behavior = message.library;
    if (behavior === 'dies while loading') process.exit(255);
    if (behavior === 'says something else') say({ hello: 'world' });
    else
      say({ ready: true, sampleRate: behavior === 'of another kind' ? 16_000 : SAMPLE_RATE, speakers: 904 });
    continue;
  }
  spoken += 1;
  if (behavior === 'dies in mid-word') process.stdout.write('{"id":1,"pc', () => process.exit(1));
  else if (behavior === 'dies later' && spoken > 2) process.exit(139);
  else if (behavior === 'garbage') process.stdout.write('\u0000\u0001 not JSON\n');
  else if (behavior === 'huge') process.stdout.write('x'.repeat(16 * 1024 ** 2));
  else if (behavior === 'out of order') say({ id: message.id + 1, pcm: tone(message) });
  else if (behavior === 'silent') say({ id: message.id, pcm: '' });
  else if (behavior === 'half a sample') say({ id: message.id, pcm: Buffer.alloc(3).toString('base64') });
  else if (behavior === 'endless') say({ id: message.id, pcm: tone({ ...message, text: 'x'.repeat(2000) }) });
  else if (behavior === 'no base64') say({ id: message.id, pcm: '\u00e4\u00f6' });
  else if (behavior === 'eats memory') {
    globalThis.held = Buffer.alloc(300 * 1024 ** 2, 1);
  } else if (behavior === 'slower than speech')
    setTimeout(() => say({ id: message.id, pcm: tone(message) }), 500);
  else if (behavior !== 'slow') say({ id: message.id, pcm: tone(message) });
}
