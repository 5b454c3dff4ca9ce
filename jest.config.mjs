const typescript = (tsx) => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: !tsx, tsx },
    transform: tsx
      ? { react: { runtime: 'automatic' } }
      : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});

export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/tools/jest/global-teardown.mjs',
  roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/web', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.conformance.ts', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/tools/boundaries/fixtures/', '/tools/faults/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/no-styles.mjs',
    '\\.worklet\\.ts$': '<rootDir>/tools/jest/no-address.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@lectern/(contracts|platform|speech|legal-text|testing)/(.*)$': '<rootDir>/libs/$1/src/$2.ts',
    '^@lectern/([^/]+)/(.*)$': '<rootDir>/services/$1/src/$2.ts',
  },
  transform: {
    '^.+\\.ts$': ['@swc/jest', typescript(false)],
    '^.+\\.tsx$': ['@swc/jest', typescript(true)],
  },
  testTimeout: 30_000,
  // Modules of finished specs stay in their worker until it ends: a new one is begun before its heap is full.
  workerIdleMemoryLimit: '2500MB',
};
