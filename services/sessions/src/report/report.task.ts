import { clock } from '@lectern/contracts/clock';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { type Speaker, firstPage } from './first-page.rules.js';
import type { TrendPoint } from './trend.rules.js';
import { reportPdf } from './report-pdf.js';
import { reportSections } from './report-text.rules.js';

interface Asked {
  session: SessionDetail;
  /** Null while the profile cannot be asked for. */
  speaker: Speaker | null;
  trend: readonly TrendPoint[];
}

/** The bytes of a session's report as a PDF. */
export function writeReport({ session, speaker, trend }: Asked): Promise<Buffer> {
  const subtitle = [
    new Date(session.createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    session.scenario,
    session.duration === null ? null : clock(session.duration),
  ];
  const { analysis } = session;
  return reportPdf({
    title: session.title,
    subtitle: subtitle.filter((part) => part !== null).join(' · '),
    first: analysis && firstPage({ ...session, analysis }, { speaker, trend }),
    sections: reportSections(session),
  });
}
