/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, settings, type Settings } from '@lectern/contracts/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers } from '../testing/mock-api.js';
import { serveMockApi } from '../testing/mock-server.js';
import { attorney, renderPage } from '../testing/render-page.js';
import { useSettings } from './use-settings.js';

const server = serveMockApi();
const recorderKey = `lectern.recording.${attorney.sub}`;

function serve(given: Partial<Settings>, chosen: string[]) {
  const saved: unknown[] = [];
  let now = { ...DEFAULT_SETTINGS, ...given };
  server.use(
    ...answers(settings.get, () => ({ settings: now, chosen, updatedAt: null })),
    ...answers(settings.save, (change) => {
      saved.push(change);
      now = { ...now, ...change } as Settings;
      return { settings: now, chosen: [...chosen, ...Object.keys(change)], updatedAt: null };
    }),
  );
  return saved;
}

function Level() {
  const { settings: mine, change } = useSettings();
  return (
    <>
      <output>{`${mine.recordingQuality} ${mine.microphoneSensitivity}`}</output>
      <button type="button" onClick={() => change({ microphoneSensitivity: mine.microphoneSensitivity + 1 })}>
        Louder
      </button>
    </>
  );
}
const level = () => screen.getByRole('status').textContent;

describe('the settings of the signed-in user', () => {
  it('begin with what this browser had stored, which moves to the server once', async () => {
    localStorage.setItem(recorderKey, '{"quality":"ultra","sensitivity":40}');
    const saved = serve({ microphoneSensitivity: 90 }, ['microphoneSensitivity']);
    renderPage(<Level />);
    expect(level()).toBe('ultra 40');
    await waitFor(() => expect(level()).toBe('ultra 90'));
    expect(saved).toEqual([{ recordingQuality: 'ultra' }]);
    expect(localStorage.getItem(recorderKey)).toBeNull();
  });

  it('hold at once when they change, and are saved together a moment later', async () => {
    const saved = serve({}, []);
    renderPage(<Level />);
    await waitFor(() => expect(level()).toBe('high 75'));
    // Both in one moment, however busy the machine is.
    fireEvent.click(screen.getByRole('button', { name: 'Louder' }));
    fireEvent.click(screen.getByRole('button', { name: 'Louder' }));
    expect(level()).toBe('high 77');
    await waitFor(() => expect(saved).toEqual([{ microphoneSensitivity: 77 }]));
  });

  it('are no defaults where what was stored is damaged', async () => {
    localStorage.setItem(recorderKey, '{"quality":"best","sensitivity":400}');
    const saved = serve({ recordingQuality: 'standard' }, ['recordingQuality']);
    renderPage(<Level />);
    expect(level()).toBe('high 75');
    await waitFor(() => expect(level()).toBe('standard 75'));
    expect(saved).toEqual([]);
  });
});
