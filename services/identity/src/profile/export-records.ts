import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Exported, type ExportPage, exportRecords } from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { AVATAR_ENDINGS } from './avatar-type.rules.js';
import { Profiles } from './profiles.js';
import { ProfileView } from './profile-view.js';

@Controller()
export class ExportRecords {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly view: ProfileView,
  ) {}

  /** What a sign-in proves itself with is no copy of anybody's data: no password, no key, no code. */
  @Handles(exportRecords.identity)
  async handle(_input: Input<typeof exportRecords.identity>, { userId }: Actor): Promise<ExportPage> {
    const found = await this.profiles.find(this.database.manager, userId);
    if (found === null) return { records: [], next: null };
    const { avatarUrl: _link, ...data } = this.view.of(found);
    const { avatarKey: key, avatarType: type } = found;
    const files = key !== null && type !== null ? [{ key, name: `picture.${AVATAR_ENDINGS[type]}` }] : [];
    return { records: [{ data: data satisfies Exported<'profile'>, files }], next: null };
  }
}
