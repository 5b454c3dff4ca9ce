import { z } from 'zod';
import { fact } from './define.js';

// Facts that no service announces yet. Their shape is agreed, and the rules that tell of them wait for it; whoever builds
// the announcing part moves the fact to the contract of its owner.

const userId = z.string();

export const exportReady = fact(
  'identity.export-ready',
  z.object({ userId, exportId: z.uuid(), expiresAt: z.iso.datetime() }),
);
