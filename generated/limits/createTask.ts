// Written by `npm run generate` from openapi/. Do not edit.
export const title = 200;
export const user_id = 36;
export const owner_id = 36;
export const due_on = 10;
export const due_at = 40;
