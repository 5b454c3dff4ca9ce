import { z } from 'zod';
import { fact, operation } from './define.js';
import { known } from './known.js';
import { Scenario } from './scenarios.js';

export const RecordingQuality = z.enum(['standard', 'high', 'ultra']);
export type RecordingQuality = z.infer<typeof RecordingQuality>;
/** How far an analysis goes: what was measured; the words with it; and coaching on top. */
export const AnalysisDepth = z.enum(['basic', 'standard', 'comprehensive']);
export type AnalysisDepth = z.infer<typeof AnalysisDepth>;
export const Theme = z.enum(['light', 'dark', 'system']);
export type Theme = z.infer<typeof Theme>;
/** The languages that exist. */
export const Language = z.enum(['en']);
export type Language = z.infer<typeof Language>;
export const SettingsDifficulty = z.enum(['Beginner', 'Intermediate', 'Advanced']);
export type SettingsDifficulty = z.infer<typeof SettingsDifficulty>;
export const KeepSessions = z.enum(['30-days', '6-months', '1-year', 'indefinite']);
export type KeepSessions = z.infer<typeof KeepSessions>;

/** Days after which audio goes, when it goes by itself. */
export const AUDIO_DAYS = 30;

const fields = {
  recordingQuality: RecordingQuality,
  /** At 75 the microphone is taken as it is. */
  microphoneSensitivity: z.number().int().min(0).max(100),
  /** A take begins by itself where a link asks for one and the microphone is allowed. */
  autoRecord: z.boolean(),
  /** Keep the numbers, discard the audio. */
  discardAudio: z.boolean(),
  defaultScenario: Scenario,
  difficulty: SettingsDifficulty,
  analysisDepth: AnalysisDepth,
  theme: Theme,
  language: Language,
  /** Audio goes after {@link AUDIO_DAYS} days; what was measured of it stays. */
  deleteRecordings: z.boolean(),
  /** How long whole sessions are kept. */
  keepSessions: KeepSessions,
};

/** What a user sends is checked strictly. */
export const SettingsInput = z.object(fields).partial();
export type Settings = Required<z.infer<typeof SettingsInput>>;
export type SettingName = keyof Settings;

/** What holds until a user chooses otherwise. Nothing is ever deleted that nobody chose to have deleted (ADR 28). */
export const DEFAULT_SETTINGS: Settings = {
  recordingQuality: 'high',
  microphoneSensitivity: 75,
  autoRecord: true,
  discardAudio: false,
  defaultScenario: 'opening-statement',
  difficulty: 'Intermediate',
  analysisDepth: 'comprehensive',
  theme: 'system',
  language: 'en',
  deleteRecordings: false,
  keepSessions: 'indefinite',
};

export const SETTING_NAMES = Object.keys(fields) as [SettingName, ...SettingName[]];

/** As they are read: what a newer version knows reads as the default, and as no wish to delete anything. */
export const Settings = z.object({
  ...fields,
  recordingQuality: known(RecordingQuality, DEFAULT_SETTINGS.recordingQuality),
  defaultScenario: known(Scenario, DEFAULT_SETTINGS.defaultScenario),
  difficulty: known(SettingsDifficulty, DEFAULT_SETTINGS.difficulty),
  analysisDepth: known(AnalysisDepth, DEFAULT_SETTINGS.analysisDepth),
  theme: known(Theme, DEFAULT_SETTINGS.theme),
  language: known(Language, DEFAULT_SETTINGS.language),
  keepSessions: known(KeepSessions, DEFAULT_SETTINGS.keepSessions),
});

const StoredSettings = z.object({
  settings: Settings,
  /** Names of those that were chosen; the others are defaults. */
  chosen: z.array(z.string()),
  updatedAt: z.iso.datetime().nullable(),
});
export type StoredSettings = z.infer<typeof StoredSettings>;

/** What would go, as the older part of it is listed. */
const Going = z.object({
  sessionId: z.uuid(),
  title: z.string(),
  /** When it was recorded, or opened when there is no recording. */
  at: z.iso.datetime(),
  /** The audio alone, or the whole session with its transcript and analysis. */
  what: known(z.enum(['audio', 'session']), 'session'),
});
export type Going = z.infer<typeof Going>;

export const settings = {
  get: operation({
    name: 'sessions.get-settings',
    access: 'user',
    http: { method: 'GET', path: '/api/user/settings' },
    input: z.object({}),
    output: StoredSettings,
  }),
  /** Changes what is given; what is left out stays. */
  save: operation({
    name: 'sessions.save-settings',
    access: 'user',
    http: { method: 'PUT', path: '/api/user/settings' },
    input: SettingsInput,
    output: StoredSettings,
  }),
  /** What would be deleted now, by the saved settings or by those that are given. Deletes nothing. */
  previewRetention: operation({
    name: 'sessions.preview-retention',
    access: 'user',
    http: { method: 'GET', path: '/api/user/settings/retention' },
    input: z.object({
      deleteRecordings: z.enum(['true', 'false']).optional(),
      keepSessions: KeepSessions.optional(),
    }),
    output: z.object({
      /** Sessions that lose their audio and stay. */
      recordings: z.number().int(),
      /** Sessions that go whole. */
      sessions: z.number().int(),
      /** The oldest of them, at most 200. */
      list: z.array(Going),
      /** When that is next done by itself; null while nothing is deleted by itself. */
      next: z.iso.datetime().nullable(),
    }),
  }),
};

export const settingsChanged = fact('sessions.settings-changed', z.object({ userId: z.string() }));
/** The retention that a user chose has deleted something. */
export const retentionApplied = fact(
  'sessions.retention-applied',
  z.object({ userId: z.string(), recordings: z.number().int(), sessions: z.number().int() }),
);
