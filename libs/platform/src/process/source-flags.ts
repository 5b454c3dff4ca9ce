/** Flags with which Node runs TypeScript sources (tests only): the workspace's packages from theirs, and './x.js' is './x.ts'. */
export const sourceFlags = (): string[] => [
  '--conditions=source',
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('../../../../tools/jest/typescript-imports.mjs', import.meta.url).href}`,
];
