import type { ValueTransformer } from 'typeorm';
import type { z } from 'zod';

/**
 * For a column of named values: one that only a newer version beside this one knows reads as `instead`. The row keeps it
 * until somebody writes another.
 */
export const knownColumn = <T>(values: z.ZodType<T>, instead: NoInfer<T>): ValueTransformer => ({
  to: (value: T): T => value,
  from: (value: unknown): T => values.catch(instead).parse(value),
});
