import type { Testimonial } from '@lectern/contracts/app-config';
import { useEffect, useState } from 'react';
import { appConfig } from '../../api/config.js';

/** What the operator says that others said; nothing until it is known, and where there is nothing. */
export function useTestimonials(): readonly Testimonial[] {
  const [said, setSaid] = useState<readonly Testimonial[]>([]);
  useEffect(() => {
    let left = false;
    appConfig().then(
      ({ testimonials = [] }) => !left && setSaid(testimonials),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return said;
}

/** Only what the operator of this installation gives; without any there is no such section. */
export function Testimonials({ said }: { said: readonly Testimonial[] }) {
  if (said.length === 0) return null;
  return (
    <section className="section">
      <h2>What attorneys say</h2>
      <ul className="testimonials">
        {said.map(({ name, title, firm, quote, rating }) => (
          <li key={`${name} ${quote}`}>
            <figure>
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                <b>{name}</b>
                <span className="line2">{[title, firm].filter(Boolean).join(', ')}</span>
                {rating !== undefined && <span className="line2 num">{rating} of 5</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
