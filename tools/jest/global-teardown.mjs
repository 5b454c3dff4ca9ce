import { rm } from 'node:fs/promises';

export default async function stopDatabase() {
  if (!globalThis.testDatabase) return;
  await globalThis.testDatabase.stop();
  await rm(globalThis.testDatabase.dataDir, { recursive: true, force: true });
}
