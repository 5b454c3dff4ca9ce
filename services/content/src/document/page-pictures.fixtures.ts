import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The first page of a PDF as a picture, to be put into another: a scan. */
export async function pictureOf(path: string): Promise<Buffer> {
  const args = ['-png', '-r', '100', '-f', '1', '-l', '1', path];
  const { stdout } = await promisify(execFile)('pdftoppm', args, { encoding: 'buffer', maxBuffer: 1e8 });
  return stdout;
}
