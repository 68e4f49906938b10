// Written by `npm run generate` from openapi/. Do not edit.
export const name = 120;
export const address = 160;
export const zip = 10;
export const phone = 25;
export const notes = 4000;
