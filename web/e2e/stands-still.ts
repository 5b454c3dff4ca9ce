import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/**
 * A press begins with what stands under the pointer and ends with it: what `shows` brings up must not move on any frame of its first
 * half second, not even while nothing of it can be seen.
 */
export async function standsStill(page: Page, selector: string, shows: () => Promise<void>): Promise<void> {
  const places = page.evaluate(
    (wanted) =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        let began = 0;
        const look = (now: number) => {
          const place = document.querySelector(wanted)?.getBoundingClientRect();
          if (place) {
            began ||= now;
            seen.push([place.x, place.y, place.width].map(Math.round).join(' '));
          }
          if (began > 0 && now - began > 500) done(seen);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
  await shows();
  const seen = await places;
  assert.ok(seen.length > 1);
  assert.deepEqual([...new Set(seen)], seen.slice(0, 1));
}
