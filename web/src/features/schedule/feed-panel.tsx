import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useDownloadCalendarMutation,
  useRevokeCalendarFeedMutation,
} from '../../api/schedule.api.js';
import { dateAndTime, longDate } from '../../lib/format.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useConfirm } from '../../ui/confirm.js';
import { TextField } from '../../ui/fields.js';
import { Panel } from '../../ui/panel.js';

/** The schedule in a calendar program: as a file, and as an address that it asks again and again. */
export function FeedPanel() {
  const { data, error, refetch } = useCalendarFeedQuery({});
  const [create, creating] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [download, downloading] = useDownloadCalendarMutation();
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const confirm = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const feed = data?.feed ?? null;
  const busy = creating.isLoading || revoking.isLoading;

  const attempt = async (what: () => Promise<void>, otherwise: string) => {
    setProblem('');
    try {
      await what();
    } catch (failure) {
      setProblem(errorMessage(failure, otherwise));
    }
  };
  const save = () =>
    attempt(async () => {
      const { blob, fileName } = await download({}).unwrap();
      saveBlob(blob, fileName);
    }, 'The file could not be made. Please try again.');
  const make = () =>
    attempt(async () => {
      const ends = {
        title: 'Make a new address?',
        content: 'Calendars that use the address of before get nothing more from it.',
        yes: 'Make a new address',
        no: 'Keep the address',
      };
      if (feed !== null && !(await confirm(ends))) return;
      setAddress((await create({}).unwrap()).url);
    }, 'The address could not be made. Please try again.');
  const end = () =>
    attempt(async () => {
      const sure = await confirm({
        title: 'Revoke the calendar address?',
        content: 'Calendars that use it get nothing more. It cannot be brought back.',
        yes: 'Revoke the address',
        no: 'Keep the address',
        loses: true,
      });
      if (!sure) return;
      await revoke({}).unwrap();
      setAddress(null);
      heading.current?.focus();
    }, 'The address could not be revoked. Please try again.');

  return (
    <Panel labelledBy="calendar-feed" className="feed">
      <h2 id="calendar-feed" tabIndex={-1} ref={heading}>
        In your calendar
      </h2>
      <p className="sm t2">
        A file holds the schedule as it is now, with your notes. A private address keeps a calendar up to
        date; notes stay here.
      </p>
      <div className="feed-actions">
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={downloading.isLoading}
          onClick={() => void save()}
        >
          Download .ics
        </Button>
        {data && (
          <Button disabled={busy} onClick={() => void make()}>
            {feed === null ? 'Make a private address' : 'Make a new address'}
          </Button>
        )}
        {feed !== null && (
          <Button disabled={busy} onClick={() => void end()}>
            Revoke
          </Button>
        )}
      </div>
      {address !== null && <NewAddress key={address} address={address} />}
      {feed !== null && (
        <p className="sm t3">
          Address made {longDate(feed.createdAt)},{' '}
          {feed.openedAt === null ? 'not opened yet' : `last opened ${dateAndTime(feed.openedAt)}`}.
        </p>
      )}
      {error !== undefined && !data && (
        <p className="sm inline-error" role="alert">
          {errorMessage(error, 'Whether you have a private address could not be loaded.')}{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {problem && (
        <p className="sm inline-error" role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}

/** The server keeps only a hash of it, so it is shown once. */
function NewAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('refused');
    }
  };
  return (
    <div className="feed-address">
      <label htmlFor="feed-address" className="field-label">
        Private address
      </label>
      <div className="feed-address-row">
        <TextField
          id="feed-address"
          ref={field}
          readOnly
          value={address}
          aria-describedby="feed-address-once"
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p id="feed-address-once" className="sm t2">
        Shown once: copy it now. Whoever has it can read titles, times and scenarios.
      </p>
      <p className="sm" role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'refused' && 'Your browser does not let Lectern copy. It is selected: copy it yourself.'}
      </p>
    </div>
  );
}
