import { JobProgress, LIVE, type CacheTag } from '@lectern/contracts/live';
import type { UnknownAction } from '@reduxjs/toolkit';
import { io } from 'socket.io-client';
import { api } from './api.js';
import { jobProgressed } from './jobs.slice.js';
import { lineChanged } from './line.slice.js';
import { currentTokens } from './tokens.js';

type Dispatch = (action: UnknownAction) => unknown;

/** Everything that a live fact can make stale: refetched after a gap in the connection. */
const everything = [...new Set(LIVE.flatMap(({ outdates }) => outdates))];

/** Listens to the facts of the signed-in user until the returned function is called. */
export function listenToLiveFacts(dispatch: Dispatch): () => void {
  const outdate = (tags: CacheTag[]) => dispatch(api.util.invalidateTags(tags));
  const socket = io({
    auth: (send) => {
      void currentTokens().then(
        ({ accessToken }) => send({ token: accessToken }),
        () => send({}),
      );
    },
  });
  let connectedBefore = false;
  socket.on('connect', () => {
    dispatch(lineChanged(true));
    if (connectedBefore) outdate(everything);
    connectedBefore = true;
  });
  // A refused token ends the attempts; a fresh one may be at hand a little later.
  let retry: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect_error', () => {
    if (!socket.active) retry = setTimeout(() => socket.connect(), 10_000);
  });
  // The server closes the socket when its token ends; connecting again brings a renewed one.
  socket.on('disconnect', (reason) => {
    dispatch(lineChanged(false));
    if (reason === 'io server disconnect') socket.connect();
  });
  for (const { fact, outdates } of LIVE) socket.on(fact, () => outdate(outdates));
  socket.on('job-progress', (message: unknown) => {
    const progress = JobProgress.safeParse(message);
    if (progress.success) dispatch(jobProgressed(progress.data));
  });
  return () => {
    clearTimeout(retry);
    dispatch(lineChanged(false));
    socket.removeAllListeners();
    socket.disconnect();
  };
}
