import { z } from 'zod';
import { fact } from './define.js';

// Facts that no service announces yet. Their shape is agreed, and the rules that tell of them wait for it; whoever builds
// the announcing part moves the fact to the contract of its owner.

const userId = z.string();
const post = z.object({ postId: z.uuid(), userId, title: z.string() });
/** Another member, under the name that the community knows. */
const by = z.string();

export const strategyCompleted = fact(
  'content.strategy-completed',
  /** `completed`: how many of the five, with this one. */
  z.object({ userId, strategy: z.string(), completed: z.number().int().min(1).max(5) }),
);
export const achievementEarned = fact(
  'community.achievement-earned',
  z.object({ userId, achievementId: z.string(), title: z.string(), points: z.number().int() }),
);
/** In these three `userId` is the author of the post. */
export const postCreated = fact('community.post-created', post);
export const postLiked = fact('community.post-liked', post.extend({ by }));
export const postCommented = fact('community.post-commented', post.extend({ by, commentId: z.uuid() }));
export const exportReady = fact(
  'identity.export-ready',
  z.object({ userId, exportId: z.uuid(), expiresAt: z.iso.datetime() }),
);
