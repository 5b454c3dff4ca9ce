/** A script has one version, whoever saves it: the saves of this window go one after the other, each on what the one before made. */
export class ScriptTurns {
  private last: Promise<unknown> = Promise.resolve();

  constructor(public version: number) {}

  save<T extends { version: number }>(send: (version: number) => Promise<T>): Promise<T> {
    const saved = this.last.then(async () => {
      const answer = await send(this.version);
      this.version = answer.version;
      return answer;
    });
    this.last = saved.catch(() => undefined);
    return saved;
  }
}
