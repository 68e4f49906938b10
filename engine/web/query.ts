/** Query values by the contract's dialect: objects and arrays (filter, range, sort) as JSON, the rest as plain text. */
export function serialiseQuery(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return params.toString();
}
