import type { HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { taxRules } from '../../db/schema.ts';
import { keptRecords } from '../../events/kept-records.ts';

const kept = keptRecords(taxRules, 'tax-rules');

/** Domain: OTD worksheet. The rules are the firm's: staff read them, admins write them. */
export const taxRuleHandlers = {
  listTaxRules: ({ db, query }) =>
    listRows(db, taxRules, { ...query, scope: undefined, search: [taxRules.name, taxRules.state, taxRules.source], defaultSort: ['name', 'ASC'] }),

  getTaxRule: ({ db, params }) => findRow(db, taxRules, params.id, undefined),

  createTaxRule: async ({ db, actor, body }) => {
    const row = await insertRow(db, taxRules, body);
    await kept(db, actor, 'made', row.id);
    return row;
  },

  // An admin who changes an example has reviewed it: it is the firm's own from then on.
  updateTaxRule: async ({ db, actor, params, body }) => {
    await kept(db, actor, 'changed', params.id);
    return updateRow(db, taxRules, params.id, { ...body, is_example: false }, undefined);
  },

  deleteTaxRule: async ({ db, actor, params }) => {
    await kept(db, actor, 'removed', params.id);
    return deleteRow(db, taxRules, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;
