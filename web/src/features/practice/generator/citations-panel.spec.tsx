/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CitationsPanel } from './citations-panel.js';
import type { Script } from './script.js';

const script = (citations: Script['citations']) => ({ sections: [], citations }) as unknown as Script;

describe('the citations of a script', () => {
  it('says which of them has no case name', () => {
    render(
      <CitationsPanel
        voice="alloy"
        script={script([
          { text: '429 F.3d 1081', state: 'in-your-document', page: 3, unnamed: true },
          { text: 'Roe v. Wade, 410 U.S. 113 (1973)', state: 'not-verified' },
        ])}
      />,
    );
    expect(screen.getByText('p. 3 · incomplete: no case name')).toBeTruthy();
    expect(screen.getByText('check before use')).toBeTruthy();
  });
});
