import { Button } from 'antd';
import { clock, fileSize } from '../../../lib/format.js';
import { AudioPlayer } from '../../../ui/audio-player.js';
import type { Take } from '../../../recorder/recorder-state.js';
import { useConfirm } from '../../../ui/confirm.js';

/** What there is of the take: to be heard, or only its length. */
export function TakeSummary({ take: { held, seconds, gaps } }: { take: Take }) {
  if (held.kind === 'numbers') {
    return (
      <div>
        <p className="take-name">
          <b>{clock(held.speech.durationSeconds)} measured</b>
          <span className="sm t2">The audio was not kept.</span>
        </p>
        <Gaps gaps={gaps} />
      </div>
    );
  }
  return (
    <div>
      <p className="take-name">
        <b>{held.fileName}</b>
        <span className="sm t2 num">
          {seconds === null ? '' : `${clock(seconds)} · `}
          {fileSize(held.blob.size)}
        </span>
      </p>
      <Gaps gaps={gaps} />
      <AudioPlayer audio={held.blob} label="Your recording" />
    </div>
  );
}

/** Where the recording was paused: what was said there is not in it. */
function Gaps({ gaps }: { gaps: number[] }) {
  if (gaps.length === 0) return null;
  return (
    <p className="sm t2">
      Paused at {gaps.map(clock).join(', ')}. What was said meanwhile is neither recorded nor measured.
    </p>
  );
}

/** A recording is gone for good, so it is asked; a chosen file still lies on the disk. */
export function DiscardButton({ take, onDiscard }: { take: Take; onDiscard: () => void }) {
  const isFile = take.source === 'file';
  const confirm = useConfirm();
  const ask = async () => {
    const sure =
      isFile ||
      (await confirm({
        title: 'Delete this recording?',
        content:
          take.held.kind === 'audio'
            ? 'It lies only on this device and cannot be brought back.'
            : 'What was measured lies only in this tab and cannot be brought back.',
        yes: 'Delete recording',
        loses: true,
        no: 'Keep it',
      }));
    if (sure) onDiscard();
  };
  return (
    <Button type="text" size="large" onClick={() => void ask()}>
      {isFile ? 'Choose another' : 'Discard'}
    </Button>
  );
}
