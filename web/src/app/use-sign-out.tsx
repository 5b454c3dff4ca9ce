import { Button } from 'antd';
import { signedOut } from '../api/auth.slice.js';
import { useUser } from '../api/hooks.js';
import { signOut } from '../api/identity.js';
import { clock } from '../lib/format.js';
import { settleBeforeSignOut } from '../lib/before-sign-out.js';
import { forgetReturnAddress } from '../lib/return-address.js';
import { forgetTabDrafts } from '../lib/tab-drafts.js';
import type { Dialogs } from '../ui/dialog-holder.js';
import { useOverlays } from '../ui/overlays.js';
import { useToast } from '../ui/toast.js';
import { store } from './store.js';
import { unsavedRecordings, type UnsavedRecordings } from '../recorder/left-behind.js';

type Choice = 'keep' | 'delete' | 'stay';

/** Signs out; the guard then leads to the landing page, which says so. Asks first what becomes of unsaved recordings. */
export function useSignOut(): () => Promise<void> {
  const user = useUser();
  const toast = useToast();
  const { dialogs } = useOverlays();

  const ask = (modal: Dialogs, unsaved: UnsavedRecordings) =>
    new Promise<Choice>((resolve) => {
      const choose = (choice: Choice) => {
        dialog.destroy();
        resolve(choice);
      };
      const dialog = modal.confirm({
        title: 'An unsaved recording was found',
        content: (
          <ul className="bullets">
            {unsaved.recordings.map(({ id, sessionTitle, seconds }) => (
              <li key={id}>
                “{sessionTitle}”, {clock(seconds)}
              </li>
            ))}
            <li>Kept here, it is offered again when you sign in on this device.</li>
          </ul>
        ),
        onCancel: () => resolve('stay'),
        footer: (
          <div className="row dialog-actions">
            <Button onClick={() => choose('stay')}>Stay signed in</Button>
            <Button danger onClick={() => choose('delete')}>
              Delete it and sign out
            </Button>
            <Button type="primary" onClick={() => choose('keep')}>
              Keep it and sign out
            </Button>
          </div>
        ),
      });
    });

  return async () => {
    try {
      const unsaved = user && (await unsavedRecordings(user.sub));
      if (unsaved) {
        const choice = await ask(await dialogs(), unsaved);
        if (choice === 'stay') return;
        if (choice === 'delete') await unsaved.deleteAll();
      }
      await settleBeforeSignOut();
      await signOut();
      forgetTabDrafts();
      forgetReturnAddress();
      store.dispatch(signedOut());
    } catch {
      toast({ kind: 'error', title: 'Sign out failed', text: 'There was an error signing you out.' });
    }
  };
}
