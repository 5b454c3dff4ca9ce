import { InputGain } from './input-gain.js';
import { closeStream, openMicrophone, type MicrophoneAnswer } from './microphone.js';
import {
  AS_IT_IS,
  DEFAULT_SETTINGS,
  gainOf,
  QUALITIES,
  type RecordingSettings,
} from './recording-settings.js';

/** The microphone in use, as its user wants it: which device, at which rate, how strong. */
export class MicrophoneInput {
  private settings: RecordingSettings = DEFAULT_SETTINGS;
  private microphone: MediaStream | null = null;
  private gain: InputGain | null = null;

  /** @param onLost when the device is unplugged or taken away */
  constructor(private readonly onLost: () => void) {}

  get isOpen(): boolean {
    return this.microphone !== null;
  }

  /** What is to be recorded and measured. */
  get stream(): MediaStream | null {
    return this.gain?.stream ?? this.microphone;
  }

  get track(): MediaStreamTrack | undefined {
    return this.microphone?.getAudioTracks()[0];
  }

  get deviceId(): string | null {
    return this.track?.getSettings().deviceId ?? null;
  }

  get bitsPerSecond(): number {
    return QUALITIES[this.settings.quality].bitsPerSecond;
  }

  open(deviceId: string | null): Promise<MicrophoneAnswer> {
    return openMicrophone(deviceId, QUALITIES[this.settings.quality].sampleRate);
  }

  /** Takes the place of the microphone before. */
  use(microphone: MediaStream): MediaStream {
    this.close();
    this.microphone = microphone;
    this.track?.addEventListener('ended', () => {
      if (this.microphone !== microphone) return;
      this.microphone = null;
      this.onLost();
    });
    return this.adjusted(microphone);
  }

  /** Tells what has to follow: the device opened anew, its adjusted stream heard, or nothing. */
  apply(settings: RecordingSettings): 'open-again' | MediaStream | null {
    const before = this.settings;
    this.settings = settings;
    if (!this.microphone) return null;
    if (before.quality !== settings.quality) return 'open-again';
    if (before.sensitivity === settings.sensitivity) return null;
    if (!this.gain) return this.adjusted(this.microphone);
    this.gain.set(gainOf(settings.sensitivity));
    return null;
  }

  close(): void {
    this.gain?.close();
    this.gain = null;
    closeStream(this.microphone);
    this.microphone = null;
  }

  /** Untouched unless somebody wants it otherwise: the levels stay those of the microphone. */
  private adjusted(microphone: MediaStream): MediaStream {
    const { sensitivity } = this.settings;
    this.gain = sensitivity === AS_IT_IS ? null : new InputGain(microphone, gainOf(sensitivity));
    return this.gain?.stream ?? microphone;
  }
}
