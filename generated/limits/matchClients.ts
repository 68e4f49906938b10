// Written by `npm run generate` from openapi/. Do not edit.
export const make = 60;
export const model = 80;
export const must_have = 80;
export const needed_by_lte = 10;
