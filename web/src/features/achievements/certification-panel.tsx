import type { Certification } from '@lectern/contracts/achievements';
import { missingInWords, REQUIREMENT_WORDS } from '@lectern/contracts/english/achievements';
import { Panel } from '../../ui/panel.js';
import { Tag } from '../../ui/tag.js';
import { CertificateRow } from './certificate-row.js';
import { ProgressBar } from './progress-bar.js';

/** What the certificate takes, and how far each part of it is. */
export function CertificationPanel({ certification }: { certification: Certification }) {
  const { requirements, progress, complete, certificate } = certification;
  return (
    <Panel labelledBy="certification" className="certification">
      <div className="row between">
        <h2 id="certification">Communication Certification</h2>
        <Tag look={complete ? 'filled' : 'outlined'}>{complete ? 'Complete' : `${progress}% complete`}</Tag>
      </div>
      <p className="t2">
        Four requirements, all of them from measured practice. Whoever meets them can issue a certificate
        whose number anyone can check.
      </p>
      <ProgressBar percent={progress} label="Communication Certification: overall progress" />
      <ul className="requirements">
        {requirements.map(({ code, have, need, met, progress: part, missing }) => (
          <li key={code} className={met ? 'met' : undefined}>
            <div className="row between">
              <h3>
                <span aria-hidden="true">{met ? '✓ ' : ''}</span>
                {REQUIREMENT_WORDS[code]}
                {met && <span className="visually-hidden">: met</span>}
              </h3>
              <span className="num t2">
                {figure(Math.min(have, need))} of {figure(need)}
              </span>
            </div>
            <ProgressBar percent={part} label={`${REQUIREMENT_WORDS[code]}: progress`} />
            {missing.length > 0 && (
              <p className="sm t2 achievement-missing">{missing.map(missingInWords).join('. ')}.</p>
            )}
          </li>
        ))}
      </ul>
      {complete && <CertificateRow certificate={certificate} />}
    </Panel>
  );
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
