// Written by `npm run generate` from openapi/. Do not edit.
export const into_id = 36;
