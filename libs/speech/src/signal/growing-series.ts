/** A list of float32 values that grows by doubling: an hour of frames costs 1.4 MB, not 360,000 boxed numbers. */
export class GrowingSeries {
  private values = new Float32Array(1024);
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(value: number): void {
    if (this.count === this.values.length) {
      const larger = new Float32Array(this.count * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.count++] = value;
  }

  /** A view on `[from, to)` without copying; valid until the next push. */
  view(from = 0, to = this.count): Float32Array {
    return this.values.subarray(from, Math.min(to, this.count));
  }

  /** Forgets all but the newest `keep` values. */
  keepLast(keep: number): void {
    if (keep >= this.count) return;
    this.values.copyWithin(0, this.count - keep, this.count);
    this.count = keep;
  }
}
