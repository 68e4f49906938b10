// Written by `npm run generate` from openapi/. Do not edit.
export const token = 500;
export const password = 200;
export const time_zone = 60;
