import type { Cases } from './case.ts';

const wholeFirm = 'One for the whole firm.';

/** The admin's dashboard. */
export const reportCases = {
  getFiguresReport: { succeeds: () => ({ query: { period: 'last_30_days' } }), foreign: wholeFirm },
  getRevenueReport: { succeeds: () => ({ query: { from: '2026-01-01', to: '2026-03-31' } }), foreign: wholeFirm },
  getActivityReport: { succeeds: () => ({ query: { measure: 'new_clients', period: 'quarter' } }), foreign: wholeFirm },
  getBreakdownReport: { succeeds: () => ({ query: { breakdown: 'makes' } }), foreign: wholeFirm },
  getStatement: { succeeds: () => ({ query: { month: '2026-10' } }), foreign: wholeFirm },
  getFunnelReport: { succeeds: () => ({}), foreign: wholeFirm },
  getDealsReport: { succeeds: () => ({}), foreign: wholeFirm },
  getWorkloadReport: { succeeds: () => ({}), foreign: wholeFirm },
} satisfies Partial<Cases>;
