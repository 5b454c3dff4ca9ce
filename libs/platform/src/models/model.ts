/** A file to fetch and what is kept of it. */
export interface Archive {
  url: string;
  bytes: number;
  /** SHA-256 as published, in hexadecimal. */
  sha256: string;
  /** `none`: a single file, kept under the one name of `keep`. */
  packed: 'bzip2' | 'gzip' | 'none';
  /** Names below the archive's one folder; with a slash at the end everything in that folder, `/` all. Nothing else is unpacked. */
  keep: string[];
  /** Folder of the model that they go to; the model's own unless given. */
  into?: string;
  /** `process.platform-process.arch`, where the archive is for one kind of machine. */
  machine?: string;
}

/** Something that an operator may add to an installation: never fetched by itself. */
export interface Model {
  name: string;
  /** What it is good for, in the words of the list. */
  purpose: string;
  kind: 'recognizer' | 'words' | 'voices' | 'drafter' | 'drafting';
  licence: string;
  /** Whom the licence asks to name. */
  credit: string;
  /** What stands on the disk afterwards. */
  unpackedBytes: number;
  /** Names of what has to be there as well. */
  needs: string[];
  archives: Archive[];
}
