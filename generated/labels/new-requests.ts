// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const package_id = "Package";
export const advisor_id = "Advisor";
export const has_advisor = "Has an advisor";
export const id = "Id";
export const preferences_id = "Checklist";
export const name = "Client";
export const email = "E-mail";
export const phone = "Phone";
export const zip = "ZIP";
export const best_contact = "Best way";
export const best_time = "Best time";
export const submitted_at = "Submitted";
export const brief = "Brief";
