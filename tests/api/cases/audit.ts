import { auditEntries } from '../../../server/db/schema.ts';
import type { Cases, CaseWorld } from './case.ts';

const adminsSeeAll = 'For admins alone, who see every row.';

async function anEntry({ app, users }: CaseWorld): Promise<{ params: { id: string } }> {
  const values = {
    actor_id: users.admin,
    actor_role: 'admin',
    area: 'coupons',
    action: 'updateCoupon',
    words: 'Save coupon',
    outcome: 'done',
    request_id: 'case',
  } as const;
  const [row] = await app.db.insert(auditEntries).values(values).returning({ id: auditEntries.id });
  return { params: { id: row?.id ?? '' } };
}

/** Who did what when. */
export const auditCases = {
  listAuditEntries: { succeeds: () => ({ query: { filter: { area: ['coupons', 'auth'], q: 'save' }, sort: ['created_at', 'DESC'] } }), foreign: adminsSeeAll },
  getAuditEntry: { succeeds: anEntry, foreign: adminsSeeAll },
} satisfies Partial<Cases>;
