import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useAnalyzeSessionMutation } from '../../api/sessions.api.js';
import { useToast } from '../../ui/toast.js';
import { useRecorder } from './recorder/recorder-context.js';
import type { Accepted } from './recorder/deliver.js';
import { useEndpointConsent } from './use-endpoint-consent.js';

/** The words that go with a recording: none, those this browser recognized, the script that was read, or pasted ones. */
export interface Words {
  source: 'none' | 'recognized' | 'script' | 'pasted';
  text: string;
}

interface AnalyzeOptions {
  words: Words;
  discardAudio: boolean;
}

const FAILED = 'Failed to analyze audio. Please try again.';

const describe = (error: unknown): string =>
  isApiError(error) ? errorMessage(error, FAILED) : error instanceof Error ? error.message : FAILED;

/** Sends the recorder's take for analysis; answers what the server accepted, or null. */
export function useAnalyzeTake(): (options: AnalyzeOptions) => Promise<Accepted | null> {
  const recorder = useRecorder();
  const [analyzeSession] = useAnalyzeSessionMutation();
  const consent = useEndpointConsent();
  const toast = useToast();
  return async ({ words, discardAudio }) => {
    const state = recorder.getState();
    if (state.phase !== 'stopped' || !(await consent('audio'))) return null;
    const { sessionId, blob, fileName } = state.take;
    const text = words.text.trim();
    return recorder.analyze({
      hasWords: words.source !== 'none' && text !== '',
      send: (onProgress, signal) =>
        analyzeSession({
          sessionId,
          upload: { file: blob, fileName, onProgress },
          signal,
          discardAudio: discardAudio ? 'true' : 'false',
          ...(words.source === 'pasted' &&
            text !== '' && { transcript: text, transcriptSource: 'supplied' as const }),
          ...(words.source === 'recognized' &&
            text !== '' && { transcript: text, transcriptSource: 'browser' as const }),
          ...(words.source === 'script' && text !== '' && { script: text }),
        }).unwrap(),
      wasLost: (error) => isApiError(error) && error.code === 'network',
      describe: (error) => {
        const text = describe(error);
        toast({ kind: 'error', title: 'Analysis failed', text });
        return text;
      },
    });
  };
}
