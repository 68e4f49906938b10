// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
