import base from '../../jest.config.mjs';

// These runs break a whole installation and take minutes: `npm run faults`, never `npm test`.
export default {
  ...base,
  rootDir: '../..',
  roots: ['<rootDir>/tools/faults'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: undefined,
  globalTeardown: undefined,
  // One at a time: each has a stack of its own.
  maxWorkers: 1,
};
