/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppConfig } from '@lectern/contracts/app-config';
import { dataExport } from '@lectern/contracts/data-export';
import { gateway } from '@lectern/contracts/gateway';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { DEFAULT_SETTINGS, settings, type Settings } from '@lectern/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { SettingsPage } from './settings-page.js';

const server = serveMockApi();
beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

const config = AppConfig.parse({
  identity: { userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
  storage: 'this-computer',
  endpoints: { drafting: null, words: null, voices: null },
  localWords: 'absent',
  localVoices: 'absent',
});

/** A server that keeps settings; tells what was saved and what was looked at. */
function serve(given: Partial<Settings> = {}) {
  const kept = {
    settings: { ...DEFAULT_SETTINGS, ...given },
    saved: [] as unknown[],
    looked: [] as unknown[],
    due: { recordings: 0, sessions: 0 },
    refuses: false,
  };
  server.use(
    ...answers(settings.get, () => ({ settings: kept.settings, chosen: [], updatedAt: null })),
    ...answers(machineDrafts.offer, () => ({ state: 'absent' as const })),
    ...answers(gateway.getConfig, () => config),
    ...answers(dataExport.get, () => ({ export: null })),
    ...answers(settings.save, (change) => {
      if (kept.refuses) return refuse(503, 'unavailable', 'Please try again.');
      kept.saved.push(change);
      kept.settings = { ...kept.settings, ...change } as Settings;
      return { settings: kept.settings, chosen: Object.keys(change), updatedAt: '2026-11-20T10:00:00.000Z' };
    }),
    ...answers(settings.previewRetention, (asked) => {
      kept.looked.push(asked);
      const list = [
        {
          sessionId: '00000000-0000-4000-8000-000000000001',
          title: 'Opening, first try',
          at: '2025-01-10T18:00:00.000Z',
          what: 'session' as const,
        },
      ];
      return { ...kept.due, list: kept.due.sessions > 0 ? list : [], next: '2026-11-24T08:00:00.000Z' };
    }),
  );
  return kept;
}

const theme = () => document.documentElement.dataset['theme'];

describe('the settings page', () => {
  it('saves what was changed and nothing else; the theme is seen at once', async () => {
    const kept = serve();
    const { user } = renderPage(<SettingsPage />);
    const save = await screen.findByRole('button', { name: 'Save Settings' });
    expect(save).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Theme'), 'dark');
    await waitFor(() => expect(theme()).toBe('dark'));
    await user.click(screen.getByRole('switch', { name: 'Auto-record' }));
    await user.selectOptions(screen.getByLabelText('Analysis depth'), 'basic');
    await user.selectOptions(screen.getByLabelText('Analysis depth'), 'comprehensive');
    await screen.findByText('Unsaved changes');
    await user.click(save);
    await screen.findByText('All changes are saved.');
    expect(kept.saved).toEqual([{ theme: 'dark', autoRecord: false }]);
    expect(localStorage.getItem('lectern.theme')).toBe('dark');
  });

  it('takes a theme back that was only tried', async () => {
    serve({ theme: 'light' });
    const { user } = renderPage(<SettingsPage />);
    await user.selectOptions(await screen.findByLabelText('Theme'), 'dark');
    await waitFor(() => expect(theme()).toBe('dark'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(theme()).toBe('light'));
  });

  it('asks before it deletes more, with what goes; who declines has saved nothing', async () => {
    const kept = serve();
    kept.due = { recordings: 3, sessions: 1 };
    const { user } = renderPage(<SettingsPage />);
    await user.selectOptions(await screen.findByLabelText('Keep sessions for'), '1-year');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText(/1 session with transcript and analysis and the audio of 3 sessions/);
    await user.click(screen.getByRole('button', { name: 'Do not save' }));
    expect([kept.saved, kept.looked]).toEqual([[], [{ deleteRecordings: 'false', keepSessions: '1-year' }]]);
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Save and delete old ones' }));
    await waitFor(() => expect(kept.saved).toEqual([{ keepSessions: '1-year' }]));
  });

  it('has every control, with its choices and what holds by default', async () => {
    serve();
    renderPage(<SettingsPage />);
    const choices = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text, selected }) =>
        selected ? `[${text}]` : text,
      );
    await screen.findByLabelText('Theme');
    expect(choices('Recording quality')).toEqual(['Standard, 16 kHz', '[High, 44 kHz]', 'Ultra, 48 kHz']);
    expect(screen.getByLabelText<HTMLInputElement>('Microphone sensitivity')).toMatchObject({
      min: '0',
      max: '100',
      value: '75',
    });
    expect(screen.getByRole('switch', { name: 'Auto-record', checked: true })).toBeTruthy();
    expect(choices('Default scenario').slice(0, 4)).toEqual([
      '[Opening Statement]',
      'Cross-Examination',
      'Closing Argument',
      'Motion Hearing',
    ]);
    expect(choices('Difficulty')).toEqual(['Beginner', '[Intermediate]', 'Advanced']);
    expect(choices('Analysis depth')).toEqual(['Basic', 'Standard', '[Comprehensive]']);
    expect(choices('Theme')).toEqual(['Light', 'Dark', '[As the system]']);
    expect(choices('Language')).toEqual(['[English]']);
    expect(
      screen.getByRole('switch', { name: 'Auto-delete recordings after 30 days', checked: false }),
    ).toBeTruthy();
    expect(choices('Keep sessions for')).toEqual(['30 days', '6 months', '1 year', '[Indefinitely]']);
    screen.getByRole('link', { name: 'Notification preferences' });
  });

  it('leads from the list of sections to each of them', async () => {
    serve();
    renderPage(<SettingsPage />);
    const links = await screen.findByRole('navigation', { name: 'Sections' });
    for (const link of links.querySelectorAll('a')) {
      const heading = document.querySelector(link.getAttribute('href') ?? '#none');
      expect(heading?.textContent).toBe(link.textContent);
    }
    expect(links.querySelectorAll('a')).toHaveLength(document.querySelectorAll('h2').length);
  });

  it('lists what would be deleted now, by what is chosen and not yet saved', async () => {
    const kept = serve();
    kept.due = { recordings: 0, sessions: 1 };
    const { user } = renderPage(<SettingsPage />);
    await user.selectOptions(await screen.findByLabelText('Keep sessions for'), '6-months');
    await user.click(screen.getByRole('button', { name: 'What would be deleted now' }));
    await screen.findByRole('link', { name: 'Opening, first try' });
    expect(kept.saved).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Keep sessions for'), 'indefinite');
    expect(screen.queryByRole('link', { name: 'Opening, first try' })).toBeNull();
  });

  it('goes back to the defaults, and back again by Undo', async () => {
    const mine = { theme: 'dark', microphoneSensitivity: 20, difficulty: 'Advanced' } as const;
    const kept = serve(mine);
    const { user } = renderPage(<SettingsPage />);
    await user.click(await screen.findByRole('button', { name: 'Reset to Defaults' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.saved).toHaveLength(2));
    expect(kept.saved).toEqual([DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...mine }]);
  });

  it('keeps what was changed when it cannot be saved', async () => {
    const kept = serve();
    kept.refuses = true;
    const { user } = renderPage(<SettingsPage />);
    await user.selectOptions(await screen.findByLabelText('Difficulty'), 'Advanced');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Difficulty')).toHaveProperty('value', 'Advanced');
  });
});
