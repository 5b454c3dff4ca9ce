import type { BackingService } from './backing-service.js';

/** A service that can be killed and started again. */
export interface Breakable {
  restart(): Promise<void>;
}

export interface StackParts {
  url: string;
  postgres: BackingService;
  rabbitmq: BackingService;
  redis: BackingService;
  services: Map<string, Breakable>;
  /** For files of the run. */
  folder: string;
  codeFor(email: string): Promise<string>;
  /** Ends everything and leaves nothing behind. */
  remove(): Promise<void>;
}
