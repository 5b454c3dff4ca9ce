import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, type GetRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

interface NewLinkProps {
  path: string;
  onAnother: () => void;
}

/** The address of a link that was just made. The server keeps only a hash of it. */
export function NewLink({ path, onAnother }: NewLinkProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // Browsers may refuse, and give no clipboard at all without https.
      field.current?.focus({ cursor: 'all' });
      setCopied('refused');
    }
  };
  return (
    <div className="new-link">
      <label htmlFor="share-link" className="share-label">
        Link to this session
      </label>
      <div className="new-link-row">
        <Input.TextArea
          rows={3}
          id="share-link"
          ref={field}
          readOnly
          value={address}
          aria-describedby="share-link-once"
          onFocus={(event) => event.target.select()}
        />
        <Button type="primary" icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p id="share-link-once" className="sm t2">
        This link is shown once. Copy it before you close this dialog.
      </p>
      <p className="sm" role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'refused' &&
          'Your browser does not let Lectern copy. The link is selected: copy it yourself.'}
      </p>
      <button type="button" className="link-button sm" onClick={onAnother}>
        Make another link
      </button>
    </div>
  );
}
