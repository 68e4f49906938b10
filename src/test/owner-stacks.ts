// For each element React notes where it was made, with a stack of calls, for the warnings it may have to print: a tenth of the time of these tests.
// When it has noted ten thousand in a row it stops for a while by itself; here it finds at every moment that it has.
import React from 'react';

/** From now on React notes no stacks; its warnings name the component as before. */
export function noteNoStacks(): void {
  const inside: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof inside !== 'object' || inside === null || !('recentlyCreatedOwnerStacks' in inside)) throw new Error('React counts its stacks elsewhere now.');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {}, configurable: true });
}
