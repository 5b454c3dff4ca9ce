/** @jest-environment ./tools/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessions } from '@lectern/contracts/sessions';
import { DEFAULT_SETTINGS, settings } from '@lectern/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { RecorderProvider } from '../../../recorder/recorder-context.js';
import { FakeMediaRecorder, fakeMicrophone } from '../../../testing/microphone.js';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { aSession } from '../../../testing/sessions.js';
import { practiceScenario, type PracticeScenario } from '../scenario-guidance.js';
import { SessionPanel } from './session-panel.js';
import { useTakeBench } from './take-bench.js';
import { TakeProvider } from './take-context.js';

const server = serveMockApi();
// The first one loads the whole page.
jest.setTimeout(120_000);
const opening = practiceScenario('opening-statement') as PracticeScenario;
const microphone = fakeMicrophone();

beforeEach(() => {
  server.use(...answers(settings.get, () => ({ settings: DEFAULT_SETTINGS, chosen: [], updatedAt: null })));
  microphone.install();
  // A press records at once.
  localStorage.setItem('lectern.countdown', 'off');
});
afterEach(() => microphone.remove());

function Desk() {
  const subject = useMemo(
    () => ({
      scenario: opening,
      caseId: null,
      caseName: null,
      scriptId: null,
      number: null,
      caseData: {},
      script: '',
      unspoken: null,
    }),
    [],
  );
  const bench = useTakeBench(subject);
  return (
    <TakeProvider bench={bench}>
      <SessionPanel />
    </TakeProvider>
  );
}

const open = () =>
  renderPage(
    <RecorderProvider>
      <Desk />
    </RecorderProvider>,
    '/practice?scenario=opening-statement',
  );

/** A server that opens sessions under the title that was sent. */
function serveSessions() {
  const opened: string[] = [];
  server.use(
    ...answers(sessions.create, ({ title }) => {
      opened.push(title ?? '');
      return aSession({ title: title ?? 'Opening Statement' });
    }),
  );
  return opened;
}

async function ready() {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Allow microphone' }));
  return { ...page, start: await screen.findByRole('button', { name: 'Start Recording' }) };
}

describe('the recorder panel', () => {
  it('asks for the microphone only on the press, and then offers to record', async () => {
    const { user } = open();
    const allow = await screen.findByRole('button', { name: 'Allow microphone' });
    expect(microphone.asked).toBe(0);
    await user.click(allow);
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start Recording' });
    expect(microphone.asked).toBe(1);
    expect(start.disabled).toBe(false);
  });

  it('says what to do where the browser refuses the microphone', async () => {
    microphone.refuse('NotAllowedError');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Allow microphone' }));
    expect(await screen.findByText('Could not access microphone. Please check permissions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Recording' })).toBeNull();
  });

  it('opens a session with the first sound, records, pauses and gives the take to be analyzed', async () => {
    const opened = serveSessions();
    const { user, start } = await ready();
    await user.clear(screen.getByRole('textbox', { name: /title/i }));
    await user.type(screen.getByRole('textbox', { name: /title/i }), 'Moss, first try');
    expect(opened).toEqual([]);
    await user.click(start);
    expect(await screen.findByRole('button', { name: 'Stop Recording' })).toBeTruthy();
    expect(opened).toEqual(['Moss, first try']);
    expect(screen.getByText('Nothing is sent until you press Analyze.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Pause recording' }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(FakeMediaRecorder.latest?.state).toBe('paused');
    await user.click(screen.getByRole('button', { name: 'Resume recording' }));
    expect(FakeMediaRecorder.latest?.state).toBe('recording');

    await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
    expect(await screen.findByRole('button', { name: 'Analyze' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save to disk' })).toBeTruthy();
  });

  it('tells that no copy is kept where this device keeps nothing', async () => {
    serveSessions();
    const { user, start } = await ready();
    await user.click(start);
    expect(await screen.findByText(/^A copy could not be kept on this device\./)).toBeTruthy();
  });

  it('records nothing where the session cannot be opened, and says so', async () => {
    server.use(...answers(sessions.create, () => refuse(503, 'unavailable', 'Sessions is not there.')));
    const { user, start } = await ready();
    await user.click(start);
    expect(await screen.findByText('Failed to create session. Please try again.')).toBeTruthy();
    expect(FakeMediaRecorder.latest).toBeNull();
    expect(screen.getByRole('button', { name: 'Start Recording' })).toBeTruthy();
  });

  it('does not offer to keep only numbers where nothing can be measured while speaking', async () => {
    const { user, start } = await ready();
    await user.click(screen.getByRole('switch', { name: 'Keep the numbers, discard the audio' }));
    expect(await screen.findByText(/^This browser cannot measure while you speak/)).toBeTruthy();
    expect((start as HTMLButtonElement).disabled).toBe(true);
  });

  it('keeps the take where the microphone is taken away', async () => {
    serveSessions();
    const { user, start } = await ready();
    await user.click(start);
    await screen.findByRole('button', { name: 'Stop Recording' });
    microphone.unplug();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Analyze' })).toBeTruthy());
  });
});
