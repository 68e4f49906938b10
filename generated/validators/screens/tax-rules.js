// Written by `npm run generate` from openapi/. Do not edit.
export { createTaxRuleBody as createTaxRule } from '../createTaxRule.js';
export { updateTaxRuleBody as updateTaxRule } from '../updateTaxRule.js';
