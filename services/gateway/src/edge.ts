/** The user pool whose tokens count. */
export const POOL = Symbol('pool');
