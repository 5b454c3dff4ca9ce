import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListCasesQuery } from '../../api/cases.api.js';
import { useListResourcesQuery } from '../../api/library.api.js';
import { usePageSessionsQuery } from '../../api/sessions.api.js';
import { useSaveSettingsMutation } from '../../api/settings.api.js';
import { mediumDate } from '../../lib/format.js';
import { hasPage, paths } from '../../lib/paths.js';
import { QUICK_PRACTICE, scenarios, scenarioTitle } from '../../lib/scenarios.js';
import { START_NOW } from '../../lib/start-now.js';
import { keepTheme } from '../../lib/theme-choice.js';
import { useToast } from '../../ui/toast.js';
import { menuLinks } from '../navigation.js';
import { useSignOut } from '../use-sign-out.js';
import type { Command } from './commands.rules.js';

/** A command and what it does. */
export interface Doable extends Command {
  run: () => void;
}

const TYPING_MS = 200;
const FOUND = 5;

interface Place extends Command {
  to: string;
  state?: unknown;
}

const MORE_PAGES = [
  { label: 'All sessions', to: paths.sessions() },
  { label: 'Compare two sessions', to: paths.compare() },
  { label: 'Notifications', to: paths.notifications() },
  { label: 'Notification preferences', to: paths.notificationPreferences() },
  { label: 'Quiz', to: paths.quiz() },
].filter(({ to }) => hasPage(to));

const PLACES: readonly Place[] = [
  {
    id: 'quick-practice',
    group: 'Actions',
    label: 'Start Quick Practice',
    also: 'record speak microphone quick start',
    first: true,
    to: paths.practice(QUICK_PRACTICE),
    state: START_NOW,
  },
  {
    id: 'new-case',
    group: 'Actions',
    label: 'New case',
    also: 'client matter add',
    first: true,
    to: paths.newCase(),
  },
  ...scenarios.map(({ id, title }): Place => ({
    id: `practice-${id}`,
    group: 'Actions',
    label: `Practice: ${title}`,
    also: 'start record rehearse',
    to: paths.practice(id),
  })),
  ...[...menuLinks, ...MORE_PAGES].map(({ label, to }): Place => ({
    id: to,
    group: 'Pages',
    label,
    first: true,
    to,
  })),
];

const THEMES = [
  { chosen: 'light', label: 'Use the light theme' },
  { chosen: 'dark', label: 'Use the dark theme' },
  { chosen: 'system', label: 'Follow the system’s theme' },
] as const;

interface Commands {
  commands: Doable[];
  /** What the server could not be asked for. */
  missing: string[];
}

/** Everything that can be gone to or done from here; cases and sessions are looked up by what is typed. */
export function useCommands(query: string): Commands {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [save] = useSaveSettingsMutation();
  const toast = useToast();
  const asked = query.trim();
  const rested = useRested(asked);
  const search = rested || undefined;
  const cases = useListCasesQuery({ search, archived: 'false', sort: 'practiced', limit: FOUND });
  const sessions = usePageSessionsQuery({ search, limit: FOUND });
  const resources = useListResourcesQuery({});
  // What was found for other words is only looked through, until the server has answered for these.
  const found = rested === asked;
  const go = ({ to, state, ...command }: Place): Doable => ({
    ...command,
    run: () => void navigate(to, { state }),
  });
  const putTheme = async (theme: (typeof THEMES)[number]['chosen']) => {
    keepTheme(theme);
    const { error } = await save({ theme });
    if (error)
      toast({
        kind: 'error',
        title: 'The theme was not saved',
        text: 'It holds in this browser. Choose it again under Settings.',
      });
  };
  return {
    missing: [
      cases.isError || sessions.isError ? 'cases and sessions' : [],
      resources.isError ? 'the library' : [],
    ].flat(),
    commands: [
      ...PLACES.map(go),
      ...THEMES.map(({ chosen, label }) => ({
        id: `theme-${chosen}`,
        group: 'Actions' as const,
        label,
        also: 'appearance color mode night',
        run: () => void putTheme(chosen),
      })),
      {
        id: 'sign-out',
        group: 'Actions',
        label: 'Sign Out',
        also: 'log out leave',
        run: () => void signOut(),
      },
      ...(cases.currentData?.cases ?? []).map(({ id, name }) =>
        go({ id, group: 'Cases', label: name, found, first: true, to: paths.case(id) }),
      ),
      ...(sessions.currentData?.sessions ?? []).map(({ id, title, createdAt, scenarioType }) =>
        go({
          id,
          group: 'Sessions',
          label: title,
          hint: [scenarioType && scenarioTitle(scenarioType), mediumDate(createdAt)]
            .filter(Boolean)
            .join(', '),
          found,
          first: true,
          to: paths.session(id),
        }),
      ),
      ...(resources.data?.resources ?? []).map(({ id, title, description, duration, tags }) =>
        go({
          id: `resource-${id}`,
          group: 'Library',
          label: title,
          hint: duration === null ? undefined : `${duration} min`,
          also: [description, ...tags].join(' '),
          to: paths.resource(id),
        }),
      ),
      ...elsewhere(asked).map(go),
    ],
  };
}

/** What is typed, taken to where more is looked through. */
const elsewhere = (asked: string): Place[] =>
  [
    { id: 'library', label: `Search the library for “${asked}”`, to: paths.library(asked) },
    { id: 'help', label: `Search help for “${asked}”`, to: paths.help({ q: asked }) },
  ].flatMap(({ to, ...place }) =>
    asked !== '' && hasPage(to) ? [{ ...place, group: 'Elsewhere' as const, to }] : [],
  );

/** A text once nobody types any more. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
