import { LockOutlined } from '@ant-design/icons';
import { useAppConfig } from '../use-app-config.js';

/** Where audio goes on this installation, always in sight before a take. */
export function PrivacyLine({ numbersOnly }: { numbersOnly: boolean }) {
  const config = useAppConfig();
  if (!config) return null;
  const kept = numbersOnly
    ? 'The audio stays in this browser and is stored nowhere. Analyze sends only what was measured of it.'
    : config.storage === 'this-computer'
      ? 'Analyze sends the recording to this installation of Lectern, which keeps it on its own disk.'
      : 'Analyze sends the recording to your firm’s Lectern server, which keeps it in its object storage.';
  return (
    <p className="privacy sm t2">
      <LockOutlined aria-hidden="true" />
      <span>
        {kept}{' '}
        {config.modelEndpoint === null
          ? 'No other service hears it.'
          : numbersOnly
            ? `Words that you give with it are passed on to ${config.modelEndpoint} for the feedback.`
            : `For the transcript and the feedback it is passed on to ${config.modelEndpoint}.`}
      </span>
    </p>
  );
}
