/** Keeps the screen on where the browser can: a phone that dims its screen would stop the recording. */
export class ScreenLock {
  private readonly lock = request();

  release(): void {
    void this.lock.then((held) => held?.release());
  }
}

async function request(): Promise<WakeLockSentinel | null> {
  try {
    return 'wakeLock' in navigator ? await navigator.wakeLock.request('screen') : null;
  } catch {
    return null;
  }
}
