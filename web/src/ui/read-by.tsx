import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.js';
import type { Spoken } from './spoken.js';

const ReadByWords = lazyPart(() => import('./read-by-words.js'), 'ReadByWords');

/** Who read a file aloud, where the server says so. */
export function ReadBy({ spoken }: { spoken: Spoken | undefined }) {
  return (
    spoken && (
      <Suspense>
        <ReadByWords {...spoken} />
      </Suspense>
    )
  );
}
