import pg from 'pg';

/**
 * A connection whose end nobody happens to listen for does not end the process. Pools and their users hand listeners of
 * `error` from one to the other and have moments without any; what is asked of a lost connection fails anyway.
 */
export class Connection extends pg.Client {
  override emit(event: string | symbol, ...parameters: never[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return super.emit(event as never, ...(parameters as [never]));
  }
}
