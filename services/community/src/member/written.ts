/** Who wrote a post or a comment and when, as a member reads it from a row. */
export interface WrittenRow {
  author: string | null;
  former: boolean;
  mine: boolean;
  reported: boolean;
  created_at: Date;
  edited_at: Date | null;
}

/** No picture: it would undo an alias. */
export const written = ({ author, former, mine, reported, created_at, edited_at }: WrittenRow) => ({
  author,
  former,
  avatar: null,
  mine,
  reported,
  createdAt: created_at.toISOString(),
  editedAt: edited_at?.toISOString() ?? null,
});
