/** The microphone, raised or lowered as its user wants it, as a stream of its own. */
export class InputGain {
  private readonly context = new AudioContext();
  private readonly node = this.context.createGain();
  private readonly destination = this.context.createMediaStreamDestination();

  constructor(microphone: MediaStream, decibels: number) {
    this.context.createMediaStreamSource(microphone).connect(this.node).connect(this.destination);
    this.set(decibels);
    void this.context.resume();
  }

  get stream(): MediaStream {
    return this.destination.stream;
  }

  set(decibels: number): void {
    this.node.gain.value = 10 ** (decibels / 20);
  }

  close(): void {
    void this.context.close();
  }
}
