import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { AuthLayout } from './auth-layout.js';
import { EmailForm } from './email-form.js';
import { useResendCode } from './use-resend-code.js';

export function ResendPage() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const { busy, resend } = useResendCode('Failed to resend verification', false);

  const submit = async (email: string) => {
    if (await resend(email)) setSentTo(email);
  };

  if (sentTo) {
    return (
      <AuthLayout
        key="sent"
        title="Check your email"
        documentTitle="Verification Sent"
        below={<Link to={paths.signIn()}>Back to sign in</Link>}
      >
        <p className="auth-lead" role="status">
          If an account for <b>{sentTo}</b> is waiting for its code, a new one is on its way.
        </p>
        <Link className="btn primary large" to={paths.verify(sentTo)}>
          Enter the code
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Resend verification"
      documentTitle="Resend Verification"
      below={<Link to={paths.signIn()}>Back to sign in</Link>}
    >
      <p className="auth-lead">We send a new 6-digit code to your email address.</p>
      <EmailForm
        initial={query.get('email') ?? ''}
        action="Resend verification"
        busy={busy}
        onSubmit={(email) => void submit(email)}
      />
    </AuthLayout>
  );
}
