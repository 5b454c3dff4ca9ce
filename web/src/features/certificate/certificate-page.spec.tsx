/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { achievements } from '@lectern/contracts/achievements';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { CertificatePage } from './certificate-page.js';

const server = serveMockApi();
const NUMBER = 'LC-0000-1111-2222-3333';

/** Without store and overlays: the page needs neither. */
function open(number: string) {
  const router = createMemoryRouter([{ path: '/certificate/:number', Component: CertificatePage }], {
    initialEntries: [`/certificate/${number}`],
  });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const serve = () =>
  server.use(
    ...answers(achievements.checkCertificate, ({ number }) =>
      number === '0000111122223333'
        ? { number: NUMBER, name: 'Wrenna Attleby', issuedOn: '2026-11-23' }
        : refuse(404, 'not_found', 'No such certificate'),
    ),
  );

describe('the certificate check', () => {
  it('tells name and day of a genuine one, and nothing else', async () => {
    serve();
    open(NUMBER);
    await screen.findByText(/This certificate is genuine/);
    expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual([
      'Wrenna Attleby',
      'Communication Certification, Lectern',
      'November 23, 2026',
      NUMBER,
    ]);
  });

  it('knows an unknown number from one that is none, and checks another', async () => {
    serve();
    const user = open('LC-0000-1111-2222-3334');
    await screen.findByText('No certificate with this number');
    await user.type(screen.getByLabelText('Check another number'), 'my-diploma');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('This is not a certificate number');
    await user.type(screen.getByLabelText('Check another number'), 'lc 0000 1111 2222 3333');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText(/This certificate is genuine/);
  });

  it.each([
    [500, 'internal', 'Nothing is said about the certificate. Please try again.'],
    [429, 'rate_limited', 'Too many numbers were checked from here. Please wait a minute.'],
  ] as const)('says nothing about a certificate after %s', async (status, code, said) => {
    server.use(...answers(achievements.checkCertificate, () => refuse(status, code, 'No.')));
    const user = open(NUMBER);
    await screen.findByText(said);
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/This certificate is genuine/);
  });
});
