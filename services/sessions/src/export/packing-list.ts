import type { Exported, ExportedFile, ExportKind } from '@lectern/contracts/export-records';
import type { Files } from '@lectern/platform/files/files';
import { pathPart, ZipPaths } from './zip-path.rules.js';

/** What is to be packed beside the records: a stored file, or a PDF that is drawn when its turn comes. */
export type Item = { path: string } & (
  | { what: 'file'; key: string; size: number }
  | { what: 'report'; sessionId: string }
  | { what: 'certificate' }
);

/** What drawing a PDF counts for in the progress, as bytes. */
const DRAWN_SIZE = 2_000_000;
const ALONE = 'documents';

/** Collects, while records are written down, which files go with them, and where in the zip each will lie. */
export class PackingList {
  private readonly files = new Map<string, Item & { what: 'file' }>();
  private readonly drawn: Item[] = [];
  private readonly reported = new Set<string>();
  /** Of cases and sessions, by their ids. */
  private readonly folders = new Map<string, string>();
  private readonly paths = new ZipPaths();

  constructor(
    private readonly store: Files,
    private readonly timeZone: string,
  ) {}

  /** Everything, the files first. */
  get items(): Item[] {
    return [...this.files.values(), ...this.drawn];
  }

  /** What an item counts for in the progress, as bytes. */
  static weight(item: Item): number {
    return item.what === 'file' ? item.size : DRAWN_SIZE;
  }

  /** Notes what goes with a record. @returns the paths of its files; what is in the store no longer has none */
  async add(kind: ExportKind, record: unknown, files: readonly ExportedFile[]): Promise<string[]> {
    const folder = this.folderOf(kind, record);
    const paths = [];
    for (const file of files) {
      const path = await this.addFile(file, folder);
      if (path !== null) paths.push(path);
    }
    if (kind === 'analyses') this.addReport((record as Exported<'analyses'>).sessionId);
    if (kind === 'certificates')
      this.drawn.push({ what: 'certificate', path: this.paths.take('profile', 'certificate.pdf') });
    return paths;
  }

  private async addFile({ key, name }: ExportedFile, folder: string): Promise<string | null> {
    // A document that opened a session belongs to both.
    const known = this.files.get(key);
    if (known !== undefined) return known.path;
    const size = await this.store.size(key);
    if (size === null) return null;
    const path = this.paths.take(folder, name);
    this.files.set(key, { what: 'file', path, key, size });
    return path;
  }

  private addReport(sessionId: string): void {
    if (this.reported.has(sessionId)) return;
    this.reported.add(sessionId);
    const folder = this.folders.get(sessionId);
    // A session that was deleted since has no report either.
    if (folder !== undefined)
      this.drawn.push({ what: 'report', sessionId, path: this.paths.take(folder, 'report.pdf') });
  }

  private folderOf(kind: ExportKind, record: unknown): string {
    switch (kind) {
      case 'cases': {
        const { id, name } = record as Exported<'cases'>;
        return this.name(id, `cases/${pathPart(name)}`);
      }
      case 'sessions': {
        const { id, title, createdAt } = record as Exported<'sessions'>;
        const day = new Date(createdAt).toLocaleDateString('en-CA', { timeZone: this.timeZone });
        return this.name(id, `sessions/${pathPart(`${day} ${title}`)}`);
      }
      case 'retakes': {
        const { sessionId } = record as Exported<'retakes'>;
        return `${this.folders.get(sessionId) ?? 'sessions'}/said again`;
      }
      case 'documents': {
        const { caseId, sessionId } = record as Exported<'documents'>;
        const of = caseId ?? sessionId;
        return (of === null ? undefined : this.folders.get(of)) ?? ALONE;
      }
      default:
        return kind;
    }
  }

  /** The id tells folders of one name apart. */
  private name(id: string, path: string): string {
    const folder = `${path} ${id.slice(0, 8)}`;
    this.folders.set(id, folder);
    return folder;
  }
}
