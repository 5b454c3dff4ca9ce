import { DEFAULT_SETTINGS, Settings, type StoredSettings } from '@lectern/contracts/settings';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { forget, remember, remembered } from '../lib/device-memory.js';
import { useUser } from './hooks.js';
import { settingsApi, useGetSettingsQuery } from './settings.api.js';

type Dispatch = Parameters<ReturnType<typeof settingsApi.util.updateQueryData>>[0];

/** So long after the last change of a control that is dragged. */
const SAVE_AFTER_MS = 500;

let waiting: Partial<Settings> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

interface MySettings {
  settings: Settings;
  /** Whether they are those of the user: until then what this browser knew last stands in. */
  isKnown: boolean;
  /** Holds at once, and is saved a moment later. */
  change: (change: Partial<Settings>) => void;
}

/** The settings of the signed-in user, wherever they are used. */
export function useSettings(): MySettings {
  const userId = useUser()?.sub ?? 'nobody';
  const dispatch = useDispatch<Dispatch>();
  const { data, isError } = useGetSettingsQuery({}, { skip: userId === 'nobody' });
  useEffect(() => {
    if (!data) return;
    remember(keyOf(userId), JSON.stringify(data.settings));
    const moved = movedFromBrowser(userId, data);
    if (Object.keys(moved).length > 0) void dispatch(settingsApi.endpoints.saveSettings.initiate(moved));
  }, [data, userId, dispatch]);
  // Where the server cannot be asked, a change holds for the page that made it.
  const [unsaved, setUnsaved] = useState<Settings>();
  const settings = useMemo(() => data?.settings ?? unsaved ?? known(userId), [data, unsaved, userId]);
  return {
    settings,
    isKnown: data !== undefined || isError,
    change: (change) => {
      const next = { ...settings, ...change };
      remember(keyOf(userId), JSON.stringify(next));
      dispatch(
        settingsApi.util.updateQueryData('getSettings', {}, (stored) => {
          Object.assign(stored.settings, change);
        }),
      );
      setUnsaved(next);
      waiting = { ...waiting, ...change };
      clearTimeout(timer);
      timer = setTimeout(() => {
        const saving = waiting;
        waiting = {};
        void dispatch(settingsApi.endpoints.saveSettings.initiate(saving));
      }, SAVE_AFTER_MS);
    },
  };
}

const keyOf = (userId: string): string => `lectern.settings.${userId}`;

function known(userId: string): Settings {
  const stored = Settings.safeParse(parsed(keyOf(userId)));
  return stored.success ? stored.data : { ...DEFAULT_SETTINGS, ...choicesOfBrowser(userId) };
}

/** Where choices stood before there were settings on the server. */
const oldKeys = (userId: string) =>
  [`lectern.recording.${userId}`, `lectern.discard-audio.${userId}`] as const;

function choicesOfBrowser(userId: string): Partial<Settings> {
  const [recording, discard] = oldKeys(userId);
  const stored = parsed(recording);
  const { quality, sensitivity } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const read = {
    recordingQuality: Settings.shape.recordingQuality.optional().catch(undefined).parse(quality),
    microphoneSensitivity: Settings.shape.microphoneSensitivity
      .optional()
      .catch(undefined)
      .parse(sensitivity),
    discardAudio: Settings.shape.discardAudio
      .optional()
      .catch(undefined)
      .parse(parsed(discard) ?? undefined),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** What was chosen in this browser and not yet on the server; asked once, then the browser's own goes. */
function movedFromBrowser(userId: string, { chosen }: StoredSettings): Partial<Settings> {
  const moved = Object.entries(choicesOfBrowser(userId)).filter(([name]) => !chosen.includes(name));
  for (const key of oldKeys(userId)) forget(key);
  return Object.fromEntries(moved);
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? 'null');
  } catch {
    return null;
  }
}
