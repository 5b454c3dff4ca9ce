import { Modal } from 'antd';
import type { Output } from '@lectern/contracts/define';
import type { shares } from '@lectern/contracts/shares';
import { useState } from 'react';
import { NewLink } from './new-link.js';
import { OpenLinks } from './open-links.js';
import { ShareForm } from './share-form.js';

interface ShareDialogProps {
  open: boolean;
  sessionId: string;
  hasAudio: boolean;
  hasTranscript: boolean;
  onClose: () => void;
}

/** Read-only links to this session: make one, see which still work, end them. */
export function ShareDialog({ open, sessionId, hasAudio, hasTranscript, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<Output<typeof shares.create> | null>(null);
  return (
    <Modal
      open={open}
      title="Share this session"
      footer={null}
      onCancel={onClose}
      // The link is shown once: closing forgets it.
      afterClose={() => setMade(null)}
      destroyOnHidden
    >
      <p className="t2">Whoever has the link can look, without an account, and can change nothing.</p>
      {made ? (
        <NewLink key={made.id} path={made.path} onAnother={() => setMade(null)} />
      ) : (
        <ShareForm sessionId={sessionId} hasAudio={hasAudio} hasTranscript={hasTranscript} onMade={setMade} />
      )}
      <OpenLinks
        sessionId={sessionId}
        onRevoked={(shareId) => setMade((now) => (now?.id === shareId ? null : now))}
      />
    </Modal>
  );
}
