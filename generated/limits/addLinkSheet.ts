// Written by `npm run generate` from openapi/. Do not edit.
export const user_id = 36;
export const file = 26214400;
export const message = 240;
