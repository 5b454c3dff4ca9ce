import { z } from 'zod';
export const X = z.string();
