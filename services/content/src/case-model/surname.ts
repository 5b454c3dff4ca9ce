import { isOrganization } from '@lectern/legal-text/names';
import { remembered } from '@lectern/legal-text/remembered';
import { lastName, withoutSuffix } from '../script/english/last-name.js';

/** Each name of a file is compared with all others. */
const REMEMBERED = 2000;

/** "Female Russian National", "The Professor", "Victim-1": what papers call somebody whom they do not name. */
export const isAlias = (name: string): boolean =>
  /^The \p{Lu}/u.test(name) ||
  /^(?:Individual|Victim|Person|Witness|Minor|Employee|Executive|Official|Subject|Source|Associate|Company)[- ](?:\d{1,2}|[A-Z])$/.test(
    name,
  ) ||
  /\b(?:National|Supervisor|Advisor|Adviser|Official|Informant|Source|Connection|Conspirator|Professor)$/.test(
    name,
  );

/** The surname; a name of one word, an organization, an office or an alias stays whole. */
export const surname: (name: string) => string = remembered((name) => {
  const last = lastName(name);
  const given = withoutSuffix(name).split(/\s+/).length - last.split(' ').length;
  return given < 1 ||
    given > 3 ||
    /\b(?:of|the|for|and)\b|\d|&/.test(name) ||
    isOrganization(name) ||
    isAlias(name)
    ? name.trim()
    : last;
}, REMEMBERED);
