import { hasPage, paths } from '../lib/paths.js';

export interface NavigationLink {
  label: string;
  to: string;
}

const existing = (links: NavigationLink[]) => links.filter((link) => hasPage(link.to));

/** Header links on wide screens. Only pages that exist are linked. */
export const headerLinks = existing([
  { label: 'Dashboard', to: paths.dashboard() },
  { label: 'Cases', to: paths.cases() },
  { label: 'Practice', to: paths.practice() },
  { label: 'Progress', to: paths.progress() },
  { label: 'Library', to: paths.library() },
]);

/** The slide-in menu on narrow screens, in the order of the specification. */
export const menuLinks = existing([
  { label: 'Dashboard', to: paths.dashboard() },
  { label: 'Cases', to: paths.cases() },
  { label: 'Practice', to: paths.practice() },
  { label: 'Progress', to: paths.progress() },
  { label: 'Guide', to: paths.guide() },
  { label: 'Library', to: paths.library() },
  { label: 'Schedule', to: paths.schedule() },
  { label: 'Achievements', to: paths.achievements() },
  { label: 'Community', to: paths.community() },
  { label: 'Help', to: paths.help() },
  { label: 'Settings', to: paths.settings() },
  { label: 'Profile', to: paths.profile() },
  { label: 'Sign-in and security', to: paths.security() },
]);

export const userMenuLinks = existing([
  { label: 'Profile', to: paths.profile() },
  { label: 'Settings', to: paths.settings() },
  { label: 'Sign-in and security', to: paths.security() },
]);

export const footerLinks = existing([
  { label: 'Guide', to: paths.guide() },
  { label: 'Schedule', to: paths.schedule() },
  { label: 'Achievements', to: paths.achievements() },
  { label: 'Community', to: paths.community() },
  { label: 'Help', to: paths.help() },
]);
