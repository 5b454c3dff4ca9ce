import type { Citation } from '@lectern/contracts/content';
import type { Voice } from '@lectern/contracts/voices';
import { useId } from 'react';
import { Panel } from '../../../ui/panel.js';
import type { Script } from './script.js';
import { SectionHead } from './section-panel.js';

const NOTE: Record<Citation['state'], string> = {
  'in-your-document': 'in your document',
  'supplied-by-you': 'Case Details',
  'not-verified': 'check before use',
};

const noteOf = ({ state, page, unnamed }: Citation): string => {
  const known = page ? `p. ${page}` : NOTE[state];
  return unnamed ? `${known} · incomplete: no case name` : known;
};

/** Every citation with what is known of it. "Could not check" is never shown as verified. */
export function CitationsPanel({ script, voice }: { script: Script; voice: Voice }) {
  const heading = useId();
  const section = script.sections.find((one) => one.contentType === 'legal_citations');
  const unlisted: Citation[] = (section?.sentences ?? [])
    .filter(
      (one) => one.stand !== 'cut' && !script.citations.some((citation) => one.text.includes(citation.text)),
    )
    .map((one) => ({ text: one.text, state: 'not-verified' }));
  const citations = [...script.citations, ...unlisted];
  if (citations.length === 0) return null;
  return (
    <Panel look="bare" labelledBy={heading} className="section-panel">
      {section ? (
        <SectionHead section={section} voice={voice} headingId={heading} />
      ) : (
        <h3 id={heading} className="section-title">
          Citations in this script
        </h3>
      )}
      <ul className="citations">
        {citations.map((citation, index) => (
          <li key={`${index}-${citation.text}`}>
            <span className="serif">{citation.text}</span>
            <span className={citation.state === 'not-verified' ? 'citation-state unsure' : 'citation-state'}>
              <b>{citation.state}</b>
              <span className="t3">{noteOf(citation)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
