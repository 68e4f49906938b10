// Written by `npm run generate` from openapi/. Do not edit.
export { createComplaintCategoryBody as createComplaintCategory } from '../createComplaintCategory.js';
export { updateComplaintCategoryBody as updateComplaintCategory } from '../updateComplaintCategory.js';
export { deleteComplaintCategoryBody as deleteComplaintCategory } from '../deleteComplaintCategory.js';
