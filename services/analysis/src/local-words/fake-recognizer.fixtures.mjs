// Speaks the recognizer's protocol, or misbehaves as the `library` of its setup says.
import { createInterface } from 'node:readline';

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const word = (text) => ({ text, start: 0, end: 0.5, confidence: 0.5 });
let behavior = '';
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.library !== undefined) {
    behavior = message.library;
    if (behavior === 'dies while loading') process.exit(255);
    if (behavior === 'says something else') say({ hello: 'world' });
    else say({ ready: true });
  } else if (behavior === 'dies in mid-word') process.stdout.write('{"id":1,"wor', () => process.exit(1));
  else if (behavior === 'garbage') process.stdout.write('\u0000\u0001 not JSON\n');
  else if (behavior === 'huge') process.stdout.write('x'.repeat(4 * 1024 ** 2));
  else if (behavior === 'out of order') say({ id: message.id + 1, words: [] });
  else if (behavior === 'impossible times') say({ id: message.id, words: [{ ...word('a'), start: -1 }] });
  else if (behavior === 'eats memory') {
    globalThis.held = Buffer.alloc(300 * 1024 ** 2, 1);
  } else if (behavior !== 'slow')
    say({ id: message.id, words: [word(String(Buffer.from(message.pcm, 'base64').length / 2))] });
}
