// Written by `npm run generate` from openapi/. Do not edit.
export const owner_id = 36;
