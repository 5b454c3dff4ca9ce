import { z } from 'zod';

/** Where a run of a job stands. */
export const JobState = z.enum(['queued', 'running', 'completed', 'failed']);
export type JobState = z.infer<typeof JobState>;
