// Written by `npm run generate` from openapi/. Do not edit.
export const name = 80;
export const package_identifier = 60;
export const tagline = 160;
