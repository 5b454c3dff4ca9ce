import { longDate } from '../../../lib/format.js';

interface Exported {
  /** As the scenario's card calls it. */
  scenario: string;
  /** The session's, which is the caption where one was read. */
  sessionTitle: string;
  clientName: string;
  opposingParty: string;
}

/** What a downloaded script is headed with: the case where it has a name, the scenario, the day. */
export function exportHead(
  { scenario, sessionTitle, clientName, opposingParty }: Exported,
  now: string,
): { title: string; subtitle: string } {
  const [title, client, opposing] = [sessionTitle, clientName, opposingParty].map((text) => text.trim());
  // A session that was never named bears the name of its scenario.
  const named = title && title !== scenario ? title : '';
  const parties = client && opposing ? `${client} v. ${opposing}` : client ? `For ${client}` : '';
  const about = (named || parties || '').slice(0, 300);
  const day = longDate(now);
  return about ? { title: about, subtitle: `${scenario} · ${day}` } : { title: scenario, subtitle: day };
}
