import type { NotificationPreferences } from '@lectern/contracts/notifications';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { useSaveNotificationPreferencesMutation } from '../../api/notifications.api.js';

/** Saves one choice as soon as it is made, and says beside it what became of it. */
export function useSavedChoice() {
  const [save, { isLoading }] = useSaveNotificationPreferencesMutation();
  const [told, setTold] = useState<{ text: string; isFailure: boolean }>();
  const choose = async (change: Partial<NotificationPreferences>): Promise<void> => {
    setTold(undefined);
    const { error } = await save(change);
    setTold(
      error
        ? { text: errorMessage(error, 'This could not be saved. Please try again.'), isFailure: true }
        : { text: 'Saved', isFailure: false },
    );
  };
  return { choose, told, isSaving: isLoading };
}
