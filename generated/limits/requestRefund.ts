// Written by `npm run generate` from openapi/. Do not edit.
export const payment_id = 36;
export const reason = 1000;
