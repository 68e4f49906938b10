// Sets of roles. The roles themselves are in the contract: generated/roles.ts.
import type { Role } from '../generated/api.ts';
import * as roles from '../generated/roles.ts';

/** The roles of the firm's own people. */
export type StaffRole = Exclude<Role, typeof roles.client>;

/** Who works for the firm. */
export const staffRoles: readonly StaffRole[] = [roles.admin, roles.employee];
