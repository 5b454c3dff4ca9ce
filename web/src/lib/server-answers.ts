const AGAIN_AFTER_MS = 2_000;

/** Resolves once the server answers: at once where it does, else with the network or when it is up again. Ends with `signal`. */
export async function serverAnswers(signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && !(await isReached())) {
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        removeEventListener('online', goOn);
        resolve();
      };
      const timer = setTimeout(goOn, AGAIN_AFTER_MS);
      addEventListener('online', goOn);
    });
  }
}

const isReached = () =>
  fetch('/api/health/live', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
