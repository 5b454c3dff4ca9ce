import type { JobProgress } from '@lectern/contracts/live';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far the user's running jobs are, by job id, as far as this page has heard of them. */
export type JobsState = Record<string, JobProgress>;

const initialState: JobsState = {};

const jobsSlice = createSlice({
  name: 'jobs',
  initialState,
  reducers: {
    jobProgressed: (state, { payload }: PayloadAction<JobProgress>) => {
      state[payload.jobId] = payload;
    },
    jobsForgotten: () => initialState,
  },
});

export const jobsReducer = jobsSlice.reducer;
export const { jobProgressed, jobsForgotten } = jobsSlice.actions;
