// Every operation's case; see case.ts.
import type { Cases } from './case.ts';

export const cases: Partial<Cases> = {};
