// Written by `npm run generate` from openapi/. Do not edit.
export const dealer_id = 36;
