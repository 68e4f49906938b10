/** The first name of a person's whole one: `Sofia` of `Sofia Rinaldi`; a name of one word is that word. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
