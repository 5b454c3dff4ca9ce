// Speaks the drafting program's protocol, or misbehaves as the `library` of its setup says.
import { createInterface } from 'node:readline';

const say = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);
let behavior = '';
let answered = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.library !== undefined) {
    behavior = message.library;
    if (behavior === 'dies while loading') process.exit(255);
    say(behavior === 'says something else' ? { hello: 'world' } : { ready: true });
    continue;
  }
  const { id, request } = message;
  if (behavior === 'dies in mid-sentence')
    process.stdout.write(`${JSON.stringify({ id, text: '{"sentences":[{"te' })}\n{"id":1,"te`, () =>
      process.exit(1),
    );
  else if (behavior === 'garbage') process.stdout.write('\u0000\u0001 not JSON\n');
  else if (behavior === 'huge') process.stdout.write('x'.repeat(4 * 1024 ** 2));
  else if (behavior === 'out of order') say({ id: id + 1, text: 'late' });
  else if (behavior === 'too long') say({ id, finished: 'too-long' });
  else if (behavior === 'eats memory') globalThis.held = Buffer.alloc(300 * 1024 ** 2, 1);
  else if (behavior === 'slow') say({ id, text: 'so far' });
  else if (behavior.startsWith('once ') && answered > 0) process.exit(1);
  else {
    answered += 1;
    const words = behavior.replace(/^once /, '');
    // What it is asked to say, in small pieces; else what it was asked.
    const answer = words.startsWith('{') ? words : JSON.stringify(request.messages);
    for (let at = 0; at < answer.length; at += 7) say({ id, text: answer.slice(at, at + 7) });
    say({ id, finished: 'stop' });
  }
}
