import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Sound and PDFs are compressed already. */
const COMPRESSED = /\.(json|txt)$/i;

/** Writes a zip as a stream, one entry after the other: nothing but the list of entries is held. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private source: Readable | undefined;
  readonly output: Readable;

  constructor(private readonly at = new Date()) {
    this.output = this.zip.outputStream as Readable;
    this.zip.on('error', (error: Error) => this.abort(error));
  }

  /** Resolves when all of `content` has been taken. @throws what the content throws, or what the writing was aborted with */
  async add(path: string, content: Readable): Promise<void> {
    if (this.output.errored) throw this.output.errored;
    this.source = content;
    this.zip.addReadStream(content, path, {
      mtime: this.at,
      mode: 0o100644,
      compress: COMPRESSED.test(path),
    });
    await finished(content, { writable: false });
    this.source = undefined;
  }

  addText(path: string, text: string): Promise<void> {
    return this.add(path, Readable.from([Buffer.from(text)], { objectMode: false }));
  }

  /** Writes the directory of the zip; `output` ends behind it. */
  end(): void {
    this.zip.end();
  }

  /** Ends with an error, so that whoever reads `output` keeps nothing of it. */
  abort(reason: unknown): void {
    const error = reason instanceof Error ? reason : new Error('aborted');
    this.source?.destroy(error);
    this.output.destroy(error);
  }
}
