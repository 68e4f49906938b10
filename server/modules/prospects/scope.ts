import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { initialClientData } from '../../db/schema.ts';

/** Prospect scope: all (admin); own, and those with no owner that are not converted yet (advisor). */
export function onboardingScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  return or(eq(initialClientData.started_by, actor.id), and(isNull(initialClientData.started_by), ne(initialClientData.step, 'payment_success')));
}
