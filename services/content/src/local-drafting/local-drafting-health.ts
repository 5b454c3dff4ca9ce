import { Health } from '@lectern/platform/health/health';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LocalDrafting } from './local-drafting.js';

const DAMAGED =
  'The model for drafting is damaged. "lectern models check" says what, "lectern models add" mends it.';

/** Readiness says when this machine could draft, were its model whole. */
@Injectable()
export class LocalDraftingHealth implements OnModuleInit {
  constructor(
    private readonly health: Health,
    private readonly drafting: LocalDrafting,
  ) {}

  onModuleInit(): void {
    this.health.add('drafting', async () =>
      (await this.drafting.state()) === 'damaged'
        ? { status: 'degraded', message: DAMAGED }
        : { status: 'ok' },
    );
  }
}
