import { describe, expect, it } from '@jest/globals';
import { wordFigures } from './live-words.js';
import { WordRecognizer, type Recognition } from './word-recognizer.js';

/** A recognizer that says what the test tells it to. */
class Recognizer implements Recognition {
  lang = '';
  continuous = false;
  interimResults = true;
  processLocally = false;
  starts = 0;
  onresult: Recognition['onresult'] = null;
  onend: Recognition['onend'] = null;
  onerror: Recognition['onerror'] = null;
  start = () => void this.starts++;
  stop = () => this.onend?.();
  say(transcript: string, isFinal = true) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
  }
}

const track = {} as MediaStreamTrack;
const listening = () => {
  const recognition = new Recognizer();
  const clock = { ms: 0 };
  const recognizer = new WordRecognizer(
    () => recognition,
    () => clock.ms,
  );
  recognizer.start(track);
  return { recognition, recognizer, clock };
};

describe('word recognizer', () => {
  it('works on this device only', () => {
    expect(listening().recognition.processLocally).toBe(true);
  });

  it('collects final words and counts them', () => {
    const { recognition, recognizer, clock } = listening();
    clock.ms = 20_000;
    recognition.say('ladies and gentlemen um');
    recognition.say('this is not', false);
    recognition.say('this is the case');
    const heard = recognizer.getWords();
    expect(heard).toEqual({ transcript: 'ladies and gentlemen um this is the case', seconds: 20 });
    expect(wordFigures(heard?.transcript ?? '', heard?.seconds ?? 0)).toMatchObject({
      words: 8,
      fillers: 1,
      wordsPerMinute: 24,
    });
    expect(recognizer.stop()).toBe('ladies and gentlemen um this is the case');
  });

  it('goes on when the browser ends it on silence, and not after Stop', () => {
    const { recognition, recognizer } = listening();
    recognition.onend?.();
    expect(recognition.starts).toBe(2);
    expect(recognizer.stop()).toBeNull();
    expect(recognition.starts).toBe(2);
  });

  it('gives up when it may not listen', () => {
    const { recognition } = listening();
    recognition.onerror?.({ error: 'language-not-supported' });
    recognition.onend?.();
    expect(recognition.starts).toBe(1);
  });
});

describe('word figures', () => {
  it('follows the specified confidence formula', () => {
    const clean = Array.from({ length: 50 }, () => 'word').join(' ');
    expect(wordFigures(clean, 20).confidence.value).toBe(100);
    expect(wordFigures(clean, 10).confidence).toMatchObject({ value: 85, deductions: [{ points: 15 }] });
    expect(wordFigures(`um um um um um um ${clean}`, 22).confidence.value).toBe(60);
  });

  it('knows no pace under ten seconds', () => {
    expect(wordFigures('a few words', 4).wordsPerMinute).toBeNull();
  });
});
