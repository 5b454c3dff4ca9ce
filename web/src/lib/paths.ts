/** Every address of the product is built here. */
export const paths = {
  landing: () => '/',
  signIn: () => '/signin',
  signUp: () => '/signup',
  verify: (email?: string) => withQuery('/verify', { email }),
  resendVerification: (email?: string) => withQuery('/resend-verification', { email }),
  forgotPassword: (email?: string) => withQuery('/forgot-password', { email }),
  quiz: () => '/quiz',
  dashboard: () => '/dashboard',
  cases: () => '/cases',
  newCase: () => '/cases/new',
  case: (caseId: string) => `/cases/${encodeURIComponent(caseId)}`,
  editCase: (caseId: string) => `/cases/${encodeURIComponent(caseId)}/edit`,
  /** One fact of a case after the other. */
  facts: (caseId: string) => `/cases/${encodeURIComponent(caseId)}/facts`,
  practice: (scenario?: string, session?: string) => withQuery('/practice', { scenario, session }),
  /** Practice of a scenario in a case; nothing of any other case is on the page. */
  practiceInCase: (caseId: string, scenario?: string) => withQuery('/practice', { case: caseId, scenario }),
  /** A script with the microphone ready for its next take. */
  /** The next take of what a session was one of: its script, else its case, else its scenario. */
  nextTake: (of: { scenario: string; scriptId: string | null; caseId: string | null }) =>
    of.scriptId !== null
      ? paths.rehearse(of.scenario, of.scriptId)
      : of.caseId !== null
        ? paths.practiceInCase(of.caseId, of.scenario)
        : paths.practice(of.scenario),
  rehearse: (scenario: string, scriptId: string) => withQuery('/practice', { scenario, script: scriptId }),
  sessions: (query: { case?: string; scenario?: string } = {}) => withQuery('/sessions', query),
  session: (sessionId: string) => `/sessions/${encodeURIComponent(sessionId)}`,
  compare: (a?: string, b?: string) => withQuery('/sessions/compare', { a, b }),
  progress: () => '/progress',
  guide: () => '/guide',
  strategy: (strategyId: string) => `/guide/${encodeURIComponent(strategyId)}`,
  /** The recorder with the target of an exercise. */
  exercise: (strategyId: string, exerciseId: string, scenario: string) =>
    withQuery('/practice', { scenario, exercise: `${strategyId}.${exerciseId}` }),
  library: (q?: string) => withQuery('/library', { q }),
  resource: (resourceId: string) => `/library/${encodeURIComponent(resourceId)}`,
  schedule: () => '/schedule',
  achievements: () => '/achievements',
  community: (query: { tab?: string; post?: string } = {}) => withQuery('/community', query),
  certificate: (number: string) => `/certificate/${encodeURIComponent(number)}`,
  help: (show: { q?: string; tutorial?: string; faq?: string } = {}) => withQuery('/help', show),
  settings: () => '/settings',
  profile: () => '/profile',
  security: () => '/security',
  notifications: () => '/notifications',
  notificationPreferences: () => '/notifications/preferences',
} as const;

/**
 * The route patterns that exist. The router must have a page for each (its type says so),
 * and a link to anything else is not shown.
 */
export const routePatterns = [
  '/',
  '/signin',
  '/signup',
  '/verify',
  '/resend-verification',
  '/forgot-password',
  '/quiz',
  '/dashboard',
  '/cases',
  '/cases/new',
  '/cases/:caseId',
  '/cases/:caseId/edit',
  '/cases/:caseId/facts',
  '/practice',
  '/sessions',
  '/sessions/compare',
  '/sessions/:sessionId',
  '/achievements',
  '/community',
  '/certificate/:number',
  '/shared/:token',
  '/progress',
  '/guide',
  '/guide/:strategyId',
  '/library',
  '/library/:resourceId',
  '/schedule',
  '/notifications',
  '/notifications/preferences',
  '/security',
  '/help',
  '/profile',
  '/settings',
] as const;
export type RoutePattern = (typeof routePatterns)[number];

const known: ReadonlySet<string> = new Set(routePatterns);

/** Whether a page exists at this address, so that it may be linked to. */
export const hasPage = (path: string): boolean => {
  const [name = ''] = path.split(/[?#]/, 1);
  return known.has(name) || routePatterns.some((pattern) => pattern.includes('/:') && matches(pattern, name));
};

/** Whether an address fits a pattern with parameters such as `/sessions/:sessionId`. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
