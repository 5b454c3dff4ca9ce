import type { Certificate } from '@lectern/contracts/achievements';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDownloadCertificateMutation, useIssueCertificateMutation } from '../../api/achievements.api.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { saveBlob } from '../../lib/save-blob.js';
import { dayInWords } from './day-in-words.js';

/** The certificate of a member who met everything: issued on demand, because it carries a name that others may read. */
export function CertificateRow({ certificate }: { certificate: Certificate | null }) {
  const [issue, issuing] = useIssueCertificateMutation();
  const [download, downloading] = useDownloadCertificateMutation();
  const [problem, setProblem] = useState('');

  const save = async () => {
    setProblem('');
    try {
      const { blob, fileName } = await download({}).unwrap();
      saveBlob(blob, fileName);
    } catch (error) {
      setProblem(errorMessage(error, 'The certificate could not be made. Please try again.'));
    }
  };
  const begin = async () => {
    setProblem('');
    const { error } = await issue({});
    if (error) setProblem(errorMessage(error, 'The certificate could not be issued. Please try again.'));
  };

  return (
    <div className="certificate">
      {certificate ? (
        <>
          <p>
            Issued to <b>{certificate.name}</b> on {dayInWords(certificate.issuedOn)}.{' '}
            <Link to={paths.certificate(certificate.number)}>
              Number <span className="num">{certificate.number}</span>
            </Link>
          </p>
          <Button type="primary" disabled={downloading.isLoading} onClick={() => void save()}>
            Download Certificate
          </Button>
        </>
      ) : (
        <>
          <p>
            All four are met. The certificate shows your name, or your alias if you use one, and the date;
            whoever has its number can read both.
          </p>
          <Button type="primary" disabled={issuing.isLoading} onClick={() => void begin()}>
            Issue Certificate
          </Button>
        </>
      )}
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
