import { toHandout } from './to-handout.js';

export const handout = (input: Parameters<typeof toHandout>[0]): Promise<Buffer> => toHandout(input);
