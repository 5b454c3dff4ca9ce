import { isApiError } from '../../api/api-error.js';
import { appConfig } from '../../api/config.js';
import { errorMessage } from '../../api/error-message.js';
import { useAnalyzeSessionMutation, useSubmitMeasurementsMutation } from '../../api/sessions.api.js';
import { useToast, type Toast } from '../../ui/toast.js';
import { deliverAudio, deliverNumbers, type Accepted, type SendTake } from '../../recorder/deliver.js';
import { useRecorder } from '../../recorder/recorder-context.js';
import type { Take } from '../../recorder/recorder-state.js';
import { useEndpointConsent } from '../../recorder/use-endpoint-consent.js';

/** The words that go with a recording: none, those that this browser or the installation recognized, the script that was read, or pasted ones. */
export interface Words {
  source: 'none' | 'recognized' | 'heard' | 'script' | 'pasted';
  text: string;
}

interface AnalyzeOptions {
  words: Words;
  /** No-recording mode: audio that is there nevertheless, such as a chosen file, is measured here and not sent. */
  discardAudio: boolean;
  /** What the toast says when it could not be sent; that the analysis failed, unless given. */
  failure?: Toast;
}

const FAILED = 'Failed to analyze audio. Please try again.';
const UNREADABLE =
  'This browser cannot read this audio, so it cannot be measured without sending it. Nothing was sent.';

const describe = (error: unknown): string =>
  isApiError(error) ? errorMessage(error, FAILED) : error instanceof Error ? error.message : FAILED;

const wasLost = (error: unknown): boolean => isApiError(error) && error.code === 'network';

/** Sends the recorder's take for analysis; answers what the server accepted, or null. */
export function useAnalyzeTake(): (options: AnalyzeOptions) => Promise<Accepted | null> {
  const recorder = useRecorder();
  const [analyzeSession] = useAnalyzeSessionMutation();
  const [submitMeasurements] = useSubmitMeasurementsMutation();
  const consent = useEndpointConsent();
  const toast = useToast();

  /** The audio itself, or only what was measured of it. */
  const wayOf = (
    take: Take,
    words: Words,
    numbersOnly: boolean,
  ): Pick<SendTake, 'totalBytes' | 'deliver'> => {
    const { sessionId, held, gaps } = take;
    const given = wordFields(words, take);
    if (held.kind === 'audio' && !numbersOnly) {
      const { blob, fileName } = held;
      return {
        totalBytes: blob.size,
        deliver: (signal, watch) => {
          const send = (onProgress: (sent: number, total: number) => void, until: AbortSignal) =>
            analyzeSession({
              sessionId,
              upload: { file: blob, fileName, onProgress },
              signal: until,
              ...(gaps.length > 0 && { gaps: JSON.stringify(gaps) }),
              ...given,
            }).unwrap();
          return deliverAudio(blob, { send, wasLost }, signal, watch);
        },
      };
    }
    return {
      totalBytes: 0,
      deliver: async (signal, watch) => {
        const speech = held.kind === 'numbers' ? held.speech : await measured(held.blob);
        signal.throwIfAborted();
        const send = () => submitMeasurements({ sessionId, speech, gaps, ...given }).unwrap();
        return deliverNumbers({ send, wasLost }, signal, watch);
      },
    };
  };

  return async ({ words, discardAudio, failure }) => {
    const state = recorder.getState();
    if (state.phase !== 'stopped') return null;
    const { take } = state;
    const numbersOnly = discardAudio || take.held.kind === 'numbers';
    const given = words.source !== 'none' && words.text.trim() !== '';
    const leaves = numbersOnly ? (given && words.source !== 'script' ? 'words' : null) : 'audio';
    if (leaves !== null && !(await consent(leaves))) return null;
    return recorder.analyze({
      hasWords: given || (!numbersOnly && (await findsWords())),
      ...wayOf(take, words, numbersOnly),
      describe: (error) => {
        const text = describe(error);
        toast({ kind: 'error', ...(failure ?? { title: 'The recording could not be sent', text }) });
        return text;
      },
    });
  };
}

/** Whether the installation looks for the words of a recording by itself. */
async function findsWords(): Promise<boolean> {
  const { endpoints, localWords } = await appConfig();
  return localWords === 'ready' || endpoints.words !== null;
}

/** Loaded only when it is needed: the analyzer is not small. */
async function measured(blob: Blob) {
  const { measureAudio } = await import('../../recorder/measure-audio.js');
  return measureAudio(blob).catch(() => Promise.reject(new Error(UNREADABLE)));
}

function wordFields({ source, text }: Words, { heard }: Take) {
  const words = text.trim();
  if (words === '') return {};
  switch (source) {
    case 'none':
      return {};
    case 'script':
      return { script: words };
    case 'pasted':
      return { transcript: words, transcriptSource: 'supplied' as const };
    case 'recognized':
      return { transcript: words, transcriptSource: 'browser' as const };
    case 'heard':
      return { transcript: words, ...(heard && { timedWords: heard }) };
  }
}
