import { hasPage } from '../../lib/paths.js';
import type { HelpLink } from './content/help-content.js';

/** Only what leads to a page. */
export const existing = (links: readonly HelpLink[] = []): readonly HelpLink[] =>
  links.filter(({ to }) => hasPage(to));
