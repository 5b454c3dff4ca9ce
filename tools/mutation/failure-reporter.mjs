import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes down the spec that failed, since a run that ends at the first failure leaves no result of its own, and how long each spec that
 * passed took.
 */
export default class FailureReporter {
  onTestResult(_, { testFilePath: name, failureMessage: message, perfStats }) {
    const { FAILURE_FILE, TIMES_FILE } = process.env;
    if (message) return writeFileSync(FAILURE_FILE, JSON.stringify({ name, message }));
    const times = existsSync(TIMES_FILE) ? JSON.parse(readFileSync(TIMES_FILE, 'utf8')) : {};
    return writeFileSync(TIMES_FILE, JSON.stringify({ ...times, [name]: perfStats.runtime }));
  }
}
