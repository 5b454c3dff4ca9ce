import { describe, expect, it } from '@jest/globals';
import { dragged, isMovable, squareOf, WHOLE } from './crop.rules.js';

const wide = { width: 400, height: 200 };

describe('the part of a picture that is kept', () => {
  it('is the largest square in the middle, and moves to the edges but not beyond', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf(wide, { zoom: 1, x: -1, y: 1 })).toEqual({ left: 0, top: 0, side: 200 });
    expect(squareOf(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 300, top: 100, side: 100 });
    expect(squareOf(wide, { zoom: 99, x: 7, y: -7 })).toEqual({ left: 350, top: 0, side: 50 });
  });

  it('follows the pointer that drags it, pixel by pixel', () => {
    const near = { zoom: 2, x: 0, y: 0 };
    const before = squareOf(wide, near);
    // Half of what is shown: half the side of the square.
    const after = squareOf(wide, dragged(wide, near, { x: -120, y: 0 }, 240));
    expect(after.left - before.left).toBeCloseTo(50);
    expect(dragged(wide, near, { x: 10_000, y: 10_000 }, 240)).toEqual({ zoom: 2, x: -1, y: -1 });
  });

  it('stays where there is nothing to move', () => {
    expect(dragged(wide, WHOLE, { x: 0, y: 50 }, 240)).toEqual(WHOLE);
    expect([isMovable(400, 200), isMovable(200, 200)]).toEqual([true, false]);
  });
});
