import { Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '../api/hooks.js';
import { clock, dateAndTime } from '../lib/format.js';
import { paths } from '../lib/paths.js';
import { Panel } from '../ui/panel.js';
import { AudioPlayer } from '../ui/audio-player.js';
import { recordingStore } from './recorder-context.js';
import type { KeptRecording } from './recording-store.js';
import { recordingsInHand } from './tab-lock.js';
import './unsaved-recordings.css';
import { useConfirm } from '../ui/confirm.js';

interface Unsaved {
  recordings: KeptRecording[];
  remove: (recordingId: string) => Promise<void>;
}

/** Recordings of this user that lie on this device and that no tab has in hand. */
function useUnsavedRecordings(): Unsaved {
  const userId = useUser()?.sub;
  const [recordings, setRecordings] = useState<KeptRecording[]>([]);
  const refresh = useCallback(async () => {
    if (userId === undefined) return setRecordings([]);
    const store = await recordingStore();
    const kept = await store.listFor(userId);
    const inHand = await recordingsInHand(kept.map((recording) => recording.id));
    const left = kept.filter((recording) => !inHand.has(recording.id));
    // A recording without a single chunk holds nothing to recover.
    await Promise.all(
      left.filter((recording) => recording.chunkCount === 0).map(({ id }) => store.delete(id)),
    );
    setRecordings(left.filter((recording) => recording.chunkCount > 0));
  }, [userId]);
  useEffect(() => {
    // Without a store (private window) there is nothing to recover.
    void refresh().catch(() => setRecordings([]));
  }, [refresh]);
  return {
    recordings,
    remove: async (recordingId) => {
      await (await recordingStore()).delete(recordingId);
      await refresh();
    },
  };
}

export interface UnsavedRecordingsProps {
  /** Takes it up in place, beside its script; elsewhere, Keep it leads to the recording's scenario and session. */
  onKeep?: ((recording: KeptRecording, audio: Blob) => void) | undefined;
  /** Whether the session of a recording may be named here: on a page about one case, only its own. All, unless given. */
  shows?: ((sessionId: string) => boolean) | undefined;
}

/** What a crash or a closed tab left behind: keep, hear or delete. Nothing is deleted silently. */
export function UnsavedRecordings({ onKeep, shows = () => true }: UnsavedRecordingsProps) {
  const { recordings, remove } = useUnsavedRecordings();
  const [kept, setKept] = useState<string | null>(null);
  const [query, setQuery] = useSearchParams();
  // "Keep it" on another page leads here with the recording's id.
  const asked = onKeep && recordings.find((recording) => recording.id === query.get('recover'));
  const keepAsked = useEffectEvent(async (recording: KeptRecording) => {
    const audio = await (await recordingStore()).audioOf(recording.id);
    setQuery({ scenario: recording.scenarioId, session: recording.sessionId }, { replace: true });
    if (!audio) return;
    setKept(recording.id);
    onKeep?.(recording, audio);
  });
  useEffect(() => {
    if (asked) void keepAsked(asked);
  }, [asked]);
  const here = `${query.get('scenario')} ${query.get('session')}`;
  const left = recordings.filter((recording) => recording.id !== kept);
  const shown = left.filter(({ sessionId }) => shows(sessionId));
  return (
    <>
      {shown.map((recording) => (
        <UnsavedRecording
          key={recording.id}
          recording={recording}
          onDelete={() => remove(recording.id)}
          onKeep={
            onKeep && here === `${recording.scenarioId} ${recording.sessionId}`
              ? (audio) => {
                  setKept(recording.id);
                  onKeep(recording, audio);
                }
              : undefined
          }
        />
      ))}
      {left.length > shown.length && (
        <p className="sm t2 unsaved-elsewhere">
          {left.length - shown.length === 1
            ? '1 unsaved recording is'
            : `${left.length - shown.length} unsaved recordings are`}{' '}
          not of this case. <Link to={paths.dashboard()}>See the dashboard</Link>
        </p>
      )}
    </>
  );
}

interface UnsavedRecordingProps {
  recording: KeptRecording;
  onDelete: () => Promise<void>;
  onKeep: ((audio: Blob) => void) | undefined;
}

function UnsavedRecording({ recording, onDelete, onKeep }: UnsavedRecordingProps) {
  const [audio, setAudio] = useState<Blob | null>(null);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const heading = `unsaved-${recording.id}`;

  const load = async () => audio ?? (await (await recordingStore()).audioOf(recording.id));
  const keep = async () => {
    // A retake goes back to its passage, wherever it was found.
    if (recording.passage)
      return void navigate(`${paths.session(recording.sessionId)}?recover=${recording.id}`);
    if (!onKeep)
      return void navigate(
        `${paths.practice(recording.scenarioId, recording.sessionId)}&recover=${recording.id}`,
      );
    const blob = await load();
    if (blob) onKeep(blob);
  };
  const remove = async () => {
    const sure = await confirm({
      title: 'Delete this recording?',
      content: `“${recording.sessionTitle}”, ${clock(recording.seconds)}. It lies only on this device and cannot be brought back.`,
      yes: 'Delete recording',
      loses: true,
      no: 'Keep it',
    });
    if (sure) await onDelete();
  };

  return (
    <Panel look="accented" labelledBy={heading} className="unsaved">
      <h2 id={heading}>An unsaved recording was found</h2>
      <p className="t2">
        {recording.sessionTitle} · {dateAndTime(recording.startedAt)} · {clock(recording.seconds)}
        {!recording.finished && '. The last 2 seconds may be missing.'}
      </p>
      <div className="row">
        <Button type="primary" onClick={() => void keep()}>
          Keep it
        </Button>
        <Button onClick={() => void load().then(setAudio)}>Play</Button>
        <Button type="text" onClick={() => void remove()}>
          Delete it
        </Button>
      </div>
      {audio && <AudioPlayer audio={audio} label="The unsaved recording" autoPlay />}
    </Panel>
  );
}
