// Written by `npm run generate` from openapi/. Do not edit.
export const list = 60;
export const name = 60;
export const group_by = 60;
