/** Why the user pool refused, in the words of the specification. */
export class PoolError extends Error {
  constructor(
    message: string,
    readonly notConfirmed = false,
  ) {
    super(message);
    this.name = 'PoolError';
  }
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  firm?: string;
  barNumber?: string;
  state?: string;
}
