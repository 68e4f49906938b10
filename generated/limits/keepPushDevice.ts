// Written by `npm run generate` from openapi/. Do not edit.
export const endpoint = 2000;
export const p256dh = 88;
export const auth = 24;
