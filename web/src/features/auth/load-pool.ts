/** The calls to the user pool. Loaded with the first use of a form: they bring most of the sign-in library. */
export const pool = () => import('./pool.js');
