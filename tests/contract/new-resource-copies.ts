// What new-field.test.ts puts into its copy of the project once `npm run new resource suppliers` has run there: an operation that moves a state,
// as README's recipe adds one.

import { readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8');

/** What README says by these words, to the letter. */
function saidInReadme(pattern: RegExp): string {
  const said = pattern.exec(readme)?.[1];
  if (said === undefined) throw new Error(`README.md says nothing like ${pattern}`);
  return said;
}

/** The fields README asks for, as a shell hands them on. */
export const fields = saidInReadme(/^npm run new resource suppliers (.+)$/m)
  .replaceAll('\\', '')
  .split(' ');

const transitions = saidInReadme(/# openapi\/schemas\/SupplierStage\.yaml\n((?: {3}(?!```).+\n)+)/).replaceAll(/^ {3}/gm, '');
const keptStates = saidInReadme(/^ *(SupplierStage: statesIn\(.+)$/m);

/** README, "A resource": a button that moves a state. File, words that stand there, words instead. */
export const approving: readonly [file: string, words: string, instead: string][] = [
  ['openapi/schemas/Supplier.yaml', 'stage: {$ref: ./SupplierStage.yaml}', 'stage: {$ref: ./SupplierStage.yaml, readOnly: true}'],
  ['openapi/schemas/SupplierStage.yaml', 'x-enumDescriptions:', `${transitions}x-enumDescriptions:`],
  ['server/db/schema/suppliers.ts', 'supplierStageValues }).notNull()', "supplierStageValues }).notNull().default('proposed')"],
  [
    'openapi/openapi.yaml',
    "  '/suppliers/{id}':",
    "  '/suppliers/{id}/approve': {$ref: 'paths/suppliers.yaml#/~1suppliers~1{id}~1approve'}\n  '/suppliers/{id}':",
  ],
  [
    'openapi/paths/suppliers.yaml',
    '/suppliers/{id}:',
    `/suppliers/{id}/approve:
  parameters:
    - $ref: ../parameters.yaml#/Id
  patch:
    operationId: approveSupplier
    summary: Approve
    description: From now on we buy there. A refused move answers 409.
    tags: [suppliers]
    security: [{bearer: [admin]}]
    x-act: {done: "Supplier {record} approved"}
    responses:
      '200':
        description: The supplier as it now is.
        content:
          application/json:
            schema: {$ref: ../schemas/Supplier.yaml}
      default: {$ref: ../responses.yaml#/Problem}
/suppliers/{id}:`,
  ],
  [
    'server/modules/suppliers/handlers.ts',
    '  deleteSupplier:',
    `  approveSupplier: async ({ db, actor, params }) => {
    await happened(db, { ...about(actor, params.id), change: 'changed' });
    return updateRow(db, suppliers, params.id, { stage: 'approved' }, undefined);
  },

  deleteSupplier:`,
  ],
  ['server/modules/states.ts', '  SupportStatus:', `  ${keptStates}\n  SupportStatus:`],
  ['server/modules/states.ts', '  supportRequests,', '  suppliers,\n  supportRequests,'],
  [
    'tests/api/cases/suppliers.ts',
    '  deleteSupplier:',
    '  approveSupplier: { succeeds: async (world) => ({ params: await make(world) }), foreign: firmWide },\n  deleteSupplier:',
  ],
  ['tests/api/cases/suppliers.ts', "stage: 'proposed', ", ''],
];
