// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const package_identifier = "Identifier";
export const is_active = "For sale";
export const id = "Id";
export const name = "Name";
export const tagline = "Tagline";
export const price = "Price";
export const inclusions = "Inclusions";
export const max_links = "Link limit";
export const max_otd_prices = "OTD price limit";
export const days_included = "Days included";
export const position = "Position";
export const created_at = "Created";
export const updated_at = "Updated";
export const version = "Version";
