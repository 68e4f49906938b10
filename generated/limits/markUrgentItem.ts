// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
export const target_id = 36;
export const changed_at = 40;
export const snoozed_until = 40;
