import { useCallback } from 'react';
import { useLazyOwnMattersQuery } from '../../api/own-matters.api.js';
import { namedInText, type Revealed } from './named-in-text.rules.js';

export interface PrivacyCheck {
  revealed: Revealed[];
  /** The writer's own cases could not be read: only addresses and numbers were looked for. */
  unread: boolean;
}

export const NOTHING_REVEALED: PrivacyCheck = { revealed: [], unread: false };
export const isQuiet = ({ revealed, unread }: PrivacyCheck): boolean => revealed.length === 0 && !unread;

/** Compares a text with the writer's own cases and sessions, here in the browser: their names go nowhere. */
export function usePrivacyCheck(): (text: string) => Promise<PrivacyCheck> {
  const [ownMatters] = useLazyOwnMattersQuery();
  return useCallback(
    async (text) => {
      const { data } = await ownMatters(undefined, true);
      return { revealed: namedInText(text, data ?? []), unread: data === undefined };
    },
    [ownMatters],
  );
}
