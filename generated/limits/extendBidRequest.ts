// Written by `npm run generate` from openapi/. Do not edit.
export const due_at = 40;
