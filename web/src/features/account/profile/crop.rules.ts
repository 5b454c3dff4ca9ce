/** Which part of a picture is kept: how near, and where between its edges (-1 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Square {
  left: number;
  top: number;
  side: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

/** The square of the picture that a crop means, in its pixels; never outside it. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return {
    left: ((width - side) / 2) * (1 + within(x, -1, 1)),
    top: ((height - side) / 2) * (1 + within(y, -1, 1)),
    side,
  };
}

/** The crop after the picture was dragged by so much in a view of that many pixels: it follows the pointer. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (at: number, length: number, pixels: number): number => {
    const room = (length - side) / 2;
    return room < 0.5 ? at : within(at - (pixels * side) / view / room, -1, 1);
  };
  return { ...crop, x: moved(crop.x, size.width, by.x), y: moved(crop.y, size.height, by.y) };
}

/** Whether there is anything to move along an edge of that length. */
export const isMovable = (length: number, side: number): boolean => length - side >= 1;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
