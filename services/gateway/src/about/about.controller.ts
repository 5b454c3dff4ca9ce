import type { AppConfig } from '@lectern/contracts/app-config';
import type { Output } from '@lectern/contracts/define';
import { gateway } from '@lectern/contracts/gateway';
import { localWords } from '@lectern/contracts/local-words';
import { localVoices } from '@lectern/contracts/voices';
import { OPERATIONS } from '@lectern/contracts/operations';
import type { Environment } from '@lectern/platform/config/environment';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Bus } from '@lectern/platform/messaging/bus';
import { Controller, Header, Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { POOL } from '../edge.js';
import { appConfig, type ChosenPool } from '../gateway-pool.js';
import { Serves } from '../http/serves.js';
import { describeApi } from './openapi.js';

/** For so long what the services said of themselves is believed. */
const KNOWN_MS = 60_000;

/** What this installation is, and what can be asked of it. */
@Controller()
export class AboutController implements OnApplicationBootstrap {
  private readonly config: Omit<AppConfig, 'localWords' | 'localVoices'>;
  private localWords: AppConfig['localWords'] = 'unknown';
  private localVoices: AppConfig['localVoices'] = 'unknown';
  private askedAt = -Infinity;
  /** Made once: it is long, and anybody may ask for it. */
  private readonly description: string;

  constructor(
    @InjectEnvironment() environment: Environment,
    @Inject(POOL) pool: ChosenPool,
    private readonly bus: Bus,
  ) {
    this.config = appConfig(environment, pool);
    const description: Output<typeof gateway.describeApi> = describeApi(OPERATIONS, environment.publicUrl);
    this.description = JSON.stringify(description);
  }

  onApplicationBootstrap(): void {
    void this.lookForLocal();
  }

  @Serves(gateway.getConfig)
  getConfig(): AppConfig {
    void this.lookForLocal();
    return { ...this.config, localWords: this.localWords, localVoices: this.localVoices };
  }

  /** Behind the callers, now and then: nobody who signs in waits for the other services. */
  private async lookForLocal(): Promise<void> {
    if (performance.now() - this.askedAt < KNOWN_MS) return;
    this.askedAt = performance.now();
    const [words, voices] = await Promise.allSettled([
      this.bus.ask(localWords.getLocalWords, {}, null),
      this.bus.ask(localVoices.getLocalVoices, {}, null),
    ]);
    if (words.status === 'fulfilled') this.localWords = words.value.state;
    if (voices.status === 'fulfilled') this.localVoices = voices.value.state;
    if (words.status === 'rejected' || voices.status === 'rejected') this.askedAt = -Infinity;
  }

  @Serves(gateway.describeApi)
  @Header('Content-Type', 'application/json; charset=utf-8')
  describeApi(): string {
    return this.description;
  }
}
