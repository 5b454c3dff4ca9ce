/** @jest-environment ./tools/jest/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Testimonials } from './testimonials.js';

afterEach(cleanup);

describe('testimonials', () => {
  it('are no section at all where the operator gave none', () => {
    const { container } = render(<Testimonials said={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it('show who said it, and a rating only where there is one', () => {
    render(
      <Testimonials
        said={[
          {
            name: 'Ida Wells',
            title: 'Partner',
            firm: 'Wells Crane',
            quote: 'It heard what I did not.',
            rating: 4,
          },
          { name: 'Noor Haddad', title: '', firm: '', quote: 'I stopped rushing.' },
        ]}
      />,
    );
    screen.getByText('“It heard what I did not.”');
    screen.getByText('Partner, Wells Crane');
    expect(screen.getAllByText(/of 5/).map(({ textContent }) => textContent)).toEqual(['4 of 5']);
  });
});
