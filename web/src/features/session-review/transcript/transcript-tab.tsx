import { CaretRightFilled, EditOutlined, PauseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { EmptyState } from '../../../ui/states.js';
import { useSetTranscriptMutation } from '../review.api.js';
import { usePlaybackState, useReview } from '../review-context.js';
import { RecognizerHint } from './recognizer-hint.js';
import { ScriptBySound } from './script-by-sound.js';
import { SpokenWords } from './spoken-words.js';
import { wordsCameFrom } from './words.js';
import { WordsEditor } from './words-editor.js';

/** What was said: heard word by word, pasted, corrected. */
export function TranscriptTab() {
  const { analysis, playback, playable, dismiss, sessionId } = useReview();
  const { playing } = usePlaybackState(playback);
  const [editing, setEditing] = useState(false);
  // The words before the last change, for taking it back.
  const [saved, setSaved] = useState<{ before: string } | null>(null);
  const { transcript } = analysis;
  const edit = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    edit.current?.focus();
  }, [editing]);
  const text = transcript?.text ?? '';

  if (editing && sessionId !== null) {
    const leave = () => {
      returning.current = true;
      setEditing(false);
    };
    return (
      <WordsEditor
        sessionId={sessionId}
        text={text}
        onCancel={leave}
        onSaved={() => {
          setSaved({ before: text });
          leave();
        }}
      />
    );
  }
  const startEditing = () => setEditing(true);
  return (
    <>
      {(playable || (transcript && sessionId !== null)) && (
        <div className="row transcript-acts">
          {playable && (
            <Button
              icon={playing ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
              onClick={() => playback.toggle()}
            >
              {playing ? 'Pause Audio' : 'Play Audio'}
            </Button>
          )}
          {transcript && sessionId !== null && (
            <Button ref={edit} icon={<EditOutlined aria-hidden="true" />} onClick={startEditing}>
              Correct the words
            </Button>
          )}
          {playable && (transcript?.words ?? transcript?.placed) && (
            <span className="sm t3">Click any word to hear it</span>
          )}
        </div>
      )}
      {saved && sessionId !== null && (
        <SavedLine sessionId={sessionId} before={saved.before} onUndone={() => setSaved(null)} />
      )}
      {analysis.scriptBySound && <ScriptBySound script={analysis.scriptBySound} />}
      {transcript === null ? (
        <EmptyState
          title="No transcript"
          text={
            sessionId === null
              ? 'No words belong to this take. Everything measured from the audio stands without them.'
              : 'Nobody wrote down what was said. Everything measured from the audio stands without it; fillers and sentences need the words.'
          }
          action={
            sessionId !== null && (
              <>
                <Button type="primary" ref={edit} onClick={startEditing}>
                  Paste or type the words
                </Button>
                <div className="transcript-hint">
                  <RecognizerHint />
                </div>
              </>
            )
          }
        />
      ) : transcript.words === null && transcript.placed ? (
        <>
          <p className="sm t3">
            These words came without times. Lectern found them in the sound; where it is not sure (underlined
            with dots), a click plays the whole sentence.
          </p>
          <SpokenWords words={transcript.placed} />
        </>
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

interface SavedLineProps {
  sessionId: string;
  before: string;
  onUndone: () => void;
}

/** Says that the words count now, and takes them back in place. */
function SavedLine({ sessionId, before, onUndone }: SavedLineProps) {
  const [save, { isLoading, error }] = useSetTranscriptMutation();
  const undo = async () => {
    const answer = await save({ sessionId, transcript: before });
    if (!answer.error) onUndone();
  };
  return (
    <p className="sm words-saved" role="status">
      The words were saved, and the figures follow them.{' '}
      <button type="button" className="link-button" disabled={isLoading} onClick={() => void undo()}>
        {isLoading ? 'Taking back...' : 'Undo'}
      </button>
      {error !== undefined && (
        <span className="problem"> {errorMessage(error, 'It could not be taken back.')}</span>
      )}
    </p>
  );
}
