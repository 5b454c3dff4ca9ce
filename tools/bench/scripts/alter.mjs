import { countSyllables } from '../../../libs/speech/dist/src/words/count-syllables.js';
import { tokenize } from '../../../libs/speech/dist/src/words/tokens.js';
import { sequence } from '../speech/sound.mjs';

export const SHARES = [0, 0.1, 0.2, 0.4, 0.6, 1];

export const syllablesOf = (text) => tokenize(text).reduce((sum, { bare }) => sum + countSyllables(bare), 0);

/**
 * The take stays, the script beside it is altered: to the sound it is the same whether somebody said another sentence than the
 * script has or the script has another than was said. Of each sentence what became of it is known.
 * @param pool sentences that nobody said in this take
 */
export function altered(sentences, { share, kind, pool, seed }) {
  const next = sequence(seed);
  const left = pool.map((text) => ({ text, syllables: syllablesOf(text) }));
  const nearest = (wanted) => {
    const away = ({ syllables }) => Math.abs(syllables - wanted);
    const best = left.reduce((least, one, at) => (away(one) < away(left[least]) ? at : least), 0);
    return left.splice(best, 1)[0].text;
  };
  const chosen = (count) => {
    const order = sentences.map((_, at) => ({ at, key: next() })).toSorted((a, b) => a.key - b.key);
    return new Set(order.slice(0, count).map(({ at }) => at));
  };
  if (kind === 'replaced') {
    const gone = chosen(Math.round(share * sentences.length));
    return sentences.map((text, at) =>
      gone.has(at) && left.length > 0
        ? { text: nearest(syllablesOf(text)), truth: 'replaced' }
        : { text, truth: 'said' },
    );
  }
  // Skipped: the script has sentences besides, which make up the share.
  const script = sentences.map((text) => ({ text, truth: 'said' }));
  const more = Math.min(left.length, Math.round((share * sentences.length) / (1 - share)));
  for (let i = 0; i < more; i++)
    script.splice(Math.floor(next() * (script.length + 1)), 0, {
      text: left.splice(Math.floor(next() * left.length), 1)[0].text,
      truth: 'skipped',
    });
  return script;
}
