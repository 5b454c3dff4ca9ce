import { useAppConfig } from '../../../api/use-app-config.js';

/** How this installation comes to find words by itself, where it does not. */
export function RecognizerHint() {
  const state = useAppConfig()?.localWords;
  if (state !== 'absent' && state !== 'damaged') return null;
  return (
    <p className="sm t2">
      {state === 'absent'
        ? 'This machine can find the words by itself once a recognizer is added to it: whoever runs it starts with '
        : 'The recognizer of this machine is damaged; whoever runs it sees what is wrong with '}
      <code className="shell-command">
        {state === 'absent' ? 'npm run models' : 'npm run models -- check'}
      </code>
      .
    </p>
  );
}
