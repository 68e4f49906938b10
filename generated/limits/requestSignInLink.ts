// Written by `npm run generate` from openapi/. Do not edit.
export const email = 254;
export const package_identifier = 60;
