import { App, Button } from 'antd';
import { clock, fileSize } from '../../../lib/format.js';
import { AudioPlayer } from '../audio-player.js';
import type { Take } from '../recorder/recorder-state.js';

/** What there is of the take: to be heard, or only its length. */
export function TakeSummary({ take: { held, seconds } }: { take: Take }) {
  if (held.kind === 'numbers') {
    return (
      <div>
        <p className="take-name">
          <b>{clock(held.speech.durationSeconds)} measured</b>
          <span className="sm t2">The audio was not kept.</span>
        </p>
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
      <AudioPlayer audio={held.blob} label="Your recording" />
    </div>
  );
}

/** A recording is gone for good, so it is asked; a chosen file still lies on the disk. */
export function DiscardButton({ take, onDiscard }: { take: Take; onDiscard: () => void }) {
  const isFile = take.source === 'file';
  const { modal } = App.useApp();
  const ask = async () => {
    const sure =
      isFile ||
      (await modal.confirm({
        title: 'Delete this recording?',
        content:
          take.held.kind === 'audio'
            ? 'It lies only on this device and cannot be brought back.'
            : 'What was measured lies only in this tab and cannot be brought back.',
        okText: 'Delete recording',
        okButtonProps: { danger: true },
        cancelText: 'Keep it',
        autoFocusButton: 'cancel',
      }));
    if (sure) onDiscard();
  };
  return (
    <Button type="text" size="large" onClick={() => void ask()}>
      {isFile ? 'Choose another' : 'Discard'}
    </Button>
  );
}
