import type { Settings } from '@lectern/contracts/settings';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import { useLazyPreviewRetentionQuery } from '../../api/settings.api.js';
import { dateAndTime } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { goingInWords, WHAT } from './setting-words.js';

/** Lists what the chosen retention would delete now. It deletes nothing. */
export function RetentionList({
  retention,
}: {
  retention: Pick<Settings, 'deleteRecordings' | 'keepSessions'>;
}) {
  const [look, { data, error, isFetching, originalArgs }] = useLazyPreviewRetentionQuery();
  const { keepSessions } = retention;
  const deleteRecordings = retention.deleteRecordings ? 'true' : 'false';
  // A list of what was chosen before would be about something else.
  const isCurrent =
    originalArgs?.deleteRecordings === deleteRecordings && originalArgs.keepSessions === keepSessions;
  const shown = isCurrent ? data : undefined;
  const more = shown ? shown.recordings + shown.sessions - shown.list.length : 0;
  return (
    <div className="retention-list">
      <Button disabled={isFetching} onClick={() => void look({ deleteRecordings, keepSessions })}>
        What would be deleted now
      </Button>
      <div role="status">
        {shown && !isFetching && (
          <p>
            {goingInWords(shown)}
            {shown.next !== null && ` The next time is ${dateAndTime(shown.next)}.`}
          </p>
        )}
      </div>
      {isCurrent && error && (
        <p className="inline-error" role="alert">
          {errorMessage(error, 'This could not be found out. Please try again.')}
        </p>
      )}
      {shown && !isFetching && shown.list.length > 0 && (
        <ul className="retention-rows">
          {shown.list.map(({ sessionId, title, at, what }) => (
            <li key={`${sessionId} ${what}`}>
              <Link to={paths.session(sessionId)}>{title}</Link>
              <span className="sm t2">
                {dateAndTime(at)} · {WHAT[what]}
              </span>
            </li>
          ))}
          {more > 0 && <li className="sm t2">and {more} more</li>}
        </ul>
      )}
    </div>
  );
}
