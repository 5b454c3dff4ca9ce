/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { type DataExport, dataExport } from '@lectern/contracts/data-export';
import { screen, waitFor } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { ExportPanel } from './export-panel.js';

const server = serveMockApi();
const ID = '00000000-0000-4000-8000-000000000001';

const anExport = (changes: Partial<DataExport> = {}): DataExport => ({
  id: ID,
  state: 'running',
  stage: 'packing-files',
  progress: 0.4,
  requestedAt: '2026-11-20T10:00:00.000Z',
  size: null,
  expiresAt: null,
  ...changes,
});
const aReadyOne = (): DataExport =>
  anExport({
    state: 'ready',
    stage: null,
    progress: 1,
    size: 1_510_612_736,
    expiresAt: '2026-11-27T10:00:00.000Z',
  });

/** A server with at most one export. */
function serve(newest: DataExport | null = null) {
  const kept = { newest, removed: [] as unknown[], linked: [] as unknown[], expired: false };
  server.use(
    ...answers(dataExport.get, () => ({ export: kept.newest })),
    ...answers(dataExport.start, () => (kept.newest = anExport({ stage: null, progress: 0 }))),
    ...answers(dataExport.remove, (input) => {
      kept.removed.push(input);
      kept.newest = null;
      return null;
    }),
    ...answers(dataExport.link, (input) => {
      kept.linked.push(input);
      return kept.expired
        ? refuse(404, 'not_found', 'There is no such export. It may have expired.')
        : { url: '/media/signed', expiresAt: '2026-11-20T11:00:00.000Z' };
    }),
  );
  return kept;
}

describe('the export of the own data', () => {
  it('is asked for, shown while it runs, and canceled; the focus stays where the work is', async () => {
    const kept = serve();
    const { user } = renderPage(<ExportPanel />);
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    await screen.findByText('Waiting for its turn');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.click(cancel);
    const again = await screen.findByRole('button', { name: 'Export my data' });
    expect(kept.removed).toEqual([{ exportId: ID }]);
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('says how far it is', async () => {
    serve(anExport());
    renderPage(<ExportPanel />);
    const bar = await screen.findByRole('progressbar', { name: 'Packing recordings and documents' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull();
  });

  it('is downloaded by a link that is made when it is wanted, and says its size and its end', async () => {
    const kept = serve(aReadyOne());
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(new URL(this.href).pathname);
    });
    try {
      const { user } = renderPage(<ExportPanel />);
      await screen.findByText(/1\.5 GB\. It can be downloaded until/);
      expect(kept.linked).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(opened).toEqual(['/media/signed']));
    } finally {
      click.mockRestore();
    }
  });

  it('that has expired meanwhile says so', async () => {
    const kept = serve(aReadyOne());
    kept.expired = true;
    const { user } = renderPage(<ExportPanel />);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It may have expired.');
  });

  it('that failed says so, and can be asked for anew', async () => {
    serve(anExport({ state: 'failed', stage: null, progress: 0 }));
    const { user } = renderPage(<ExportPanel />);
    await screen.findByText(/could not be made\. Nothing of it was kept\./);
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await screen.findByText('Waiting for its turn');
    expect(screen.queryByText(/could not be made/)).toBeNull();
  });

  it('goes when its file is deleted', async () => {
    const kept = serve(aReadyOne());
    const { user } = renderPage(<ExportPanel />);
    await user.click(await screen.findByRole('button', { name: 'Delete the file' }));
    await screen.findByRole('button', { name: 'Export my data' });
    expect(kept.removed).toEqual([{ exportId: ID }]);
  });
});
