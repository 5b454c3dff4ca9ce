/** A text as it stands in a regular expression: every sign of it means itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
