import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hasStoredTokens } from '../../lib/stored-tokens.js';
import { paths } from '../../lib/paths.js';
import { Brand } from '../../ui/brand.js';
import { useDocumentTitle } from '../../ui/document-title.js';
import { TextField } from '../../ui/fields.js';
import { checkCertificate, type Checked } from './check-certificate.js';
import './certificate.css';

/** `/certificate/{number}`: whether a certificate is real, for anybody who was shown one. Loads no more than it needs. */
export function CertificatePage() {
  const { number = '' } = useParams();
  useDocumentTitle('Certificate check');
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Checked & { of: string }>();
  useEffect(() => {
    const left = new AbortController();
    setAnswer(undefined);
    void checkCertificate(number, left.signal).then((checked) => {
      if (!left.signal.aborted) setAnswer({ ...checked, of: number });
    });
    return () => left.abort();
  }, [number, tries]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <header className="certificate-head">
        <div className="wrap">
          <Brand to={hasStoredTokens() ? paths.dashboard() : paths.landing()} />
        </div>
      </header>
      <main id="main" className="wrap certificate-main">
        <h1>Certificate check</h1>
        <div role="status">
          {answer?.of === number ? (
            <Answer answer={answer} number={number} onRetry={() => setTries(tries + 1)} />
          ) : (
            <p className="t2">Looking it up...</p>
          )}
        </div>
        <CheckAnother key={number} />
      </main>
    </>
  );
}

function Answer({ answer, number, onRetry }: { answer: Checked; number: string; onRetry: () => void }) {
  if (answer.state === 'genuine') {
    const { name, day, number: printed } = answer;
    return (
      <section className="panel certificate-found">
        <p className="certificate-verdict">
          <span aria-hidden="true">✓ </span>This certificate is genuine
        </p>
        <dl>
          <dt>Issued to</dt>
          <dd className="certificate-name">{name}</dd>
          <dt>For</dt>
          <dd>Communication Certification, Lectern</dd>
          <dt>Issued on</dt>
          <dd>{day}</dd>
          <dt>Number</dt>
          <dd className="num">{printed}</dd>
        </dl>
        <p className="sm t3">Lectern tells nothing else about the holder.</p>
      </section>
    );
  }
  return (
    <section className="panel certificate-found">
      <p className="certificate-verdict not">{VERDICTS[answer.state].title}</p>
      <p className="t2">
        {answer.state === 'unknown' && <span className="num">{number}: </span>}
        {answer.text ?? VERDICTS[answer.state].text}
      </p>
      {answer.state === 'failed' && (
        <button type="button" className="btn certificate-retry" onClick={onRetry}>
          Try again
        </button>
      )}
    </section>
  );
}

const VERDICTS = {
  unknown: {
    title: 'No certificate with this number',
    text: 'Compare it with the paper: four groups of four, letters and digits.',
  },
  malformed: {
    title: 'This is not a certificate number',
    text: 'A certificate number reads LC-XXXX-XXXX-XXXX-XXXX.',
  },
  failed: {
    title: 'The check did not work',
    text: 'Nothing is said about the certificate. Please try again.',
  },
};

function CheckAnother() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    setMissing(number === '');
    if (number !== '') void navigate(paths.certificate(number.slice(0, 40)), { flushSync: true });
  };
  return (
    <form className="certificate-form" onSubmit={submit} noValidate>
      <label htmlFor="certificate-number">Check another number</label>
      <div className="row">
        <TextField
          id="certificate-number"
          value={typed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={missing}
          aria-describedby={missing ? 'certificate-problem' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="btn">
          Check
        </button>
      </div>
      {missing && (
        <p id="certificate-problem" className="inline-error" role="alert">
          Type the number as it is printed.
        </p>
      )}
    </form>
  );
}
