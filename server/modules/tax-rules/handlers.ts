import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { taxRules } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';

const aboutRule = (actor: Actor, record_id: string) => ({ kind: 'record_changed', actor, client_id: null, resource: 'tax-rules', record_id }) as const;

/** Domain: OTD worksheet. The rules are the firm's: staff read them, admins write them. */
export const taxRuleHandlers = {
  listTaxRules: ({ db, query }) =>
    listRows(db, taxRules, { ...query, scope: undefined, search: [taxRules.name, taxRules.state, taxRules.source], defaultSort: ['name', 'ASC'] }),

  getTaxRule: ({ db, params }) => findRow(db, taxRules, params.id, undefined),

  createTaxRule: async ({ db, actor, body }) => {
    const row = await insertRow(db, taxRules, body);
    await happened(db, { ...aboutRule(actor, row.id), change: 'made' });
    return row;
  },

  // An admin who changes an example has reviewed it: it is the firm's own from then on.
  updateTaxRule: async ({ db, actor, params, body }) => {
    await happened(db, { ...aboutRule(actor, params.id), change: 'changed' });
    return updateRow(db, taxRules, params.id, { ...body, is_example: false }, undefined);
  },

  deleteTaxRule: async ({ db, actor, params }) => {
    await happened(db, { ...aboutRule(actor, params.id), change: 'removed' });
    return deleteRow(db, taxRules, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;
