import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { AuthLayout } from './auth-layout.js';
import { CodeStep } from './code-step.js';
import { keepRegistration, keptRegistration } from './kept-registration.js';
import type { Registration } from './pool-error.js';
import { RegistrationStep } from './registration-step.js';

/** Two steps: the form, then the code from the mail. Going back keeps the form, and so does a reload at the code. */
export function SignUpPage() {
  const [registration, setRegistration] = useState<Registration | null>(keptRegistration);
  const [atCode, setAtCode] = useState(registration !== null);
  return (
    <AuthLayout
      key={String(atCode)}
      title={atCode ? 'Verify your email' : 'Create your account'}
      documentTitle="Sign Up"
      below={<Link to={paths.landing()}>Back to home</Link>}
    >
      {atCode && registration ? (
        <CodeStep registration={registration} onBack={() => setAtCode(false)} />
      ) : (
        <RegistrationStep
          initial={registration}
          onCode={() => setAtCode(true)}
          onRegistered={(form) => {
            setRegistration(form);
            keepRegistration(form);
            setAtCode(true);
          }}
        />
      )}
    </AuthLayout>
  );
}
