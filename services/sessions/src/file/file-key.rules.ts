/** Names of stored files as the API shows them. They hold the session's id, by which a client finds its files. */
export const audioKey = (sessionId: string, recordingId: string): string =>
  `audio/${sessionId}/${recordingId}`;
export const pdfKey = (sessionId: string): string => `pdfs/${sessionId}`;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const AUDIO = new RegExp(`^audio/(${ID})/(${ID})$`);
const PDF = new RegExp(`^pdfs/(${ID})$`);

/** What a key names, or null if it is none of ours. */
export function parseFileKey(key: string): { sessionId: string; recordingId: string | null } | null {
  const audio = AUDIO.exec(key);
  if (audio !== null) return { sessionId: audio[1]!, recordingId: audio[2]! };
  const pdf = PDF.exec(key);
  return pdf === null ? null : { sessionId: pdf[1]!, recordingId: null };
}

/** `%PDF-` within the first kilobyte, as readers accept it. */
export const looksLikePdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-');
