/** Who read a file aloud, by the names that the server has for it. */
export interface Spoken {
  by: string;
  insteadOf: string | null;
  /** A better reading of the same is being made. */
  finerSoon: boolean;
}
