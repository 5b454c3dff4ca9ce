import { useEffect, useState } from 'react';
import { useToast } from '../../ui/toast.js';
import { pool } from './load-pool.js';
import { PoolError } from './pool-error.js';

const WAIT_SECONDS = 60;

/**
 * Sends a new code, at most every 60 s, and says how it went. `wait` counts the seconds until the next is allowed;
 * with `justSent` it starts full, because a code went out a moment ago.
 */
export function useResendCode(failureTitle: string, justSent: boolean) {
  const [wait, setWait] = useState(justSent ? WAIT_SECONDS : 0);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const resend = async (email: string): Promise<boolean> => {
    setBusy(true);
    try {
      await (await pool()).resendCode(email);
      toast({
        kind: 'success',
        title: 'Verification email sent!',
        text: 'Please check your email for the verification code.',
      });
      setWait(WAIT_SECONDS);
      return true;
    } catch (error) {
      const text = error instanceof PoolError && error.message ? error.message : 'Please try again later.';
      toast({ kind: 'error', title: failureTitle, text });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { wait, busy, resend };
}
