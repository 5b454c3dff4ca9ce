/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { sameCase, type CaseDetails } from '@lectern/contracts/case';
import { content } from '@lectern/contracts/content';
import { progress } from '@lectern/contracts/progress';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { keepTabDraft } from '../../../lib/tab-drafts.js';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { aSession } from '../../../testing/sessions.js';
import { practiceScenario, type PracticeScenario } from '../scenario-guidance.js';
import { CaseDetailsTab } from './case-details-tab.js';
import { useCaseDraft } from './use-case-draft.js';

const server = serveMockApi();
const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';
const opening = practiceScenario('opening-statement') as PracticeScenario;

const saved = (caseData: CaseDetails) => aSession({ id: SESSION, ...caseData, caseData });

/** A server that keeps one case and refuses what was made of an older one. */
function serveCase(first: CaseDetails) {
  const kept = { caseData: first, saves: 0 };
  server.use(
    ...answers(progress.comparison, () => []),
    ...answers(sessions.list, () => []),
    ...answers(content.getDocument, () => ({ document: null })),
    ...answers(scripts.get, () => ({
      sessionId: SESSION,
      sessionTitle: 'Marrowby v. Talvane',
      caseData: kept.caseData,
      script: null,
    })),
    ...answers(sessions.update, ({ caseData = {}, expectedCaseData }) => {
      if (expectedCaseData && !sameCase(kept.caseData, expectedCaseData))
        return refuse(409, 'conflict', 'Another window changed this case meanwhile.');
      kept.caseData = caseData;
      kept.saves += 1;
      return saved(caseData);
    }),
  );
  return kept;
}

function Form() {
  const draft = useCaseDraft('opening-statement', null);
  return <CaseDetailsTab scenario={opening} draft={draft} onGenerated={() => undefined} />;
}

function Cross() {
  const draft = useCaseDraft('cross-examination', null);
  const cross = practiceScenario('cross-examination') as PracticeScenario;
  return <CaseDetailsTab scenario={cross} draft={draft} onGenerated={() => undefined} />;
}

const shown = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

describe('the case form', () => {
  it('is empty without a session, whatever was practiced before', async () => {
    server.use(...answers(sessions.list, () => [saved({ clientName: 'Diaz', keyFacts: 'A fall at work.' })]));
    renderPage(<Form />, '/practice?scenario=opening-statement');
    expect((await shown(/Client name/)).value).toBe('');
    expect((await shown(/Key facts/)).value).toBe('');
  });

  it('saves what is typed with its session', async () => {
    const kept = serveCase({ clientName: 'Marrowby' });
    const { user } = renderPage(<Form />, `/practice?session=${SESSION}`);
    const facts = await shown(/Key facts/);
    await waitFor(async () => expect((await shown(/Client name/)).value).toBe('Marrowby'));
    await user.type(facts, 'The spring cracked.');
    await waitFor(() => expect(kept.caseData.keyFacts).toBe('The spring cracked.'), { timeout: 3_000 });
    expect(kept.caseData.clientName).toBe('Marrowby');
  });

  it('asks again for the witness of the last draft, until another one is chosen', async () => {
    serveCase({ clientName: 'Marrowby' });
    server.use(...answers(content.getCaseModel, () => refuse(404, 'not_found', 'No case model.')));
    keepTabDraft(`asked.${SESSION}.cross-examination`, {
      sessionId: SESSION,
      requestId: SESSION,
      caseDetails: {},
      witness: 'Denise Lachance',
    });
    const { user } = renderPage(<Cross />, `/practice?session=${SESSION}`);
    const witness = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Witness' });
    await waitFor(() => expect(witness.value).toBe('Denise Lachance'));
    await user.clear(witness);
    await user.type(witness, 'Ada Orne');
    expect(witness.value).toBe('Ada Orne');
  });

  it('puts together what two windows typed into different fields', async () => {
    const kept = serveCase({ clientName: 'Marrowby' });
    const { user } = renderPage(<Form />, `/practice?session=${SESSION}`);
    await waitFor(async () => expect((await shown(/Client name/)).value).toBe('Marrowby'));
    kept.caseData = { clientName: 'Odile Marrowby' };
    await user.type(await shown(/Key facts/), 'The spring cracked.');
    await waitFor(
      () => expect(kept.caseData).toEqual({ clientName: 'Odile Marrowby', keyFacts: 'The spring cracked.' }),
      { timeout: 4_000 },
    );
    expect((await shown(/Client name/)).value).toBe('Odile Marrowby');
  });

  it('asks when both typed into one field, saves nothing until then, and takes the choice', async () => {
    const kept = serveCase({ keyFacts: 'A door fell.' });
    const { user } = renderPage(<Form />, `/practice?session=${SESSION}`);
    const facts = await shown(/Key facts/);
    await waitFor(() => expect(facts.value).toBe('A door fell.'));
    kept.caseData = { keyFacts: 'A door fell on her hand.' };
    await user.type(facts, ' Door 6.');
    const asked = await screen.findByRole('alert', {}, { timeout: 3_000 });
    expect(asked.textContent).toContain('A door fell. Door 6.');
    expect(asked.textContent).toContain('A door fell on her hand.');
    expect(kept.saves).toBe(0);
    await user.click(within(asked).getByRole('button', { name: /Take what is there/ }));
    expect(facts.value).toBe('A door fell on her hand.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
