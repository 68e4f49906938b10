import type { HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { taxRules } from '../../db/schema.ts';
import { tellFirm } from '../push/changes.ts';

/** Domain: OTD worksheet. The rules are the firm's: staff read them, admins write them. */
export const taxRuleHandlers = {
  listTaxRules: ({ db, query }) =>
    listRows(db, taxRules, { ...query, scope: undefined, search: [taxRules.name, taxRules.state, taxRules.source], defaultSort: ['name', 'ASC'] }),

  getTaxRule: ({ db, params }) => findRow(db, taxRules, params.id, undefined),

  createTaxRule: async ({ db, body }) => {
    await tellFirm(db, 'staff', ['tax-rules']);
    return insertRow(db, taxRules, body);
  },

  // Whoever changes an example has looked at it: it is the firm's own from then on.
  updateTaxRule: async ({ db, params, body }) => {
    await tellFirm(db, 'staff', ['tax-rules']);
    return updateRow(db, taxRules, params.id, { ...body, is_example: false }, undefined);
  },

  deleteTaxRule: async ({ db, params }) => {
    await tellFirm(db, 'staff', ['tax-rules']);
    return deleteRow(db, taxRules, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;
