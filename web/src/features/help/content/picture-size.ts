/** What `web/e2e/help-pictures.ts` takes, in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;
