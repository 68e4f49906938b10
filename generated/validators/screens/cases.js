// Written by `npm run generate` from openapi/. Do not edit.
export { assignCasesBody as assignCases } from '../assignCases.js';
