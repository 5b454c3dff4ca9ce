import type { AppConfig } from '@lectern/contracts/app-config';
import { LockOutlined } from '@ant-design/icons';
import { useAppConfig } from '../../../api/use-app-config.js';

/** Who else gets the sound, and who gets the words. */
function passedOn({ endpoints: { words, drafting }, localWords }: AppConfig, numbersOnly: boolean): string {
  const feedback = drafting === null ? '' : `The words are passed on to ${drafting} for the feedback.`;
  if (numbersOnly)
    return drafting === null
      ? 'No other service hears it.'
      : `Words that you give with it are passed on to ${drafting} for the feedback.`;
  if (words !== null && localWords !== 'ready')
    return drafting === words
      ? `For the transcript and the feedback it is passed on to ${words}.`
      : [`For the transcript it is passed on to ${words}.`, feedback].filter(Boolean).join(' ');
  const heard =
    localWords === 'ready'
      ? `The words are found on this machine${words === null ? ', and no other service hears it.' : `; only if that fails it is passed on to ${words}.`}`
      : 'No other service hears it.';
  return [heard, feedback].filter(Boolean).join(' ');
}

/** Where audio goes on this installation, always in sight before a take. */
export function PrivacyLine({ numbersOnly, hears = false }: { numbersOnly: boolean; hears?: boolean }) {
  const config = useAppConfig();
  if (!config) return null;
  const kept = numbersOnly
    ? hears
      ? 'The audio is stored nowhere: for its words it passes through the memory of this server while you speak. Analyze sends the words and what was measured.'
      : 'The audio stays in this browser and is stored nowhere. Analyze sends only what was measured of it.'
    : config.storage === 'this-computer'
      ? 'Analyze sends the recording to this installation of Lectern, which keeps it on its own disk.'
      : 'Analyze sends the recording to your firm’s Lectern server, which keeps it in its object storage.';
  return (
    <p className="privacy sm t2">
      <LockOutlined aria-hidden="true" />
      <span>
        {kept} {passedOn(config, numbersOnly)}
      </span>
    </p>
  );
}
