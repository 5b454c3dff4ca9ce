import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { FLAGS } from './chromium-flags.ts';

/** A browser that can be killed like a crash, and started again on the same profile. */
export interface KillableBrowser {
  browser: Browser;
  page: Page;
  kill: () => Promise<void>;
}

/** Starts Chromium on a profile folder, with a microphone that plays the given WAV file in a loop. */
export async function startBrowser(
  program: string,
  profile: string,
  microphone: string,
): Promise<KillableBrowser> {
  const running = spawn(
    program,
    [
      ...FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,1000',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await debuggerAddress(running));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('Chromium opened no page');
  page.setDefaultTimeout(20_000);
  return {
    browser,
    page,
    kill: async () => {
      if (running.exitCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
  };
}

async function debuggerAddress(running: ChildProcess): Promise<string> {
  if (!running.stderr) throw new Error('Chromium has no error output');
  for await (const line of createInterface(running.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      running.stderr.resume();
      return address;
    }
  }
  throw new Error('Chromium did not start');
}
