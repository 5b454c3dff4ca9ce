import type { AppConfig } from '@lectern/contracts/app-config';

/** Who reads on this installation, and how it comes by a natural voice where it has none. */
export function WhoReads({ endpoints, localVoices }: Pick<AppConfig, 'endpoints' | 'localVoices'>) {
  const isDamaged = localVoices === 'damaged';
  if (endpoints.voices !== null) return <p className="sm t2">Read by {endpoints.voices}.</p>;
  if (localVoices === 'ready')
    return <p className="sm t2">Read by Piper, a natural voice on this machine: nothing leaves it.</p>;
  if (localVoices !== 'absent' && !isDamaged) return null;
  return (
    <p className="sm t2">
      Read by espeak-ng, the built-in voice: nothing leaves this machine.{' '}
      {isDamaged
        ? 'The natural voice of this machine is damaged; whoever runs it sees what is wrong with '
        : 'A natural voice can be added; whoever runs it starts with '}
      <code className="shell-command">{isDamaged ? 'npm run models -- check' : 'npm run models'}</code>.
    </p>
  );
}
