import {
  achievementEarned,
  exportReady,
  postCommented,
  postCreated,
  postLiked,
  strategyCompleted,
} from '@lectern/contracts/facts-to-come';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

/** Rules that wait: no service announces these facts yet. */
export const AWAITED: Rule[] = [
  rule({
    fact: strategyCompleted,
    activity: 'strategy-completed',
    subject: () => null,
    data: ({ strategy, completed }) => ({ strategy, completed }),
    tell: ({ strategy, completed }) => [
      {
        type: 'educational',
        category: 'strategy',
        priority: 'low',
        content: { code: 'strategy-completed', title: strategy, completed },
        actionUrl: '/guide',
        expiresAfterHours: 30 * DAYS,
        outside: ['push'],
      },
    ],
  }),
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
    // Telling the other members needs the list of them, which comes with the community.
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
    tell: ({ title, by }) => [
      {
        type: 'community',
        category: 'community',
        priority: 'low',
        content: { code: 'post-liked', title, by },
        actionUrl: '/community',
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
    tell: ({ title, by }) => [
      {
        type: 'community',
        category: 'community',
        priority: 'normal',
        content: { code: 'post-commented', title, by },
        actionUrl: '/community',
        expiresAfterHours: 30 * DAYS,
        outside: ['push', 'mail'],
      },
    ],
  }),
  rule({
    fact: exportReady,
    activity: 'export-ready',
    subject: ({ exportId }) => exportId,
    data: ({ exportId }) => ({ exportId }),
    tell: ({ expiresAt }) => [
      {
        type: 'system',
        category: 'export',
        priority: 'normal',
        content: { code: 'export-ready' },
        actionUrl: '/profile',
        expiresAfterHours: 7 * DAYS,
        outside: ['push', 'mail'],
        uselessAfter: new Date(expiresAt),
      },
    ],
  }),
];
