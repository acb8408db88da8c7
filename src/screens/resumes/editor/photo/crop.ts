/** Which square of a picture is kept. */
export interface Crop {
  /** How many times smaller than the largest square. */
  zoom: number;
  /** Where it lies between the edges of the picture, 0 at the left or top to 1. */
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;

/** The largest square, a little above the middle, where faces are. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.3 };

interface Size {
  width: number;
  height: number;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/**
 * The crop after the picture was pulled by so much.
 * @param shares of the square's side, to the right and down
 */
export function pulled(picture: Size, crop: Crop, shares: { right: number; down: number }): Crop {
  const { side } = squareOf(picture, crop);
  const [acrossRoom, downRoom] = [picture.width - side, picture.height - side];
  return {
    ...crop,
    x: acrossRoom > 0 ? within(crop.x - (shares.right * side) / acrossRoom) : crop.x,
    y: downRoom > 0 ? within(crop.y - (shares.down * side) / downRoom) : crop.y,
  };
}
