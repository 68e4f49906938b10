// Written by `npm run generate` from openapi/. Do not edit.
export const snoozed_until = 40;
