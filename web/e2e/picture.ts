import type { Page } from 'playwright-core';

/** A picture of 600 by 300 pixels, drawn by the browser itself. */
export const drawnPicture = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 300);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#27527e';
      context.fillRect(0, 0, 600, 300);
      context.fillStyle = '#e9c46a';
      context.fillRect(240, 90, 120, 120);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
