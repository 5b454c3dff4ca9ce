import { isOrganization } from '@lectern/legal-text/names';
import { remembered } from '@lectern/legal-text/remembered';
import { lastName, withoutSuffix } from '../script/english/last-name.js';

/** Each name of a file is compared with all others. */
const REMEMBERED = 2000;

/** The surname; a name of one word, an organization or an office stays whole. */
export const surname: (name: string) => string = remembered((name) => {
  const last = lastName(name);
  const given = withoutSuffix(name).split(/\s+/).length - last.split(' ').length;
  return given < 1 || given > 3 || /\b(?:of|the|for|and)\b|\d|&/.test(name) || isOrganization(name)
    ? name.trim()
    : last;
}, REMEMBERED);
