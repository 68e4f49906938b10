// Written by `npm run generate` from openapi/. Do not edit.
export const hand_over_to = 36;
export const reason = 300;
