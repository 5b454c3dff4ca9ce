/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import type { JobProgress } from '@lectern/contracts/live';
import { act, screen, waitFor } from '@testing-library/react';
import { jobProgressed } from '../../../api/jobs.slice.js';
import { attorney, renderPage } from '../../../testing/render-page.js';
import { JobLine } from './job-line.js';

const JOB = '5f0f7c1e-0000-4000-8000-00000000000c';
const NOW = { name: /Use the rules’ draft now/ };

function show(finish: () => Promise<boolean>) {
  const page = renderPage(
    <JobLine jobId={JOB} doing="Drafting" onFinishByRules={finish} onCancel={() => undefined} />,
  );
  const reach = (stage: JobProgress['stage']) =>
    act(() =>
      page.store.dispatch(
        jobProgressed({
          jobId: JOB,
          job: 'content.write-script',
          userId: attorney.sub,
          status: 'running',
          progress: 0.3,
          stage,
        }),
      ),
    );
  return { ...page, reach };
}

it('offers the draft by rules while a model writes, and at no other time', async () => {
  const { reach } = show(async () => true);
  expect(screen.queryByRole('button', NOW)).toBeNull();
  await reach('model-writing');
  expect(screen.queryByRole('button', NOW)).not.toBeNull();
  await reach('checking-sentences');
  expect(screen.queryByRole('button', NOW)).toBeNull();
});

it('asks once, and again only where the server did not hear of it', async () => {
  const heard = [false, true];
  let asked = 0;
  const { user, reach } = show(async () => heard[asked++] ?? true);
  await reach('model-writing');
  await user.click(screen.getByRole('button', NOW));
  await waitFor(() => expect(screen.getByRole('button', NOW).className).not.toContain('loading'));
  await user.click(screen.getByRole('button', NOW));
  await user.click(screen.getByRole('button', NOW));
  expect(asked).toBe(2);
});
