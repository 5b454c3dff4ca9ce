import { z } from 'zod';

/** A name in an address and in a file: `power-of-the-pause`. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
