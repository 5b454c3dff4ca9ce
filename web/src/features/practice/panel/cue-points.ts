import type { ScriptSentence } from '../generator/script.js';
import { sourceLabel } from '../generator/source-label.js';
import type { CuePoint } from './cue-card.js';

export function cuePoint(sentence: ScriptSentence): CuePoint {
  const [source] = sentence.sources.flatMap((one) => sourceLabel(one) ?? []);
  const note = sentence.stand === 'unsupported' ? 'not in your file' : (source ?? null);
  return { text: sentence.text, note: note?.startsWith('p.') ? `Your file, ${note}` : note };
}
