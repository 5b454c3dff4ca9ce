import type { CaseDocument } from '@lectern/contracts/documents';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useRenameDocumentMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { TextField } from '../../../ui/fields.js';

/** What the document is called wherever it is a source. */
export function RenameForm({
  document: { id, title },
  onDone,
}: {
  document: CaseDocument;
  onDone: () => void;
}) {
  const [rename, { isLoading }] = useRenameDocumentMutation();
  const [name, setName] = useState(title);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const keep = async () => {
    const wanted = name.trim();
    if (wanted === '' || isLoading) return;
    if (wanted === title) return onDone();
    const { error } = await rename({ documentId: id, title: wanted });
    if (error) setProblem(errorMessage(error, 'The document could not be renamed.'));
    else onDone();
  };
  return (
    <form
      className="document-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        ref={field}
        aria-label={`New name of ${title}`}
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <div className="row">
        <Button htmlType="submit" type="primary" size="small" disabled={name.trim() === '' || isLoading}>
          Keep
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
