// Written by `npm run generate` from openapi/. Do not edit.
export const title = 160;
export const vin = 17;
export const dealer = 120;
export const note = 2000;
