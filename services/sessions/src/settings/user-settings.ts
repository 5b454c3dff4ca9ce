import {
  type AnalysisDepth,
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  Settings,
  type StoredSettings,
} from '@lectern/contracts/settings';
import type { EntityManager } from 'typeorm';
import { UserSettingsEntity } from './user-settings.entity.js';

/** A stored row as the API shows it; nobody's row reads as the defaults. */
export function toSettings(row: UserSettingsEntity | null): StoredSettings {
  const chosen = row?.chosen ?? {};
  return {
    settings: settingsIn(chosen),
    chosen: SETTING_NAMES.filter((name) => Object.hasOwn(chosen, name)),
    updatedAt: row?.updatedAt?.toISOString() ?? null,
  };
}

/** What cannot be read at all is a default, one by one: a spoilt value takes no other with it. */
function settingsIn(chosen: Record<string, unknown>): Settings {
  const read = SETTING_NAMES.flatMap((name) => {
    const value = Settings.shape[name].safeParse(chosen[name]);
    return Object.hasOwn(chosen, name) && value.success ? [[name, value.data] as const] : [];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(read) };
}

/** How far the analyses of a user go. */
export async function depthOf(manager: EntityManager, userId: string): Promise<AnalysisDepth> {
  return toSettings(await manager.findOneBy(UserSettingsEntity, { userId })).settings.analysisDepth;
}

/** The row of a user, made if need be and held until the transaction ends. */
export async function lockSettings(manager: EntityManager, userId: string): Promise<UserSettingsEntity> {
  await manager.query(`insert into user_settings (user_id) values ($1) on conflict do nothing`, [userId]);
  return manager.findOneOrFail(UserSettingsEntity, {
    where: { userId },
    lock: { mode: 'pessimistic_write' },
  });
}
