// Written by `npm run generate` from openapi/. Do not edit.
export const current_password = 200;
export const password = 200;
