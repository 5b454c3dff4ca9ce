import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Gives a test `loadOutside`: a `require` outside jest's sandbox. In the sandbox each use of a global is slow, and the big-number
 * arithmetic of the user-pool clients takes a hundred times as long.
 */
class ClientsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadOutside = createRequire(import.meta.url);
  }
}

// jest takes an environment from the default export.
export default ClientsEnvironment; // oxlint-disable-line import/no-default-export
