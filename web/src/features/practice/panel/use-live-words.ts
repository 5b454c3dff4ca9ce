import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { liveWordsApi } from '../../../api/live-words.api.js';
import { useAppConfig } from '../../../api/use-app-config.js';
import { useRecorderState } from '../../../recorder/recorder-context.js';
import type { HearPiece } from '../../../recorder/server-words.js';
import { useStoredChoice } from '../use-stored-choice.js';

export interface LiveWords {
  /** This installation finds words by itself. */
  offered: boolean;
  on: boolean;
  setOn: (on: boolean) => void;
  /** How fast it is, as measured before the take. */
  speed: 'unknown' | 'trying' | 'keeps-up' | 'slow' | 'away';
  /** Given to the take. */
  hear: HearPiece | null;
}

const yesOrNo = (stored: unknown): boolean | null => (typeof stored === 'boolean' ? stored : null);

/**
 * Words found by the installation while somebody speaks. With a recording that is kept anyway they are wanted unless switched off;
 * where no sound is kept, only on a yes of its own.
 */
export function useLiveWords(discardAudio: boolean): LiveWords {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const offered = useAppConfig()?.localWords === 'ready';
  const kept = useStoredChoice('live-words', yesOrNo, true);
  const passing = useStoredChoice('live-words-passing', yesOrNo, false);
  const [on, setOn] = discardAudio ? passing : kept;
  const wanted = offered && on;
  const { phase } = useRecorderState();
  const [speed, setSpeed] = useState<LiveWords['speed']>('unknown');
  // Before each take anew: the machine may have more or less to do than before.
  useEffect(() => {
    if (phase === 'done' || phase === 'stopped') setSpeed('unknown');
  }, [phase]);
  useEffect(() => {
    if (!wanted || phase !== 'ready' || speed !== 'unknown') return;
    setSpeed('trying');
    dispatch(liveWordsApi.endpoints.prepareLiveWords.initiate({}, { track: false }))
      .unwrap()
      .then(
        ({ keepsUp }) => setSpeed(keepsUp ? 'keeps-up' : 'slow'),
        () => setSpeed('away'),
      );
  }, [wanted, phase, speed, dispatch]);
  const hear = useMemo((): HearPiece | null => {
    // Without a recording the words can be found at no other time.
    if (!wanted || !(speed === 'keeps-up' || (discardAudio && speed !== 'away'))) return null;
    return async (pcm) =>
      (await dispatch(liveWordsApi.endpoints.hearPiece.initiate({ pcm }, { track: false })).unwrap()).words;
  }, [wanted, speed, discardAudio, dispatch]);
  return { offered, on, setOn, speed, hear };
}
