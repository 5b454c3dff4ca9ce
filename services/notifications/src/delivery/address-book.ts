import { profile } from '@lectern/contracts/profile';
import { AppError } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';

export interface Address {
  email: string;
  name: string;
}

/** Mail addresses, asked of identity when they are needed: they are kept in one place only. */
@Injectable()
export class AddressBook {
  constructor(private readonly bus: Bus) {}

  /** Null when the user has none. @throws Error while identity cannot be asked, so that a job tries again */
  async find(userId: string): Promise<Address | null> {
    try {
      const { email, name } = await this.bus.ask(profile.get, {}, { userId });
      return email === '' ? null : { email, name };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw new Error('The address could not be looked up.', { cause: error });
    }
  }
}
