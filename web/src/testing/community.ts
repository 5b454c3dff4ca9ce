import type { Post, PostComment } from '@lectern/contracts/community';
import type { LeaderboardEntry, Performance } from '@lectern/contracts/leaderboard';

const id = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A post of another member; the higher its number, the newer. */
export const aPost = (number: number, given: Partial<Post> = {}): Post => ({
  id: id(number),
  title: `Post ${number}`,
  content: 'I count two before the figure, and the room goes quiet.',
  category: 'tip',
  practiceArea: 'Personal Injury',
  likes: 0,
  comments: 0,
  liked: false,
  reported: false,
  author: 'Tobin Hale',
  former: false,
  avatar: null,
  mine: false,
  createdAt: `2026-11-20T18:${String(number % 60).padStart(2, '0')}:00.000Z`,
  editedAt: null,
  ...given,
});

export const aComment = (number: number, given: Partial<PostComment> = {}): PostComment => ({
  id: id(1000 + number),
  postId: id(1),
  content: `Comment ${number}`,
  reported: false,
  author: 'Ines Corvane',
  former: false,
  avatar: null,
  mine: false,
  createdAt: '2026-11-21T18:00:00.000Z',
  editedAt: null,
  ...given,
});

export const anEntry = (rank: number, given: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  id: id(2000 + rank),
  name: `Member ${rank}`,
  practiceArea: 'Criminal Defense',
  rank,
  isYou: false,
  totalSessions: 40 - rank,
  averageScore: 7.4,
  improvementRate: 0.6,
  points: 1000 - rank,
  achievements: 2,
  streak: 3,
  badge: 'Intermediate',
  ...given,
});

export const aPerformance = (given: Partial<Performance> = {}): Performance => ({
  totalSessions: 12,
  averageScore: 7.4,
  improvementRate: null,
  points: 380,
  achievements: 2,
  streak: 4,
  badge: 'Novice',
  globalRank: 3,
  listed: 8,
  longestStreak: 9,
  unlisted: null,
  nextLevel: { badge: 'Intermediate', from: 500 },
  ...given,
});
