import { analysis } from './analysis.js';
import { calendar } from './calendar.js';
import { content } from './content.js';
import type { Operation } from './define.js';
import { identity } from './identity.js';
import { notificationPreferences, notifications, push } from './notifications.js';
import { profile } from './profile.js';
import { schedule } from './schedule.js';
import { scripts } from './scripts.js';
import { sessions } from './sessions.js';
import { shares } from './shares.js';
import { storedFiles } from './stored-files.js';
import { takeAnalysis, takes } from './takes.js';

/** Every operation of every service: what the gateway builds its routes and the API description from. */
export const OPERATIONS: Operation[] = [
  identity,
  profile,
  sessions,
  scripts,
  storedFiles,
  shares,
  takes,
  takeAnalysis,
  schedule,
  calendar,
  content,
  analysis,
  notifications,
  notificationPreferences,
  push,
].flatMap((group) => Object.values(group));
