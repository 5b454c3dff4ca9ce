import { account } from './account.js';
import { achievements } from './achievements.js';
import { analysis } from './analysis.js';
import { calendar } from './calendar.js';
import { caseScripts, scriptChecks, speakingCopies } from './case-scripts.js';
import { cases } from './cases.js';
import { comments, community } from './community.js';
import { membership } from './membership.js';
import { content } from './content.js';
import type { Operation } from './define.js';
import { dataExport } from './data-export.js';
import { documents } from './documents.js';
import { exportRecords } from './export-records.js';
import { gateway } from './gateway.js';
import { goals } from './goals.js';
import { identity } from './identity.js';
import { leaderboard } from './leaderboard.js';
import { localVoices } from './voices.js';
import { localWords } from './local-words.js';
import { notificationPreferences, notifications, push, timeZones } from './notifications.js';
import { ownAssessments } from './own-assessment.js';
import { profile } from './profile.js';
import { progress } from './progress.js';
import { quiz } from './quiz.js';
import { schedule } from './schedule.js';
import { scripts } from './scripts.js';
import { secondFactor } from './second-factor.js';
import { sessionList } from './session-list.js';
import { sessions } from './sessions.js';
import { sharedReport } from './shared-report.js';
import { settings } from './settings.js';
import { shares } from './shares.js';
import { signIns } from './sign-ins.js';
import { storedFiles } from './stored-files.js';
import { guide } from './guide.js';
import { library } from './library.js';
import { machineDrafts } from './machine-drafts.js';
import { retakeAnalysis, retakes } from './retakes.js';

/** Every operation of every service: what the gateway builds its routes and the API description from. */
export const OPERATIONS: Operation[] = [
  gateway,
  identity,
  profile,
  account,
  signIns,
  secondFactor,
  cases,
  caseScripts,
  scriptChecks,
  speakingCopies,
  sessionList,
  progress,
  goals,
  ownAssessments,
  sessions,
  scripts,
  storedFiles,
  settings,
  dataExport,
  exportRecords,
  shares,
  sharedReport,
  retakes,
  retakeAnalysis,
  schedule,
  calendar,
  content,
  machineDrafts,
  guide,
  library,
  documents,
  analysis,
  localWords,
  localVoices,
  notifications,
  notificationPreferences,
  timeZones,
  push,
  community,
  comments,
  membership,
  achievements,
  leaderboard,
  quiz,
].flatMap((group) => Object.values(group));
