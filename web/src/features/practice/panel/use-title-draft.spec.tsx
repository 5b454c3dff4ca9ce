/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { forgetTabDrafts, keepTabDraft } from '../../../lib/tab-drafts.js';
import { attorney, renderPage } from '../../../testing/render-page.js';
import { useTitleDraft } from './use-title-draft.js';

const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';
const OTHER = '5f0f7c1e-0000-4000-8000-00000000000b';

const SCRIPT = '5f0f7c1e-0000-4000-8000-00000000000c';

function Title() {
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [scriptId, setScriptId] = useState<string | null>(null);
  const draft = useTitleDraft('opening-statement', sessionId, scriptId);
  return (
    <>
      <input
        aria-label="Title"
        value={draft.title ?? ''}
        onChange={({ target }) => draft.type(target.value)}
      />
      <button onClick={() => setSessionId(SESSION)}>Opened</button>
      <button onClick={() => setSessionId(OTHER)}>Another</button>
      <button onClick={() => setScriptId(SCRIPT)}>Drafted</button>
    </>
  );
}

describe('the title of a take as it was typed', () => {
  beforeEach(() => forgetTabDrafts());

  const opened = () => {
    const { user, getByRole } = renderPage(<Title />);
    const press = (name: string) => user.click(getByRole('button', { name }));
    const field = getByRole('textbox', { name: 'Title' });
    return { press, field, type: (text: string) => user.type(field, text) };
  };

  it('goes along when its session is opened', async () => {
    const { press, field, type } = opened();
    await type('Alvarez, argued');
    await press('Opened');
    expect(field).toHaveProperty('value', 'Alvarez, argued');
  });

  it('goes along when its script is known first and its session later', async () => {
    const { press, field, type } = opened();
    await press('Drafted');
    await type('Alvarez, argued');
    await press('Opened');
    expect(field).toHaveProperty('value', 'Alvarez, argued');
  });

  it('stays with its session, and is there when that is open again', async () => {
    const { press, field, type } = opened();
    await type('Alvarez, argued');
    await press('Opened');
    await press('Another');
    expect(field).toHaveProperty('value', '');
    await press('Opened');
    expect(field).toHaveProperty('value', 'Alvarez, argued');
  });

  it('is found after a reload, when the session is known a moment later', async () => {
    keepTabDraft(`title.${attorney.sub}.${SESSION}`, 'Alvarez, argued');
    const { press, field } = opened();
    expect(field).toHaveProperty('value', '');
    await press('Opened');
    expect(field).toHaveProperty('value', 'Alvarez, argued');
  });
});
