/** Two lines on how to go about this scenario. */
export function StrategyTip({ tips }: { tips: readonly string[] }) {
  return (
    <section className="strategy-tip" aria-label="Strategy tip">
      <span className="label primary">Strategy tip</span>
      {tips.map((tip) => (
        <p key={tip}>{tip}</p>
      ))}
    </section>
  );
}
