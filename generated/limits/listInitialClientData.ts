// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const package_identifier = 60;
export const started_by = 36;
export const last_step_at_gte = 40;
export const last_step_at_lte = 40;
export const created_at_gte = 40;
export const created_at_lte = 40;
