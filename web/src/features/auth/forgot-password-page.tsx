import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { AuthLayout, Refusal } from './auth-layout.js';
import { EmailForm } from './email-form.js';
import { pool } from './load-pool.js';
import { NewPasswordStep } from './new-password-step.js';
import { PoolError } from './pool-error.js';

/** A new password for somebody who lost theirs: the address, then the code from the mail. */
export function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [sent, setSent] = useState(false);
  return (
    <AuthLayout
      key={String(sent)}
      title={sent ? 'Choose a new password' : 'Reset your password'}
      documentTitle="Reset Password"
      below={<Link to={paths.signIn()}>Back to sign in</Link>}
    >
      {sent ? (
        <NewPasswordStep email={email} onBack={() => setSent(false)} />
      ) : (
        <AddressStep
          initial={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </AuthLayout>
  );
}

function AddressStep({ initial, onSent }: { initial: string; onSent: (email: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const submit = async (email: string) => {
    setBusy(true);
    setRefusal('');
    try {
      await (await pool()).requestReset(email);
      onSent(email);
    } catch (error) {
      setRefusal((error instanceof PoolError && error.message) || 'Please try again later.');
      setBusy(false);
    }
  };

  return (
    <>
      <p className="auth-lead">We send a code to your email address; with it you choose a new password.</p>
      {refusal && <Refusal title="The code could not be sent" text={refusal} />}
      <EmailForm initial={initial} action="Send code" busy={busy} onSubmit={(email) => void submit(email)} />
    </>
  );
}
