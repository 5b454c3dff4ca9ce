import { DownloadOutlined } from '@ant-design/icons';
import type { Period } from '@lectern/contracts/progress';
import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { saveBlob } from '../../lib/save-blob.js';
import { useDownloadProgressCsvMutation, useDownloadProgressPdfMutation } from './progress.api.js';

/** The figures of the period, to keep or to hand on. */
export function ProgressDownloads({ asked }: { asked: { period: Period; end?: string } }) {
  const [csv, { isLoading: isCsv }] = useDownloadProgressCsvMutation();
  const [pdf, { isLoading: isPdf }] = useDownloadProgressPdfMutation();
  const [problem, setProblem] = useState('');
  const save = async (download: typeof csv) => {
    setProblem('');
    try {
      const { blob, fileName } = await download(asked).unwrap();
      saveBlob(blob, fileName);
    } catch (error) {
      setProblem(errorMessage(error, 'The file could not be made. Please try again.'));
    }
  };
  const icon = <DownloadOutlined aria-hidden="true" />;
  return (
    <div>
      <div className="row">
        <Button icon={icon} disabled={isCsv} aria-busy={isCsv} onClick={() => void save(csv)}>
          Download CSV
        </Button>
        <Button icon={icon} disabled={isPdf} aria-busy={isPdf} onClick={() => void save(pdf)}>
          Download PDF
        </Button>
      </div>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
