import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useDeleteAccountMutation } from '../../../api/account.api.js';
import { accountDeleted } from '../../../api/auth.slice.js';
import { errorMessage } from '../../../api/error-message.js';
import { currentTokens } from '../../../api/tokens.js';
import { forgetReturnAddress } from '../../../lib/return-address.js';
import { forgetStoredTokens } from '../../../lib/stored-tokens.js';
import { forgetTabDrafts } from '../../../lib/tab-drafts.js';
import { unsavedRecordings } from '../../../recorder/left-behind.js';
import { TextField } from '../../../ui/fields.js';
import { Panel } from '../../../ui/panel.js';

interface DeleteAccountPanelProps {
  userId: string;
  email: string;
  /** The account is in a pool elsewhere, which alone knows the password: a sign-in of a moment ago stands for it. */
  elsewhere: boolean;
}

/** The one thing on this page that nothing brings back: it says what goes, and takes the password and the address. */
export function DeleteAccountPanel({ userId, email, elsewhere }: DeleteAccountPanelProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusSoon = (what: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(what)?.focus());
  return (
    <Panel labelledBy="delete-account">
      <h2 id="delete-account">Delete account</h2>
      <div ref={box}>
        {open ? (
          <DeleteAccountForm
            userId={userId}
            email={email}
            elsewhere={elsewhere}
            onCancel={() => {
              setOpen(false);
              focusSoon('button');
            }}
          />
        ) : (
          <>
            <p className="account-text">Your account and everything in it, for good and at once.</p>
            <Button
              danger
              onClick={() => {
                setOpen(true);
                focusSoon('input');
              }}
            >
              Delete my account
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

function DeleteAccountForm({
  userId,
  email,
  elsewhere,
  onCancel,
}: DeleteAccountPanelProps & { onCancel: () => void }) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [deleteAccount] = useDeleteAccountMutation();
  const dispatch = useDispatch();
  const isOther = typed.trim().toLowerCase() !== email.toLowerCase();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setProblem('');
    const form = event.currentTarget;
    if (isOther || (!elsewhere && password === '')) {
      form.querySelector<HTMLElement>(isOther ? '#delete-email' : '#delete-password')?.focus();
      return;
    }
    setBusy(true);
    try {
      const proof = elsewhere ? { accessToken: (await currentTokens()).accessToken } : { password };
      await deleteAccount(proof).unwrap();
    } catch (error) {
      setProblem(errorMessage(error, 'The account could not be deleted. Please try again.'));
      setBusy(false);
      return;
    }
    // What this browser kept of the account goes too; a store that cannot be opened is no reason to stay signed in.
    await (await unsavedRecordings(userId))?.deleteAll().catch(() => undefined);
    forgetOwnMemories(userId);
    forgetStoredTokens();
    forgetTabDrafts();
    forgetReturnAddress();
    dispatch(accountDeleted());
  };

  return (
    <form className="delete-account" noValidate onSubmit={(event) => void submit(event)}>
      <p>This deletes, and nothing brings it back:</p>
      <ul className="bullets">
        <li>your cases, documents and scripts</li>
        <li>every session with its recording, transcript and analysis</li>
        <li>goals, schedule, achievements, settings and notifications</li>
        <li>your profile, your photo and every sign-in</li>
      </ul>
      <p className="account-text">
        Your posts in the community go, or stay without your name, as you chose there.
      </p>
      <div className="field">
        <label className="field-label" htmlFor="delete-email">
          Type your email address, {email}
        </label>
        <TextField
          id="delete-email"
          value={typed}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
          status={tried && isOther ? 'error' : undefined}
          aria-invalid={tried && isOther}
          aria-describedby={tried && isOther ? 'delete-email-problem' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {tried && isOther && (
          <p id="delete-email-problem" className="inline-error">
            This is not the address of your account.
          </p>
        )}
      </div>
      {elsewhere ? (
        <p className="account-text">
          It takes a sign-in of the last five minutes. If yours is older, sign out, sign in again and come
          back here.
        </p>
      ) : (
        <div className="field">
          <label className="field-label" htmlFor="delete-password">
            Your password
          </label>
          <TextField
            id="delete-password"
            type="password"
            status={tried && password === '' ? 'error' : undefined}
            value={password}
            maxLength={256}
            autoComplete="current-password"
            aria-invalid={tried && password === ''}
            aria-describedby={tried && password === '' ? 'delete-password-problem' : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          {tried && password === '' && (
            <p id="delete-password-problem" className="inline-error">
              Please enter your password.
            </p>
          )}
        </div>
      )}
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <div className="account-actions">
        <Button disabled={busy} onClick={onCancel}>
          Keep my account
        </Button>
        <Button danger type="primary" htmlType="submit" disabled={busy}>
          Delete account and everything in it
        </Button>
      </div>
    </form>
  );
}

/** Choices are remembered under the id of their user. */
function forgetOwnMemories(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // A blocked store holds nothing.
  }
}
