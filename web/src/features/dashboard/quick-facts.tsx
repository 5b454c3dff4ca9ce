import { useState } from 'react';
import { useGetAchievementsQuery } from '../../api/achievements.api.js';
import { useListResourcesQuery } from '../../api/library.api.js';
import { useListScheduleQuery } from '../../api/schedule.api.js';
import { useGetStatsQuery } from '../../api/sessions.api.js';
import { useTimeZone } from '../../api/use-time-zone.js';
import { nextInWords, progressInWords } from './quick-words.js';

/** What could not be loaded says so on its own card, and on no other. */
const UNKNOWN = 'Could not be loaded';

export function ProgressFact() {
  const { data, error } = useGetStatsQuery({});
  return <Fact text={data ? progressInWords(data) : error && UNKNOWN} />;
}

export function ScheduleFact() {
  const { data, error } = useListScheduleQuery({});
  const { timeZone } = useTimeZone();
  const [now] = useState(() => new Date());
  const text = data && timeZone !== undefined ? nextInWords(data, now, timeZone) : error && UNKNOWN;
  return <Fact text={text} />;
}

export function LibraryFact() {
  const { data, error } = useListResourcesQuery({});
  return <Fact text={data ? `${data.resources.length} resources` : error && UNKNOWN} />;
}

export function AchievementsFact() {
  const { data, error } = useGetAchievementsQuery({});
  return <Fact text={data ? `${data.earned} of ${data.achievements.length} earned` : error && UNKNOWN} />;
}

/** Its line is kept while nothing is known, so that the row does not jump. */
const Fact = ({ text }: { text: unknown }) => (
  <span className="sm t3 quick-fact">{typeof text === 'string' ? text : '\u00a0'}</span>
);
