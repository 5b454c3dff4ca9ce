// Labeled documents: the ten that the repository holds, and those of further folders (labels*.json with their PDFs beside or in dev2/).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OWN = join(import.meta.dirname, '../../services/content/test-data/pdf');

/** Every labeled document whose file is there and is the labeled one. `folder`: more than the repository's own. */
export function labeledDocuments(folder = process.env.INTAKE_DOCUMENTS ?? OWN) {
  return readdirSync(folder)
    .filter((name) => /^labels.*\.json$/.test(name))
    .sort()
    .flatMap((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')).docs.map((doc) => {
        const path = [join(folder, `${doc.id}.pdf`), join(folder, 'dev2', `${doc.id}.pdf`)].find(existsSync);
        if (!path) throw new Error(`${doc.id}: its file is not in ${folder}`);
        const bytes = readFileSync(path);
        if (createHash('sha256').update(bytes).digest('hex') !== doc.sha256)
          throw new Error(`${doc.id} is another file`);
        return { ...doc, path };
      }),
    );
}

/**
 * Ten documents that nobody opened while the generators and features were written: the first ten by the SHA-256 of their
 * names, among cases of which there is one paper only.
 */
export function heldOut(documents) {
  const papers = Map.groupBy(documents, (doc) => doc.case);
  const known = new Set(documents.filter((doc) => doc.dev).map((doc) => doc.id));
  return new Set(
    documents
      .filter((doc) => papers.get(doc.case).length === 1 && !known.has(doc.id))
      .map((doc) => [createHash('sha256').update(doc.id).digest('hex'), doc.id])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, 10)
      .map(([, id]) => id),
  );
}

/** The pages of a document; text recognition is slow, so what was read is kept for the next run with the same reader. */
export async function pagesOf(doc, readPdf, folder = join(tmpdir(), 'lectern-intake')) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${doc.sha256.slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const text = await readPdf(doc.path);
  writeFileSync(file, JSON.stringify(text));
  return text;
}
