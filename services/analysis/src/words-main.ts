// Finds words for other services over HTTP, in a container that has no network but the one between them.
import { readEnvironment } from '@lectern/platform/config/environment';
import { OwnRecognizer } from './local-words/own-recognizer.js';
import { wordsServer } from './local-words/words-server.js';

const { INTERNAL_PORT, INTERNAL_HOST, modelsDir } = readEnvironment();
const recognizer = new OwnRecognizer(modelsDir);
const server = wordsServer(recognizer).listen(INTERNAL_PORT, INTERNAL_HOST);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close(() => recognizer.end());
    server.closeIdleConnections();
  });
