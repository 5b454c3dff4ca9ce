export interface Balance {
  acknowledged: number;
  /** Acknowledged, but without effect. */
  lost: string[];
  /** With more than one effect. */
  duplicate: string[];
  /** Effects of what was never acknowledged: allowed, an answer can be lost. */
  unacknowledged: number;
}

/** What the API has acknowledged, against what came of it. */
export class Ledger {
  private readonly acknowledged = new Set<string>();
  readonly refused = new Map<number, number>();

  /** @returns whether it was acknowledged */
  note(status: number, id: string | undefined): boolean {
    const isKept = status >= 200 && status < 300 && id !== undefined;
    if (isKept) this.acknowledged.add(id);
    else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    return isKept;
  }

  get ids(): string[] {
    return [...this.acknowledged];
  }

  /** @param effects the id of every effect, as often as it happened */
  balance(effects: string[]): Balance {
    const counts = new Map<string, number>();
    for (const id of effects) counts.set(id, (counts.get(id) ?? 0) + 1);
    return {
      acknowledged: this.acknowledged.size,
      lost: this.ids.filter((id) => !counts.has(id)),
      duplicate: [...counts].filter(([, count]) => count > 1).map(([id]) => id),
      unacknowledged: [...counts.keys()].filter((id) => !this.acknowledged.has(id)).length,
    };
  }
}

/** One line for the log of the run. */
export function report(what: string, figures: Record<string, unknown>): void {
  const shown = Object.entries(figures).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.length : String(value)}`,
  );
  process.stdout.write(`FAULTS ${what}: ${shown.join(', ')}\n`);
}
