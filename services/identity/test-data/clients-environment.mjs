import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const LONG_MS = 120_000;

/**
 * Gives a test `loadOutside`: a `require` outside jest's sandbox. In the sandbox each use of a global is slow, and the big-number
 * arithmetic of the user-pool clients takes a hundred times as long.
 */
class ClientsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOutside = createRequire(import.meta.url);
    // After a sign-up aws-amplify waits for three minutes; that must not hold the test run.
    const setTimer = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms, ...rest) => {
      const timer = setTimer(run, ms, ...rest);
      return ms >= LONG_MS ? timer.unref() : timer;
    };
    this.restore = () => (globalThis.setTimeout = setTimer);
  }

  async teardown() {
    this.restore();
    await super.teardown();
  }
}

export default ClientsEnvironment;
