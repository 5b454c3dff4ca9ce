import { writeFileSync } from 'node:fs';

/** Writes down the spec that failed: a run that ends at the first failure leaves no result of its own. */
export default class FailureReporter {
  onTestResult(_, { testFilePath: name, failureMessage: message }) {
    if (message) writeFileSync(process.env.FAILURE_FILE, JSON.stringify({ name, message }));
  }
}
