import type { Row } from './block-quotes.js';
import type { Message } from './messages.js';

/** A thread of short messages that a paper holds in rows of its own. */
export interface Thread {
  messages: Message[];
  /** All its rows, the days between them among these. */
  rows: Row[];
  /** An export of a telephone, in which most is small talk. */
  exported?: true;
}
