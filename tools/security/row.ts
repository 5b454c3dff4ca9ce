import type { Installation } from './installation.ts';
import type { Person } from './people.ts';

/** What a model answers, by the keys of the schema that it was given and the messages that it was sent. */
export type Says = (schemaKeys: string[], messages: { role: string; content: string }[]) => string;

/** What every row of the table can use. */
export interface Scene {
  installation: Installation;
  /** Somebody who attacks. */
  a: Person;
  /** Somebody who has things. */
  b: Person;
  /** Words that stand in everything of B's. */
  marker: string;
  /** Ids of B's things by the name of the parameter that takes them. */
  ids: Record<string, string>;
  /** An address of this machine that nobody may visit, and how often somebody did. */
  canary: { url: string; visits: () => number };
  /** What the model behind the installation answers next. */
  model: {
    says: (answer: Says | undefined) => void;
    /** Sends whoever asks on to another address. */
    sendsTo: (address: string | undefined) => void;
  };
  /** Whether the long form was asked for. */
  long: boolean;
}

/** One requirement: it throws, or says in a few words what it saw. */
export interface Row {
  id: string;
  title: string;
  /** What the attack before these rows found, where it found something. */
  before?: string;
  run: (scene: Scene) => Promise<string>;
}

/** Said of a row that cannot be judged from outside here; it names where it is. */
export class NotHere extends Error {}
