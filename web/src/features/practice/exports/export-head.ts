import { longDate } from '../../../lib/format.js';

export interface Exported {
  /** As the scenario's card calls it. */
  scenario: string;
  caseName: string | null;
  /** The session's, which is the caption where one was read. */
  sessionTitle: string;
  clientName: string;
  opposingParty: string;
}

/** What a downloaded script is headed with: the case where it has a name, the scenario, the day. */
export function exportHead(exported: Exported, now: string): { title: string; subtitle: string } {
  const { scenario } = exported;
  const about = aboutOf(exported).slice(0, 300);
  const day = longDate(now);
  return about ? { title: about, subtitle: `${scenario} · ${day}` } : { title: scenario, subtitle: day };
}

/** `Marrowby - Opening Statement - 2026-11-21`, without an ending. */
export function exportName(exported: Exported, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return [aboutOf(exported).slice(0, 100).trim(), exported.scenario, day].filter(Boolean).join(' - ');
}

/** `Marrowby - Opening Statement-complete-2026-11-21-1406`, without an ending. */
export function audioName({ caseName, scenario }: Exported, now: Date): string {
  const stamp = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return [caseName?.trim().slice(0, 100), `${scenario}-complete-${stamp}`].filter(Boolean).join(' - ');
}

function aboutOf({ scenario, caseName, sessionTitle, clientName, opposingParty }: Exported): string {
  const [title, client, opposing] = [sessionTitle, clientName, opposingParty].map((text) => text.trim());
  const parties = client && opposing ? `${client} v. ${opposing}` : client ? `For ${client}` : '';
  // A session that was never named bears the name of its scenario, with the case and the time or alone.
  const named = title && title !== scenario && !title.startsWith(`${scenario},`) ? title : '';
  return caseName?.trim() || named || parties;
}
