/** A piece of text where it stands on the page: points from the left and from the top, y at the baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedPage {
  width: number;
  height: number;
  items: PlacedText[];
}
