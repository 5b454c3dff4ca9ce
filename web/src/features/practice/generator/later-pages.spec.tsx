/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { content } from '@lectern/contracts/content';
import { progress } from '@lectern/contracts/progress';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { aSession } from '../../../testing/sessions.js';
import { practiceScenario, type PracticeScenario } from '../scenario-guidance.js';
import { CaseDetailsTab } from './case-details-tab.js';
import { useCaseDraft } from './use-case-draft.js';

const server = serveMockApi();
// The page asks again every five seconds.
jest.setTimeout(60_000);
const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';
const opening = practiceScenario('opening-statement') as PracticeScenario;
const FIRST = { clientName: 'Marrowby', keyFacts: 'A door fell on her hand.' };
const PRAYER = 'Judgment for $2,460,000.';

const pages = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A scan of sixteen pages: twelve are read when the form opens, the prayer stands on the sixteenth. */
function serveScan() {
  const scan = { reading: true, pagesRead: 12, kept: FIRST as CaseDetails };
  server.use(
    ...answers(progress.comparison, () => []),
    ...answers(sessions.list, () => []),
    ...answers(scripts.get, () => ({
      sessionId: SESSION,
      sessionTitle: 'Marrowby v. Talvane',
      caseData: scan.kept,
      script: null,
    })),
    ...answers(content.getDocument, () => ({
      document: {
        fileName: 'complaint.pdf',
        reading: scan.reading,
        parsed: {
          ...FIRST,
          ...(scan.pagesRead === 16 && { desiredOutcome: PRAYER }),
          sessionId: SESSION,
          sessionTitle: 'Marrowby v. Talvane',
          sources:
            scan.pagesRead === 16
              ? [{ field: 'desiredOutcome' as const, page: 16, quote: PRAYER, confidence: 0.9 }]
              : [],
          pageCount: 16,
          ocrPages: pages(scan.pagesRead),
          warnings: [],
        },
      },
    })),
    ...answers(sessions.update, ({ caseData = {} }) => {
      scan.kept = caseData;
      return aSession({ id: SESSION, ...caseData, caseData });
    }),
  );
  return scan;
}

function Form() {
  const draft = useCaseDraft('opening-statement', null);
  return <CaseDetailsTab scenario={opening} draft={draft} onGenerated={() => undefined} />;
}

const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

it('an open form says that the rest of a scan is being read, then what it can fill, and fills it', async () => {
  const scan = serveScan();
  const { user } = renderPage(<Form />, `/practice?session=${SESSION}`);
  expect(
    await screen.findByText(/The remaining pages are being read\. You can go on meanwhile\./),
  ).toBeTruthy();
  expect((await field(/Desired outcome/)).value).toBe('');
  Object.assign(scan, { pagesRead: 14 });
  expect(await screen.findByText(/Pages 13-14 are read, the rest is being read\./)).toBeTruthy();
  Object.assign(scan, { pagesRead: 16, reading: false });
  expect(await screen.findByText(/Pages 13-16 are read\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fill the empty field' }));
  expect((await field(/Desired outcome/)).value).toBe(PRAYER);
  expect((await field(/Key facts/)).value).toBe(FIRST.keyFacts);
  await waitFor(() => expect(scan.kept.desiredOutcome).toBe(PRAYER));
});

it('says so where the later pages fill nothing', async () => {
  const scan = serveScan();
  scan.kept = { ...FIRST, desiredOutcome: 'A new trial.' };
  renderPage(<Form />, `/practice?session=${SESSION}`);
  await screen.findByText(/The remaining pages are being read\./);
  Object.assign(scan, { pagesRead: 16, reading: false });
  expect(await screen.findByText(/They fill no empty field\./)).toBeTruthy();
  expect((await field(/Desired outcome/)).value).toBe('A new trial.');
});
