import type { CacheTag } from '@lectern/contracts/live';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.js';

const tagTypes: CacheTag[] = [
  'Session',
  'Sessions',
  'Stats',
  'Notifications',
  'Retakes',
  'Cases',
  'Documents',
  'Guide',
  'Schedule',
  'Profile',
  'Posts',
  'Comments',
  'Membership',
  'Leaderboard',
  'Achievements',
  'Settings',
  'Export',
];

/** The one API: features inject their endpoints, so that tags reach across features. Nothing is refetched by age. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});
