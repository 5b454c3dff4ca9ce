import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Faq } from './content/help-content.js';
import { existing } from './existing-links.js';

interface FaqListProps {
  faqs: readonly Faq[];
  /** The one that is open, if any. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onClear: () => void;
}

/** Questions; one is open at a time, and a second press closes it. */
export function FaqList({ faqs, open, onOpen, onClear }: FaqListProps) {
  return (
    <section className="help-section" aria-labelledby="help-faqs">
      <h2 id="help-faqs">Questions</h2>
      {faqs.length === 0 ? (
        <div className="panel state">
          <p className="state-title">No FAQs match your search</p>
          <div className="action">
            <button type="button" className="btn" onClick={onClear}>
              Clear search and category
            </button>
          </div>
        </div>
      ) : (
        <div className="panel help-faqs">
          {faqs.map((faq) => (
            <Question
              key={faq.id}
              faq={faq}
              open={faq.id === open}
              onToggle={() => onOpen(faq.id === open ? null : faq.id)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Question({ faq, open, onToggle }: { faq: Faq; open: boolean; onToggle: () => void }) {
  const { id, question, answer } = faq;
  const button = useRef<HTMLButtonElement>(null);
  // Whoever came by a link to it goes on from there.
  useEffect(() => {
    if (open) button.current?.focus();
  }, [open]);
  const links = existing(faq.links);
  return (
    <div className="help-faq">
      <h3>
        <button
          ref={button}
          type="button"
          id={`faq-${id}`}
          aria-expanded={open}
          aria-controls={open ? `answer-${id}` : undefined}
          onClick={onToggle}
        >
          <span>{question}</span>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </h3>
      {open && (
        <div id={`answer-${id}`} role="region" aria-labelledby={`faq-${id}`} className="help-answer">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links.length > 0 && (
            <p className="row">
              {links.map(({ label, to }) => (
                <Link key={to} className="link-button" to={to}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
