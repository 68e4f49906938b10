// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const package_identifier = 60;
export const started_by = 36;
