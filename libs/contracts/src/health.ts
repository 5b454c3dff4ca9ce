import { z } from 'zod';
import { known } from './known.js';

/** What one check of a service says. */
export const CheckResult = z.object({
  name: z.string(),
  /** `degraded`: the service works, a feature of it does not. */
  status: known(z.enum(['ok', 'degraded', 'down']), 'degraded'),
  message: z.string().optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** `GET /api/health/ready`: how each service is, and the worst of it. Why stands on the internal ports and in the log. */
export const HealthReport = z.object({
  status: CheckResult.shape.status,
  services: z.record(z.string(), CheckResult.shape.status),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** The worst of several checks. */
export const worstOf = (checks: Pick<CheckResult, 'status'>[]): CheckResult['status'] =>
  checks.some(({ status }) => status === 'down')
    ? 'down'
    : checks.some(({ status }) => status === 'degraded')
      ? 'degraded'
      : 'ok';
