import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { saveBlob } from '../../lib/save-blob.js';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** The codes for whoever loses the app, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () =>
    saveBlob(
      new Blob([`Recovery codes of Lectern. Each works once.\n\n${codes.join('\n')}\n`], {
        type: 'text/plain',
      }),
      'lectern-recovery-codes.txt',
    );
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Two-step sign-in is on. Keep these recovery codes
      </h3>
      <p className="account-text">
        If you lose the app, one of them signs you in, each once. They are not shown again: print them or keep
        them in a password manager, not on the phone that has the app.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button type="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={save}>Save as a text file</Button>
      </div>
    </>
  );
}
