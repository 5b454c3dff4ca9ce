import type { AllowanceKind } from '@lectern/contracts/allowance';
import { inWords } from '@lectern/contracts/english/allowances';

interface Reached {
  kind: AllowanceKind;
  used: number;
  most: number;
}

// What a refusal says to readers without a catalogue; its details have the figures.

export const fullSentence = (reached: Reached): string =>
  `Your account is full. ${inWords(reached)}. Delete what you no longer need.`;

export const usedUpSentence = (reached: Reached, minutes: number): string =>
  `What one hour allows is used up. ${inWords(reached)}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
