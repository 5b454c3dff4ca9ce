import { achievementEarned, postCommented, postCreated, postLiked } from '@lectern/contracts/community-facts';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

export const COMMUNITY: Rule[] = [
  rule({
    fact: achievementEarned,
    activity: 'achievement-earned',
    subject: () => null,
    data: ({ achievementId, title, points }) => ({ achievementId, title, points }),
    tell: ({ title, points }) => [
      {
        type: 'achievement',
        category: 'achievement',
        priority: 'normal',
        content: { code: 'achievement-earned', title, points },
        actionUrl: '/achievements',
        expiresAfterHours: 90 * DAYS,
        outside: ['push', 'mail'],
      },
    ],
  }),
  rule({
    // A new post tells nobody: it is there when somebody looks.
    fact: postCreated,
    activity: 'post-created',
    subject: ({ postId }) => postId,
    data: ({ postId, title }) => ({ postId, title }),
  }),
  rule({
    fact: postLiked,
    activity: 'post-liked',
    subject: ({ postId }) => postId,
    data: ({ postId, title }) => ({ postId, title }),
    tell: ({ postId, title, by, byMember }) => [
      {
        type: 'community',
        category: 'community',
        priority: 'low',
        content: { code: 'post-liked', title, by, byMember },
        actionUrl: `/community?post=${postId}`,
        expiresAfterHours: 30 * DAYS,
        outside: [],
      },
    ],
  }),
  rule({
    fact: postCommented,
    activity: 'post-commented',
    subject: ({ postId }) => postId,
    data: ({ postId, commentId, title }) => ({ postId, commentId, title }),
    tell: ({ postId, title, by, byMember }) => [
      {
        type: 'community',
        category: 'community',
        priority: 'normal',
        content: { code: 'post-commented', title, by, byMember },
        actionUrl: `/community?post=${postId}`,
        expiresAfterHours: 30 * DAYS,
        outside: ['push', 'mail'],
      },
    ],
  }),
];
