import { LeftBehindRecordings } from '../../recorder/left-behind-recordings.js';

export function LeftBehind() {
  return (
    <div className="left-behind">
      <LeftBehindRecordings />
    </div>
  );
}
