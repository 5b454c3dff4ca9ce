import { FrameExtractor } from '../../../libs/speech/dist/src/signal/frame-extractor.js';
import { RATE } from '../speech/sound.mjs';

/**
 * The same words with the melody reduced to a share of itself: pitch-synchronous overlap-add (E. Moulines and F. Charpentier,
 * 1990) with the periods of our own tracker. Where there is no pitch the samples stay.
 */
export function flatten(samples, share) {
  const extractor = new FrameExtractor();
  extractor.push(samples);
  const { pitch, voicing } = extractor.frames();
  const voiced = pitch.filter((hz, i) => hz > 60 && voicing[i] > 0.5).toSorted();
  const median = voiced[voiced.length >> 1];
  const hzAt = (sample) => {
    const frame = Math.min(pitch.length - 1, Math.floor(sample / 160));
    return pitch[frame] > 60 && voicing[frame] > 0.4 ? pitch[frame] : 0;
  };
  const out = new Float32Array(samples.length);
  const weight = new Float32Array(samples.length);
  const marks = pitchMarks(samples, hzAt);
  let nearest = 0;
  for (let at = 0; at < samples.length;) {
    while (nearest + 1 < marks.length && Math.abs(marks[nearest + 1] - at) <= Math.abs(marks[nearest] - at))
      nearest++;
    const hz = hzAt(at);
    const period = hz === 0 ? 80 : RATE / hz;
    const target = hz === 0 ? period : RATE / (median * (hz / median) ** share);
    const center = hz === 0 ? Math.round(at) : marks[nearest];
    const reach = Math.round(period);
    for (let j = -reach; j <= reach; j++) {
      const [from, to] = [center + j, Math.round(at) + j];
      if (from < 0 || from >= samples.length || to < 0 || to >= samples.length) continue;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * j) / reach);
      out[to] += window * samples[from];
      weight[to] += window;
    }
    at += target;
  }
  return out.map((value, i) => (weight[i] > 0.1 ? value / weight[i] : samples[i]));
}

/** Peaks a period apart. */
function pitchMarks(samples, hzAt) {
  const marks = [];
  for (let at = 0; at < samples.length;) {
    const hz = hzAt(at);
    const period = hz === 0 ? 80 : RATE / hz;
    let best = Math.round(at);
    if (hz !== 0) {
      for (let i = Math.round(at - period / 4); i < at + period / 4; i++)
        if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i;
    }
    marks.push(best);
    at = Math.max(at + period / 2, best + period);
  }
  return marks;
}
