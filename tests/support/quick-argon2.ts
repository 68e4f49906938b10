// argon2 as the API tests have it: the same library at its least cost. A suite signs hundreds of people up; what a password costs
// in the product is looked at where the first admin is made (scripts/admin/admin-account.test.ts), with the library itself.
import { createRequire } from 'node:module';
import type argon2 from '@node-rs/argon2';

// By its place, for its name leads here (vitest.config.ts).
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

export const verify = real.verify;

/** Like the library's own; the options are those of the product but for what they cost. */
export const hash: typeof real.hash = (password, options) => real.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
