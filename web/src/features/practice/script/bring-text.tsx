import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useReadTextMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';

/** A script of the attorney's own, from a Word or a text file; pasting needs nothing. */
export function BringText({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [read, { isLoading }] = useReadTextMutation();
  const [problem, setProblem] = useState('');
  const bring = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setProblem('');
    if (!/\.(docx|txt)$/i.test(file.name)) return setProblem('A script is a .docx or a .txt file.');
    try {
      const { text } = await read({ upload: { file, fileName: file.name } }).unwrap();
      onText(text);
    } catch (error) {
      setProblem(errorMessage(error, 'The file could not be read.'));
    }
  };
  return (
    <div className="row script-bring">
      <Button disabled={isLoading} onClick={() => input.current?.click()}>
        Open a .docx or .txt
      </Button>
      <span className="sm t2">Or paste the text below.</span>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx,.txt"
        aria-label="Script file"
        onChange={({ target }) => void bring(target.files?.[0])}
      />
    </div>
  );
}
