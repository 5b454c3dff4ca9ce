import type { FileHandle } from 'node:fs/promises';

/** Bytes that are read from the file at once, and so the largest piece that can be taken. */
const BUFFER_BYTES = 256 * 1024;

/** Reads a file from front to back through one buffer of fixed size. */
export class ByteReader {
  private readonly buffer = Buffer.alloc(BUFFER_BYTES);
  private start = 0;
  private end = 0;
  private filePosition = 0;

  /** @param checkpoint called before each access to the file; what it throws ends the reading */
  constructor(
    private readonly file: FileHandle,
    private readonly size: number,
    private readonly checkpoint: () => void,
  ) {}

  /** Bytes between here and the end of the file. */
  get left(): number {
    return this.size - this.filePosition + (this.end - this.start);
  }

  /** The next bytes, valid until the next call; null, and nothing is consumed, if there are not as many. */
  async take(count: number): Promise<Buffer | null> {
    if (!(await this.have(count))) return null;
    this.start += count;
    return this.buffer.subarray(this.start - count, this.start);
  }

  /** Goes on behind the next bytes without reading them; false if the file ends before. */
  skip(count: number): boolean {
    const inside = count <= this.left;
    const buffered = Math.min(count, this.end - this.start);
    this.start += buffered;
    this.filePosition = Math.min(this.size, this.filePosition + count - buffered);
    return inside;
  }

  /** Goes on at the next occurrence of a pattern; false if there is none. */
  async seek(pattern: Buffer): Promise<boolean> {
    while (await this.have(pattern.length)) {
      const found = this.buffer.subarray(this.start, this.end).indexOf(pattern);
      if (found >= 0) {
        this.start += found;
        return true;
      }
      this.start = this.end - pattern.length + 1;
    }
    return false;
  }

  private async have(count: number): Promise<boolean> {
    if (count > BUFFER_BYTES || count > this.left) return false;
    while (this.end - this.start < count) {
      this.checkpoint();
      this.buffer.copyWithin(0, this.start, this.end);
      this.end -= this.start;
      this.start = 0;
      const { bytesRead } = await this.file.read(
        this.buffer,
        this.end,
        BUFFER_BYTES - this.end,
        this.filePosition,
      );
      if (bytesRead === 0) return false;
      this.end += bytesRead;
      this.filePosition += bytesRead;
    }
    return true;
  }
}
