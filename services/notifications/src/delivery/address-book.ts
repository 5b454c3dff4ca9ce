import { profile } from '@lectern/contracts/profile';
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

  /** Null when the user has none. @throws AppError while identity cannot be asked */
  async find(userId: string): Promise<Address | null> {
    const found = await this.bus.ask(profile.getAddress, { userId }, null);
    return found?.email ? found : null;
  }
}
