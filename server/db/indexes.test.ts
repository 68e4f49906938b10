// Every list is one indexed query: in whatever order the contract lets someone ask for it.
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/api.ts';
import { resolveSchema } from '../../engine/server/json-schema.ts';
import { operationSpecs } from '../contract.ts';
import {
  auditEntries,
  chats,
  clientFolders,
  complaints,
  couponUsage,
  dashboardListings,
  initialClientData,
  links,
  listings,
  otdWorksheets,
  payments,
  researchReports,
  supportRequests,
  userPreferences,
  users,
} from './schema.ts';

/** The lists that grow with the firm; packages, coupons, tax rules and advisors stay few. */
const growing: Partial<Record<OperationId, PgTable>> = {
  listUsers: users,
  listInitialClientData: initialClientData,
  listPayments: payments,
  listCouponUsage: couponUsage,
  listUserPreferences: userPreferences,
  listClientFolders: clientFolders,
  listComplaints: complaints,
  listChats: chats,
  listListings: listings,
  listLinks: links,
  listResearchReports: researchReports,
  listOtdWorksheets: otdWorksheets,
  listDashboardListings: dashboardListings,
  listSupportRequests: supportRequests,
  listAuditEntries: auditEntries,
};

/** The columns with which an index of the table begins. */
function firstColumns(table: PgTable): Set<string> {
  const { indexes, columns } = getTableConfig(table);
  const first = indexes.flatMap(({ config }) => {
    const [column] = config.columns;
    const isPlain = !config.where && column !== undefined && 'name' in column;
    return isPlain ? [column.name ?? ''] : [];
  });
  return new Set([...first, ...columns.filter((column) => column.primary || column.isUnique).map((column) => column.name)]);
}

const sortsOf = (id: OperationId): string[] => {
  const sort = operationSpecs.find((operation) => operation.id === id)?.parameters.find(({ name }) => name === 'sort');
  const [field] = sort ? (resolveSchema(sort.schema).prefixItems ?? []) : [];
  return field ? (resolveSchema(field).enum ?? []).map(String) : [];
};

describe.each(operationSpecs.flatMap(({ id }) => (growing[id] ? [{ id, table: growing[id] }] : [])))('$id', ({ id, table }) => {
  it('has an index for every column it can be sorted by', () => {
    const kept = getTableColumns(table);
    // What is worked out for each row has no column, and no index.
    const columns = sortsOf(id).filter((name) => name in kept);
    expect(columns).toContain('id');
    const indexed = firstColumns(table);
    expect(columns.filter((name) => !indexed.has(name))).toEqual([]);
  });
});
