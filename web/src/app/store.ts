import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { authReducer } from '../api/auth.slice.js';
import { jobsReducer } from '../api/jobs.slice.js';
import { lineReducer } from '../api/line.slice.js';

export const store = configureStore({
  reducer: { auth: authReducer, jobs: jobsReducer, line: lineReducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    // Downloaded files are blobs, which the check would complain about.
    defaults({ serializableCheck: { ignoredPaths: [api.reducerPath], ignoredActions: [] } }).concat(
      api.middleware,
    ),
});
