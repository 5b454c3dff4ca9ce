/** What may stay of an activity when the thing itself was deleted: ids and figures, no words. */
export function withoutTitles(data: Record<string, unknown>): Record<string, unknown> {
  const { title: _title, reason: _reason, ...rest } = data;
  return rest;
}
