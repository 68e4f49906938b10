// Written by `npm run generate` from openapi/. Do not edit.
export const notification_id = 36;
