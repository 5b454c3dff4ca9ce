import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Goal, goals } from '@lectern/contracts/goals';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { zoneOf } from '../progress/user-zone.js';
import { goalsOf } from './goal-view.js';

@Controller()
export class ListGoals {
  constructor(private readonly database: Database) {}

  @Handles(goals.list)
  async handle(_input: Input<typeof goals.list>, { userId }: Actor): Promise<Goal[]> {
    const { manager } = this.database;
    return goalsOf(manager, userId, await databaseClock(manager), await zoneOf(manager, userId));
  }
}
