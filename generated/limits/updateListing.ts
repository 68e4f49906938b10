// Written by `npm run generate` from openapi/. Do not edit.
export const title = 160;
export const url = 2000;
export const vin = 17;
export const make = 60;
export const model = 80;
export const trim = 80;
export const dealer = 120;
export const place = 120;
export const exterior_colour = 40;
export const interior_colour = 40;
export const description = 4000;
