export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/tools/jest/global-teardown.mjs',
  roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/web', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts', '**/*.conformance.ts', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/tools/boundaries/fixtures/', '/tools/faults/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@lectern/(contracts|platform|speech|testing)/(.*)$': '<rootDir>/libs/$1/src/$2.ts',
    '^@lectern/([^/]+)/(.*)$': '<rootDir>/services/$1/src/$2.ts',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testTimeout: 30_000,
};
