import type { Allowance } from '@lectern/contracts/allowance';
import { allowanceOf } from '@lectern/platform/allowance/allowance';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Bus } from '@lectern/platform/messaging/bus';
import type { UploadParts } from '../media/upload-parts.js';

/** What every service limits, and the gateway itself, for one user. */
export class AllowanceBook {
  constructor(
    private readonly bus: Bus,
    private readonly services: string[],
    private readonly parts: UploadParts,
  ) {}

  /** A service that is away is left out: the others' figures are no less true. */
  async of(userId: string): Promise<Allowance[]> {
    const answers = await Promise.all(
      this.services.map((service) =>
        this.bus.ask(allowanceOf(service), { userId }, null).catch((error: unknown) => {
          if (error instanceof AppError && ['unavailable', 'timeout'].includes(error.code)) return [];
          throw error;
        }),
      ),
    );
    return [...answers.flat(), await this.parts.allowance(userId)];
  }
}
