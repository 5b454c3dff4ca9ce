import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startsNow } from '../../../lib/start-now.js';
import { useRecorder, useRecorderState } from '../../../recorder/recorder-context.js';
import { useSettings } from '../../../api/use-settings.js';
import { useTakeDesk } from './take-context.js';

const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    // Where it cannot be asked, the panel asks.
    return false;
  }
};

/**
 * No press is wasted: where the permission stands, the microphone is ready as soon as there is something to speak. A link with
 * START_NOW asks for it at once, and where it was allowed before, the take begins by itself, unless the settings say otherwise.
 */
export function useBeginAtOnce(hasSomethingToSpeak: boolean): void {
  const recorder = useRecorder();
  const { phase } = useRecorderState();
  const { start } = useTakeDesk();
  const { settings, isKnown } = useSettings();
  const location = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => startsNow(location.state));
  const startsByItself = useRef(false);

  // A reload does not record again.
  const forget = useEffectEvent(() => {
    if (startsNow(location.state)) void navigate(location, { replace: true, state: null });
  });
  useEffect(() => forget(), []);

  const open = useEffectEvent(async () => {
    if (recorder.getState().phase !== 'idle') return;
    const allowed = await isAllowed();
    if (recorder.getState().phase !== 'idle' || !(allowed || now)) return;
    startsByItself.current = allowed && now && settings.autoRecord;
    await recorder.askForMicrophone();
  });
  useEffect(() => {
    if (hasSomethingToSpeak && isKnown) void open();
  }, [hasSomethingToSpeak, isKnown]);

  const begin = useEffectEvent(() => {
    if (!startsByItself.current) return;
    startsByItself.current = false;
    void start();
  });
  useEffect(() => {
    if (phase === 'ready') begin();
  }, [phase]);
}
