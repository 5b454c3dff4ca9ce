import type { FoundCitation } from './authorities.js';

const CITED = /(?:[A-Z][\w.'’]+(?: [A-Z][\w.'’]+)* v\. [A-Z][\w.'’]+(?: [A-Z][\w.'’]+)*, )?(\d+ (?:U\.S\.C\. § \d+|(?:U\.S\.|F\.3d|F\.2d|S\. Ct\.) \d+))(?: \([^)]*\d{4}\))?/g;

export const findForTests = (text: string): FoundCitation[] =>
  [...text.matchAll(CITED)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length, key: match[1]! }));
