interface RecognitionResult {
  isFinal: boolean;
  0: { transcript: string };
}

/** The part of the browser's SpeechRecognition that is used; the DOM library does not describe it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognitionResult> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
  install?: (options: { langs: string[]; processLocally: boolean }) => Promise<boolean>;
}

const LANGUAGE = { langs: ['en-US'], processLocally: true };
/** Errors after which trying again is of no use. */
const FINAL_ERRORS = new Set([
  'not-allowed',
  'service-not-allowed',
  'language-not-supported',
  'audio-capture',
]);

const constructorOf = (): RecognitionConstructor | undefined => {
  const named: { SpeechRecognition?: RecognitionConstructor } = window as never;
  return named.SpeechRecognition;
};

/** Can this browser recognize words without sending the voice away? Only that is ever used. */
export async function onDeviceRecognition(): Promise<'ready' | 'downloadable' | 'none'> {
  try {
    const answer = await constructorOf()?.available?.(LANGUAGE);
    if (answer === 'available') return 'ready';
    return answer === 'downloadable' || answer === 'downloading' ? 'downloadable' : 'none';
  } catch {
    return 'none';
  }
}

/** Fetches the language pack into the browser. False when it could not be had. */
export async function installRecognition(): Promise<boolean> {
  try {
    return (await constructorOf()?.install?.(LANGUAGE)) ?? false;
  } catch {
    return false;
  }
}

export interface RecognizedWords {
  transcript: string;
  /** Length of the recording up to the last recognized word. */
  seconds: number;
}

const makeRecognition = (): Recognition | null => {
  const Constructor = constructorOf();
  return Constructor ? new Constructor() : null;
};

/** Listens along with a recording and keeps the words. Never without the user's yes, never through a network. */
export class WordRecognizer {
  private recognition: Recognition | null = null;
  private transcript = '';
  private startedMs = 0;
  private words: RecognizedWords | null = null;
  private held = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly make: () => Recognition | null = makeRecognition,
    private readonly now: () => number = () => performance.now(),
  ) {}

  readonly getWords = (): RecognizedWords | null => this.words;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(track: MediaStreamTrack | undefined): void {
    this.transcript = '';
    this.held = false;
    this.setWords(null);
    const recognition = this.make();
    if (!recognition || !track) return;
    this.recognition = recognition;
    this.startedMs = this.now();
    this.setWords({ transcript: '', seconds: 0 });
    recognition.lang = 'en-US';
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.processLocally = true;
    recognition.onresult = ({ resultIndex, results }) => this.hear(Array.from(results).slice(resultIndex));
    recognition.onerror = ({ error }) => {
      if (!FINAL_ERRORS.has(error)) return;
      this.recognition = null;
      if (this.transcript === '') this.setWords(null);
    };
    // It ends by itself on silence; the recording goes on.
    recognition.onend = () =>
      this.recognition === recognition && !this.held && this.listen(recognition, track);
    this.listen(recognition, track);
  }

  /** While held, what is said is not listened to. */
  hold(held: boolean): void {
    this.held = held;
    if (!this.recognition) return;
    // Its `onend` starts it again once nobody holds it.
    if (held) this.recognition.stop();
    else this.recognition.onend?.();
  }

  /** What was recognized, or null when nothing was. */
  stop(): string | null {
    const recognition = this.recognition;
    this.recognition = null;
    recognition?.stop();
    return this.transcript.trim() || null;
  }

  private listen(recognition: Recognition, track: MediaStreamTrack): void {
    try {
      recognition.start(track);
    } catch {
      this.recognition = null;
    }
  }

  private hear(results: RecognitionResult[]): void {
    const heard = results.filter((result) => result.isFinal).map((result) => result[0].transcript.trim());
    if (heard.length === 0) return;
    this.transcript = `${this.transcript} ${heard.join(' ')}`.trim();
    this.setWords({
      transcript: this.transcript,
      seconds: (this.now() - this.startedMs) / 1_000,
    });
  }

  private setWords(words: RecognizedWords | null): void {
    this.words = words;
    for (const listener of this.listeners) listener();
  }
}
