import type { HandlerMap } from '../../../engine/server/handler.ts';
import { firmTimeZone } from '../settings/index.ts';
import { activityReport } from './activity.ts';
import { breakdownReport } from './breakdown.ts';
import { dealsReport } from './deals.ts';
import { figuresReport } from './figures.ts';
import { funnelReport } from './funnel.ts';
import { askedPeriod, comparedPeriods } from './period.ts';
import { revenueReport } from './revenue.ts';
import { statement } from './statement.ts';
import { workloadReport } from './workload.ts';

/** The admin's dashboard. The access rule is the contract's: admins alone, who see every row. */
export const reportHandlers = {
  getFiguresReport: async ({ db, actor, query, services }) => {
    const now = services.clock();
    return figuresReport(db, actor, askedPeriod(query, await firmTimeZone(db), now), now);
  },

  getRevenueReport: async ({ db, query, services }) => {
    const timeZone = await firmTimeZone(db);
    return revenueReport(db, comparedPeriods(query, timeZone, services.clock()), timeZone);
  },

  getStatement: async ({ db, query, services }) => statement(db, query.month, await firmTimeZone(db), services.clock()),

  getActivityReport: async ({ db, query, services }) => {
    const timeZone = await firmTimeZone(db);
    return activityReport(db, query.measure, comparedPeriods(query, timeZone, services.clock()), timeZone);
  },

  getBreakdownReport: async ({ db, query, services }) => breakdownReport(db, query.breakdown, comparedPeriods(query, await firmTimeZone(db), services.clock())),

  getFunnelReport: async ({ db, query, services }) => funnelReport(db, askedPeriod(query, await firmTimeZone(db), services.clock())),

  getDealsReport: ({ db }) => dealsReport(db),

  getWorkloadReport: ({ db, services }) => workloadReport(db, services.clock()),
} satisfies Partial<HandlerMap>;
