import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../ui/states.js';
import { usePlaybackState, useReview } from './review-context.js';
import { SpokenWords } from './spoken-words.js';
import { wordsCameFrom } from './words.js';

export function TranscriptTab() {
  const { analysis, playback, playable, dismiss } = useReview();
  const { playing } = usePlaybackState(playback);
  const { transcript } = analysis;
  return (
    <>
      {playable && (
        <div className="row between">
          <Button
            icon={playing ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
            onClick={() => playback.toggle()}
          >
            {playing ? 'Pause Audio' : 'Play Audio'}
          </Button>
          {transcript?.words && <span className="sm t3">Click any word to hear it</span>}
        </div>
      )}
      {transcript === null ? (
        <EmptyState
          title="No transcript"
          text="This installation has no transcription, and no words were supplied. Everything measured from the audio stands without them."
        />
      ) : transcript.words === null ? (
        <div className="transcript plain">
          <p className="sm t3">
            The times of these words are not known, so they cannot be played one by one.
          </p>
          {transcript.text.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <SpokenWords words={transcript.words} />
      )}
      {transcript && (
        <p className="source-line">
          {wordsCameFrom(analysis.engine.transcript, dismiss ? 'speaker' : 'visitor')}
        </p>
      )}
    </>
  );
}
