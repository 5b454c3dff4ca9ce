import { describe, expect, it } from '@jest/globals';
import { SCORE_TITLES } from '../english/grounds.js';
import type { Ground } from './ground.js';
import { feedbackOn } from './feedback.js';
import type { Scores } from './scores.js';
import type { ScorePart } from './weigh.js';

const part = (name: string, value: number, weight: number, because: Ground[] = []): ScorePart => ({
  name,
  value,
  weight,
  because,
  low: value,
  high: value,
  explanation: '',
});
/** The advice on scores with these parts, all of them in one or each in its own; each score is a quarter of the whole. */
const adviceOn = (...scores: ScorePart[][]) => {
  const [confidence, clarity, pace, legalEffectiveness] = [0, 1, 2, 3].map((at) => ({
    value: 5,
    range: null,
    parts: scores[at] ?? [],
  }));
  const overall = { parts: Object.values(SCORE_TITLES).map((name) => part(name, 5, 0.25)) };
  return feedbackOn({ overall, confidence, clarity, pace, legalEffectiveness } as unknown as Scores).advice;
};

describe('advice', () => {
  it('praises from eight points on and finds wanting under six and a half', () => {
    const parts = [
      part('Volume', 8, 0.2),
      part('Pace', 7.9, 0.3),
      part('Pauses', 6.5, 0.3),
      part('Intonation', 6.4, 0.2),
    ];
    expect(adviceOn(parts)).toEqual({ strengths: ['Volume'], improvements: ['Intonation'] });
  });

  it('names three of each at most: strengths by their weight, the rest by what there is to gain', () => {
    const strong = [0.1, 0.4, 0.2, 0.3].map((weight, i) =>
      part(['Volume', 'Pace', 'Pauses', 'Intonation'][i]!, 9, weight),
    );
    expect(adviceOn(strong).strengths).toEqual(['Pace', 'Intonation', 'Pauses']);
    const weak = [
      part('Fillers', 6, 0.4),
      part('Hedges', 2, 0.3),
      part('Stumbles', 4, 0.2),
      part('Sentences', 6, 0.1),
    ];
    expect(adviceOn(weak).improvements).toEqual(['Hedges', 'Fillers', 'Stumbles']);
  });

  it('weighs a part by all scores that it stands in', () => {
    const volume = part('Volume', 9, 0.3);
    expect(adviceOn([volume, part('Pace', 9, 0.5)], [volume]).strengths).toEqual(['Volume', 'Pace']);
  });

  it('gains more where the score weighs more', () => {
    const [confidence, clarity] = [{ parts: [part('Intonation', 5, 1)] }, { parts: [part('Fillers', 4, 1)] }];
    const [pace, legalEffectiveness] = [{ parts: [] }, { parts: [] }];
    const of = (first: number, second: number) => {
      const overall = { parts: [part('Confidence', 5, first), part('Clarity', 5, second)] };
      const scores = { overall, confidence, clarity, pace, legalEffectiveness };
      return feedbackOn(scores as unknown as Scores).advice.improvements;
    };
    expect(of(0.5, 0.5)).toEqual(['Fillers', 'Intonation']);
    expect(of(0.6, 0.4)).toEqual(['Intonation', 'Fillers']);
  });

  it('says nothing of a part that counts less for the speed: the speed is what to change', () => {
    const slowed: Ground[] = [{ code: 'at-this-pace', share: 0.5 }];
    expect(adviceOn([part('Pauses', 3, 0.5, slowed), part('Pace', 3, 0.1)]).improvements).toEqual(['Pace']);
  });

  it('says nothing of parts that it has no words for', () => {
    expect(adviceOn([part('Gestures', 10, 0.5), part('Posture', 1, 0.5)])).toEqual({
      strengths: [],
      improvements: [],
    });
  });
});
