import type { ModelSource } from '@lectern/contracts/case-model';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import { ShowPageContext } from './source-quote.js';

const PageDialog = lazyPart(() => import('../../../documents/page-view.js'), 'PageDialog');

/** Where the pages that something was read on can be looked at. */
export function WithPages({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ModelSource | null>(null);
  return (
    <ShowPageContext value={setShown}>
      {children}
      {shown?.document?.id !== undefined && shown.page !== undefined && (
        <Suspense>
          <PageDialog
            documentId={shown.document.id}
            page={shown.page}
            quote={shown.quote}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </ShowPageContext>
  );
}
