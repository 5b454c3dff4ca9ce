import type { JobProgress } from '@lectern/contracts/live';
import { useSelector } from 'react-redux';
import type { AuthState, User } from './auth.slice.js';
import type { JobsState } from './jobs.slice.js';
import type { LineState } from './line.slice.js';

/** The parts of the store that api/ itself brings along. */
export interface ApiState {
  auth: AuthState;
  jobs: JobsState;
  line: LineState;
}

export const useAuth = (): AuthState => useSelector((state: ApiState) => state.auth);

/** The signed-in user; null on public pages. */
export const useUser = (): User | null => useSelector((state: ApiState) => state.auth.user);

/** The newest progress that the socket brought for a job, if any. */
export const useJobProgress = (jobId: string | null | undefined): JobProgress | undefined =>
  useSelector((state: ApiState) => (jobId ? state.jobs[jobId] : undefined));

/** Whether the socket brings news at once; without it they must be asked for. */
export const useIsLive = (): boolean => useSelector((state: ApiState) => state.line.isUp);
