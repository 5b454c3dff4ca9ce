import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { loadedInTheEnd } from '../lib/lazy-part.js';
import { paths, routePatterns, type RoutePattern } from '../lib/paths.js';
import { hasStoredTokens } from '../lib/stored-tokens.js';
import { NotFound } from './not-found.js';
import { CrashedPage, PageFailure } from './page-failure.js';

type Lazy = () => Promise<{ Component: ComponentType }>;

/** Every page, loaded on its first visit. A pattern of `lib/paths` without a page does not compile. */
const pages: Record<RoutePattern, Lazy> = {
  '/': async () => ({ Component: (await import('../features/landing/landing-page.js')).LandingPage }),
  '/signin': async () => ({ Component: (await import('../features/auth/sign-in-page.js')).SignInPage }),
  '/signup': async () => ({ Component: (await import('../features/auth/sign-up-page.js')).SignUpPage }),
  '/verify': async () => ({ Component: (await import('../features/auth/verify-page.js')).VerifyPage }),
  '/resend-verification': async () => ({
    Component: (await import('../features/auth/resend-page.js')).ResendPage,
  }),
  '/forgot-password': async () => ({
    Component: (await import('../features/auth/forgot-password-page.js')).ForgotPasswordPage,
  }),
  '/quiz': async () => ({ Component: (await import('../features/quiz/quiz-page.js')).QuizPage }),
  '/dashboard': async () => ({
    Component: (await import('../features/dashboard/dashboard-page.js')).DashboardPage,
  }),
  '/cases': async () => ({ Component: (await import('../features/cases/cases-page.js')).CasesPage }),
  '/cases/new': async () => ({
    Component: (await import('../features/cases/case-form-page.js')).NewCasePage,
  }),
  '/cases/:caseId': async () => ({ Component: (await import('../features/cases/case-page.js')).CasePage }),
  '/cases/:caseId/edit': async () => ({
    Component: (await import('../features/cases/case-form-page.js')).EditCasePage,
  }),
  '/cases/:caseId/facts': async () => ({
    Component: (await import('../features/cases/case-page.js')).FactsPage,
  }),
  '/practice': async () => ({
    Component: (await import('../features/practice/practice-page.js')).PracticePage,
  }),
  '/sessions': async () => ({
    Component: (await import('../features/sessions/sessions-page.js')).SessionsPage,
  }),
  '/sessions/compare': async () => ({
    Component: (await import('../features/session-review/compare/compare-page.js')).ComparePage,
  }),
  '/sessions/:sessionId': async () => ({
    Component: (await import('../features/session-review/session-page.js')).SessionPage,
  }),
  '/achievements': async () => ({
    Component: (await import('../features/achievements/achievements-page.js')).AchievementsPage,
  }),
  '/community': async () => ({
    Component: (await import('../features/community/community-page.js')).CommunityPage,
  }),
  '/certificate/:number': async () => ({
    Component: (await import('../features/certificate/certificate-page.js')).CertificatePage,
  }),
  '/shared/:token': async () => ({
    Component: (await import('../features/session-review/sharing/shared-session-page.js')).SharedSessionPage,
  }),
  '/progress': async () => ({
    Component: (await import('../features/progress/progress-page.js')).ProgressPage,
  }),
  '/guide': async () => ({ Component: (await import('../features/guide/guide-page.js')).GuidePage }),
  '/guide/:strategyId': async () => ({
    Component: (await import('../features/guide/strategy-page.js')).StrategyPage,
  }),
  '/library': async () => ({ Component: (await import('../features/library/library-page.js')).LibraryPage }),
  '/library/:resourceId': async () => ({
    Component: (await import('../features/library/resource-page.js')).ResourcePage,
  }),
  '/schedule': async () => ({
    Component: (await import('../features/schedule/schedule-page.js')).SchedulePage,
  }),
  '/notifications': async () => ({
    Component: (await import('../features/notifications/notifications-page.js')).NotificationsPage,
  }),
  '/notifications/preferences': async () => ({
    Component: (await import('../features/notifications/preferences-page.js')).NotificationPreferencesPage,
  }),
  '/security': async () => ({
    Component: (await import('../features/account/security-page.js')).SecurityPage,
  }),
  '/settings': async () => ({
    Component: (await import('../features/settings/settings-page.js')).SettingsPage,
  }),
  '/help': async () => ({ Component: (await import('../features/help/help-page.js')).HelpPage }),
  '/profile': async () => ({
    Component: (await import('../features/account/profile/profile-page.js')).ProfilePage,
  }),
};

/** Nothing is seen of the next page meanwhile. */
const PATIENCE_MS = 4_000;

/**
 * Loads a page's code; what cannot be loaded becomes a page that says so. A rejected `lazy` would not do: the router
 * then keeps showing the fallback of the first load, which is empty.
 */
const orFailure =
  (load: Lazy): Lazy =>
  async () => {
    try {
      return await loadedInTheEnd(load, PATIENCE_MS);
    } catch (error) {
      return { Component: () => <PageFailure error={error} /> };
    }
  };

const page = (path: RoutePattern): RouteObject => ({
  path,
  lazy: orFailure(pages[path]),
  errorElement: <CrashedPage />,
});

/** Pages that stand below no signed-in frame; every other one does. */
const OUTSIDE: ReadonlySet<RoutePattern> = new Set<RoutePattern>([
  '/',
  '/verify',
  '/resend-verification',
  '/forgot-password',
  '/shared/:token',
  '/signin',
  '/signup',
  '/quiz',
  '/certificate/:number',
]);

export const router = createBrowserRouter([
  {
    ...page('/'),
    // The presence of a stored token decides alone, so that the landing page needs no Amplify.
    loader: () => (hasStoredTokens() ? redirect(paths.dashboard()) : null),
    HydrateFallback: Nothing,
  },
  {
    lazy: orFailure(async () => ({ Component: (await import('./auth-root.js')).AuthRoot })),
    errorElement: <CrashedPage />,
    HydrateFallback: Nothing,
    children: [
      page('/verify'),
      page('/resend-verification'),
      page('/forgot-password'),
      page('/shared/:token'),
      {
        lazy: orFailure(async () => ({ Component: (await import('./guard.js')).SignedOutOnly })),
        children: [page('/signin'), page('/signup')],
      },
      {
        lazy: orFailure(async () => ({ Component: (await import('./guard.js')).SignedInOnly })),
        children: [
          {
            lazy: orFailure(async () => ({ Component: (await import('./shell.js')).Shell })),
            children: routePatterns.filter((path) => !OUTSIDE.has(path)).map(page),
          },
        ],
      },
    ],
  },
  { ...page('/quiz'), HydrateFallback: Nothing },
  { ...page('/certificate/:number'), HydrateFallback: Nothing },
  { path: '*', Component: NotFound },
]);

/** The first page's own code is on its way; a flash of something else would be worse than nothing. */
function Nothing() {
  return null;
}
