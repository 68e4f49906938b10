// Written by `npm run generate` from openapi/. Do not edit.
export const token = 500;
export const number = 23;
export const expires = 7;
export const cvc = 4;
