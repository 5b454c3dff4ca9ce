import { z } from 'zod';
import { endingFact, fact } from './define.js';

// What the community announces. The browser hears of these facts with the first page: they stand apart from its operations.

const userId = z.string();
const postId = z.uuid();
const post = z.object({ postId, userId, title: z.string() });
/** Another member, under the name that the community knows. */
const by = z.string();
/** And by the id that the community gives a member, which names no account. */
const byMember = z.uuid().optional();

/** In these three `userId` is the author of the post. */
export const postCreated = fact('community.post-created', post);
/** Announced once for each member and post, and not for the author's own. */
export const postLiked = fact('community.post-liked', post.extend({ by, byMember }));
/** Not announced for the author's own comments. */
export const postCommented = fact(
  'community.post-commented',
  post.extend({ by, byMember, commentId: z.uuid() }),
);
/** Anything else about a post: text, likes or comments are not what they were, or it is gone. `userId` is who changed it. */
export const postChanged = fact('community.post-changed', z.object({ postId, userId }));
export const achievementEarned = fact(
  'community.achievement-earned',
  z.object({ userId, achievementId: z.string(), title: z.string(), points: z.number().int() }),
);
/** A result was counted, or counts no more: standing, streak and progress of this member may differ. */
export const standingChanged = fact('community.standing-changed', z.object({ userId }));
/** Name, alias or choices of a member are others. */
export const membershipChanged = fact('community.membership-changed', z.object({ userId }));
/** The account of a member is gone; whoever has told others of them by name forgets the name. */
export const memberLeft = endingFact('community.member-left', z.object({ userId, member: z.uuid() }));
