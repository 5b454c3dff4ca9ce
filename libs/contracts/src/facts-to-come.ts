import { z } from 'zod';
import { fact } from './define.js';

// Facts that no service announces yet. Their shape is agreed, and the rules that tell of them wait for it; whoever builds
// the announcing part moves the fact to the contract of its owner.

const userId = z.string();

export const strategyCompleted = fact(
  'content.strategy-completed',
  /** `completed`: how many of the five, with this one. */
  z.object({ userId, strategy: z.string(), completed: z.number().int().min(1).max(5) }),
);
export const exportReady = fact(
  'identity.export-ready',
  z.object({ userId, exportId: z.uuid(), expiresAt: z.iso.datetime() }),
);
