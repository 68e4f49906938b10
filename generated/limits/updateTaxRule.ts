// Written by `npm run generate` from openapi/. Do not edit.
export const name = 120;
export const state = 2;
export const source = 300;
export const effective_from = 10;
