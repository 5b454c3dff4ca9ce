import { achievements } from './achievements.js';
import { analysis } from './analysis.js';
import { scriptChecks } from './case-scripts.js';
import { cases } from './cases.js';
import type { Operation } from './define.js';
import { documents } from './documents.js';
import { exportRecords } from './export-records.js';
import { timeZones } from './notifications.js';
import { profile } from './profile.js';
import { progress } from './progress.js';
import { retakeAnalysis } from './retakes.js';
import { scripts } from './scripts.js';
import { sessions } from './sessions.js';
import { sharedReport } from './shared-report.js';

/** The gateway passes on what users ask, so it may ask everything. */
export const GATEWAY = 'gateway';

/**
 * What each service asks of others, and nothing else: the broker's permissions and the services themselves hold to it. A
 * service that is not named asks nothing.
 */
export const CALLS: Record<string, Operation[]> = {
  community: [profile.getAddress, timeZones.get],
  content: [cases.find, sessions.get, sessions.openForDocument, scripts.keep],
  notifications: [profile.getAddress, progress.week],
  sessions: [
    analysis.inspectRecording,
    analysis.getReport,
    sharedReport.get,
    retakeAnalysis.getReports,
    documents.count,
    scriptChecks.checkText,
    profile.get,
    ...Object.values(exportRecords),
    achievements.downloadCertificate,
  ],
};

/** Whether a service may ask for an operation of another one. */
export const mayAsk = (service: string, operation: string): boolean =>
  service === GATEWAY || (CALLS[service] ?? []).some(({ name }) => name === operation);
