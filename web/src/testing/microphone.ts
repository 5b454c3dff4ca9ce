/** Stands for the browser's recorder: a chunk with each stop, and the states that a real one has. */
export class FakeMediaRecorder extends EventTarget {
  static latest: FakeMediaRecorder | null = null;
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  readonly mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;

  constructor() {
    super();
    FakeMediaRecorder.latest = this;
  }

  start(): void {
    this.state = 'recording';
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound'], { type: this.mimeType }) });
    this.dispatchEvent(new Event('stop'));
  }
}

/** Its worklets cannot be loaded, as in a browser that cannot measure while it records. */
class FakeAudioContext {
  readonly audioWorklet = { addModule: () => Promise.reject(new Error('No worklets here.')) };
  close = (): Promise<void> => Promise.resolve();
}

class FakeTrack extends EventTarget {
  readonly kind = 'audio';
  stop = (): void => undefined;
  getSettings = () => ({ deviceId: 'built-in' });
}

/** One microphone for the specs of whatever records. jsdom has neither devices nor a recorder. */
export function fakeMicrophone() {
  let refusal: string | null = null;
  let track = new FakeTrack();
  const microphone = {
    /** How often the browser was asked for it. */
    asked: 0,
    /** The browser says no from now on, by the name of its error. */
    refuse: (name: string): void => void (refusal = name),
    unplug: (): void => void track.dispatchEvent(new Event('ended')),
    install: (): void => {
      refusal = null;
      microphone.asked = 0;
      FakeMediaRecorder.latest = null;
      const getUserMedia = () => {
        microphone.asked += 1;
        if (refusal !== null) return Promise.reject(new DOMException('No.', refusal));
        track = new FakeTrack();
        return Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
      };
      Object.assign(globalThis, { MediaRecorder: FakeMediaRecorder, AudioContext: FakeAudioContext });
      // The take is played from an address of its own.
      Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined });
      Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
      Object.defineProperty(navigator, 'mediaDevices', {
        value: Object.assign(new EventTarget(), {
          getUserMedia,
          enumerateDevices: () => Promise.resolve([]),
        }),
        configurable: true,
      });
    },
    remove: (): void => {
      Reflect.deleteProperty(globalThis, 'MediaRecorder');
      Reflect.deleteProperty(globalThis, 'AudioContext');
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
  return microphone;
}
