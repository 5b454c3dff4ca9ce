const WORDS = {
  met: { mark: '✓', words: 'Target met.' },
  missed: { mark: '→', words: 'Not met yet.' },
  unmeasured: { mark: '·', words: 'Not judged.' },
} as const;

/** Whether a target was met, as sign and words. */
export function OutcomeWord({ outcome }: { outcome: keyof typeof WORDS }) {
  const { mark, words } = WORDS[outcome];
  return (
    <strong className={`outcome ${outcome}`}>
      <span aria-hidden="true">{mark} </span>
      {words}
    </strong>
  );
}
