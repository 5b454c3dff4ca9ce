declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod tries whether it may compile code, which the CSP refuses and reports. Set before any schema is made.
globalThis.__zod_globalConfig = { jitless: true };

export {};
