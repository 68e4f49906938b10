// Written by `npm run generate` from openapi/. Do not edit.
export const summary = 1000;
export const otherwise = 500;
