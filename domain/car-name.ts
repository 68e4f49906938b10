/**
 * A car as people say it, of what is known: `2024 Mazda3 Hatchback`. A model that begins with its make's name says the make.
 * @param parts in their order: year, trim and what else may follow
 */
export function carName(make: string | null | undefined, model: string | null | undefined, ...after: readonly (string | null | undefined)[]): string {
  const isSaid = make && model?.toLowerCase().startsWith(make.toLowerCase());
  return [isSaid ? null : make, model, ...after].filter(Boolean).join(' ');
}
