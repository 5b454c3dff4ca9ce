import { DEFAULT_PREFERENCES, type NotificationPreferences } from '@lectern/contracts/notifications';
import type { EntityManager } from 'typeorm';
import { PreferencesEntity } from './preferences.entity.js';

export type Preferences = NotificationPreferences & { updatedAt: Date | null };

/** A user's choices, or the defaults. */
export async function preferencesOf(manager: EntityManager, userId: string): Promise<Preferences> {
  const chosen = await manager.findOneBy(PreferencesEntity, { userId });
  if (chosen === null) return { ...DEFAULT_PREFERENCES, updatedAt: null };
  const { id: _id, userId: _userId, ...preferences } = chosen;
  return preferences;
}
