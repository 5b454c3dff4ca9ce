import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { allowances } from './allowances.js';

/** What one user may ask of the configured model in an hour. */
@Injectable()
export class ModelBudget {
  constructor(private readonly database: Database) {}

  /** @throws AppError rate_limited */
  assertLeft(userId: string): Promise<void> {
    return allowances.assertBudget(this.database, userId, 'modelTokens');
  }

  spend(userId: string, tokens: number): Promise<void> {
    return this.database.transaction((tx) => allowances.spend(tx, userId, 'modelTokens', tokens));
  }
}
