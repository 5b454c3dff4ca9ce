/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { gateway } from '@lectern/contracts/gateway';
import type { AppConfig } from '@lectern/contracts/app-config';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answers } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { ReadBy } from '../../../ui/read-by.js';
import { VoiceChoice } from './voice-choice.js';
import { WhoReads } from './who-reads.js';

const server = serveMockApi();
const HERE: AppConfig['endpoints'] = { drafting: null, words: null, voices: null };

describe('who reads on this installation', () => {
  it.each([
    ['ready', /^Read by Piper, a natural voice on this machine: nothing leaves it\.$/],
    ['absent', /^Read by espeak-ng, .*A natural voice can be added; .* starts with npm run models\.$/],
    ['damaged', /^Read by espeak-ng, .* is damaged; .* with npm run models -- check\.$/],
  ] as const)('is said, with the command that helps, when its voice is %s', (localVoices, words) => {
    const { container } = render(<WhoReads endpoints={HERE} localVoices={localVoices} />);
    expect(container.textContent).toMatch(words);
  });

  it('names a server that the operator set up, whatever is on the machine', () => {
    render(<WhoReads endpoints={{ ...HERE, voices: 'voices.example' }} localVoices="ready" />);
    expect(screen.getByText('Read by voices.example.')).toBeTruthy();
  });

  it.each(['unknown', undefined] as const)('is not guessed while it is %s', (localVoices) => {
    const { container } = render(<WhoReads endpoints={HERE} localVoices={localVoices} />);
    expect(container.textContent).toBe('');
  });
});

describe('who read a file', () => {
  it('is said with whom it stands in for, and what is still to come', async () => {
    render(<ReadBy spoken={{ by: 'espeak', insteadOf: 'piper', finerSoon: true }} />);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Read by espeak-ng, the built-in voice. Piper did not get through: it broke off, or this machine is too slow for it. ' +
        'Kokoro, which takes longer, reads the same now: play or download it again in some minutes to get that.',
    );
  });

  it('names no reader that this version does not know', async () => {
    const { container } = render(<ReadBy spoken={{ by: 'newer', insteadOf: 'newest', finerSoon: true }} />);
    expect((await screen.findByRole('status')).textContent).toMatch(/^Kokoro, which takes longer/);
    expect(container.textContent).not.toContain('new');
  });

  it('is nothing where the server does not say', () => {
    const { container } = render(<ReadBy spoken={undefined} />);
    expect(container.textContent).toBe('');
  });
});

describe('hearing a voice', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:sample';
    URL.revokeObjectURL = () => undefined;
  });

  it('says who read the sample', async () => {
    server.use(
      ...answers(gateway.getConfig, (): AppConfig => ({
        identity: { userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
        storage: 'this-computer',
        endpoints: HERE,
        localWords: 'absent',
        localVoices: 'ready',
      })),
      http.post('*/api/generate-audio', () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(8), {
          headers: {
            'content-type': 'audio/mpeg',
            'content-disposition': 'attachment; filename="alloy.mp3"',
            'lectern-spoken': 'by=espeak&insteadOf=piper&finerSoon=false',
          },
        }),
      ),
    );
    const { user } = renderPage(<VoiceChoice voice="alloy" onChange={() => undefined} />, '/practice');
    await screen.findByText(/^Read by Piper/);
    await user.click(screen.getByRole('button', { name: 'Hear it: alloy' }));
    expect(await screen.findByText(/^Read by espeak-ng, .* Piper did not get through/)).toBeTruthy();
  });
});
